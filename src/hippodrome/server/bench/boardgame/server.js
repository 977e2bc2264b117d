// boardgame.io's own server with a race of about the size of our smallest game: four seats, a board of 42 spaces,
// hidden hands, dice, damage and laps. State is kept in memory, boardgame.io's default.
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView, TurnOrder } = require("boardgame.io/core");

const SPACES = 42;
const CARDS = 54;

const race = {
  name: "race",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card % 9));
    const players = {};
    const racers = [];
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = { hand: deck.splice(0, 3) };
      racers.push({ seat, progress: 0, laps: 0, tokens: 0, nudges: [1, 1, 1], damage: 0, cards: 3 });
    }
    const tokens = Array.from({ length: SPACES + 1 }, (_, space) => (space % 5 === 0 ? 1 : 0));
    return { secret: { deck }, players, racers, tokens, dice: [], log: [], round: 1 };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
  moves: {
    drive: ({ G, ctx, random }) => {
      const me = G.racers[ctx.currentPlayer];
      G.dice = random.D6(3);
      const total = G.dice[0] + G.dice[1] + G.dice[2];
      const repeated = new Set(G.dice).size < 3;
      me.progress += repeated ? 1 : total;
      if (repeated) me.damage += 1;
      const space = me.progress % SPACES;
      if (G.tokens[space]) {
        G.tokens[space] = 0;
        me.tokens += 1;
        if (me.tokens % 2 === 0 && G.secret.deck.length) {
          G.players[ctx.currentPlayer].hand.push(G.secret.deck.pop());
          me.cards += 1;
        }
      }
      me.laps = Math.floor(me.progress / SPACES);
      G.racers.forEach((other) => {
        if (other !== me && other.progress === me.progress) other.damage += 1;
      });
      G.log.push([ctx.turn, Number(ctx.currentPlayer), total, me.progress]);
      if (G.log.length > 20) G.log.shift();
    },
  },
};

const server = Server({ games: [race], origins: [Origins.LOCALHOST] });
const listen = server.app.listen;
server.app.listen = (port, callback) => listen.call(server.app, port, "127.0.0.1", callback);
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
