"use strict";
(() => {
  const story = JSON.parse(document.getElementById("story").textContent);
  const { analysis, seats, steps, frames, pieces } = story;
  const { points, decisions } = analysis;
  const page = document.getElementById("page");
  const last = points.length - 1;
  const decisionAt = new Map(decisions.map((decision, index) => [decision.at, index]));
  const throws = new Map();
  for (const point of points) throws.set(point.at, (throws.get(point.at) ?? 0) + 1);
  const winners = seats.map((_, seat) => seat).filter((seat) => points[last].win[seat] > 0);
  let language = story.language;
  let now = 0;
  let update = () => {};

  // Words

  // French signs keep to their word at the end of a line.
  const set = (text) => language === "fr" ? text.replace(/ ([?!:;»%])/g, "\u00a0$1").replace(/« /g, "«\u00a0") : text;
  const word = (key, args = {}) =>
    set((story.words[language][key] ?? key).replace(/\{(\w+)\}/g, (_, name) => args[name] ?? ""));
  const pair = (what, which) => word("pair", { what, which });
  const number = (text) => text.replace(".", story.words[language].decimal).replace("-", "−");
  const percent = (share) => {
    const value = 100 * share;
    const near = Math.min(value, 100 - value);
    return word("percent", { value: number(value.toFixed(near >= 0.05 && near < 1.95 ? 1 : 0)) });
  };
  const signed = (share) => {
    const text = (100 * share).toFixed(1);
    return Number(text) === 0 ? "0" : number(share > 0 ? `+${text}` : text);
  };
  const name = (seat) => seats[seat].name;
  const happened = (index) => steps[index].events[language].map((event) => event.replace(/\.$/, "")).join(" · ");

  // Elements

  const SVG = "http://www.w3.org/2000/svg";
  const put = (made, attributes, inside) => {
    for (const [key, value] of Object.entries(attributes)) {
      if (key === "onclick") made.addEventListener("click", value);
      else if (value !== false && value !== undefined) made.setAttribute(key, value === true ? "" : value);
    }
    made.append(...inside.flat().filter((part) => part !== null && part !== undefined));
    return made;
  };
  const el = (tag, attributes = {}, ...inside) => put(document.createElement(tag), attributes, inside);
  const shape = (tag, attributes = {}, ...inside) => put(document.createElementNS(SVG, tag), attributes, inside);
  const badge = (seat, size = 22) => {
    const made = shape("svg", { viewBox: "-14 -15 28 29", width: size, height: size, class: "badge", "aria-hidden": "true" });
    made.innerHTML = seats[seat].badge[language];
    return made;
  };
  const button = (label, action, ...inside) =>
    el("button", { type: "button", "aria-label": label, title: label, onclick: action }, ...(inside.length ? inside : [label]));

  // Where a point lies: within its move, one place for each throw.

  const places = [];
  {
    let at = -1;
    let within = 0;
    for (const point of points) {
      within = point.at === at ? within + 1 : 1;
      at = point.at;
      places.push(at === 0 ? 0 : at - 1 + within / throws.get(at));
    }
  }
  const span = Math.max(1, places[last]);

  function pictureOf(index) {
    const point = points[index];
    const answered = index < last && points[index + 1].at === point.at;
    let at = point.kind === "choice" && answered ? point.at - 1 : point.at;
    while (at > 0 && frames[language][at].length === 0) at -= 1;
    const runs = frames[language][at];
    let drawn = "";
    for (let k = 0; k < runs.length; k += 2) drawn += pieces.slice(runs[k], runs[k] + runs[k + 1]).join("");
    return drawn;
  }

  const [boardWidth, boardHeight] = story.box.split(" ").slice(2).map(Number);
  const wideBoard = boardWidth > 1.3 * boardHeight;

  const headline = () => {
    if (winners.length === 0) return word("wins-nobody");
    return word(winners.length > 1 ? "wins-shared" : "wins", { player: winners.map(name).join(", ") });
  };
  const title = (index) => {
    const point = points[index];
    return point.kind === "start" ? word("before") : word("move", { at: point.at });
  };
  const told = (index) => {
    const point = points[index];
    if (point.kind === "start") return "";
    if (point.kind === "chance") return word("answered");
    return word("chooses", { player: name(point.seat), choice: steps[index].choice[language] });
  };

  // The curve

  function curve() {
    const holder = el("div", { class: "curve" });
    const chart = shape("svg", {
      role: "slider", tabindex: "0", "aria-label": word("curve"), "aria-valuemin": "0", "aria-valuemax": String(last),
    });
    holder.append(chart);
    let geometry = null;

    const draw = () => {
      const wide = holder.clientWidth || 700;
      const narrow = wide < 560;
      const high = narrow ? 250 : wideBoard && matchMedia("(min-width: 981px)").matches ? 500 : 360;
      const room = { left: narrow ? 46 : 54, right: 24, top: 44, bottom: 26 };
      const x = (place) => room.left + (place / span) * (wide - room.left - room.right);
      const y = (share) => high - room.bottom - share * (high - room.top - room.bottom);
      geometry = { x, y, wide, room };
      chart.setAttribute("viewBox", `0 0 ${wide} ${high}`);
      chart.setAttribute("height", high);
      const lines = [];
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        lines.push(shape("line", { class: "grid", x1: x(0), x2: x(span), y1: y(share), y2: y(share) }));
        lines.push(shape("text", { class: "axis", x: room.left - 8, y: y(share) + 4, "text-anchor": "end" }, percent(share)));
      }
      const every = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((step) => (span / step) * 44 < wide - room.left) ?? 500;
      for (let at = every; at <= span; at += every) {
        lines.push(shape("text", { class: "axis", x: x(at), y: high - 6, "text-anchor": "middle" }, String(at)));
      }
      const order = seats.map((_, seat) => seat).sort((a, b) => points[last].win[a] - points[last].win[b]);
      for (const seat of order) {
        const d = points.map((point, index) => `${index ? "L" : "M"}${x(places[index]).toFixed(1)} ${y(point.win[seat]).toFixed(1)}`).join("");
        const width = winners.includes(seat) ? 3.4 : 2.4;
        lines.push(shape("path", { class: "casing", d, "stroke-width": width + 2 }));
        lines.push(shape("path", { class: "line", d, stroke: `var(--racer-${seats[seat].slot}-line)`, "stroke-width": width }));
      }
      for (const seat of order) {
        const count = Math.max(2, Math.round(wide / 220));
        for (let k = 0; k < count; k += 1) {
          const wanted = span * ((k + (seat + 0.5) / seats.length) / count);
          const index = places.findIndex((place) => place >= wanted);
          if (index > 0) lines.push(marker(seat, x(places[index]), y(points[index].win[seat]), 0.62));
        }
        if (winners.includes(seat)) lines.push(marker(seat, x(span), y(points[last].win[seat]), 1));
      }
      const pins = pinned(analysis.turning_points.map((turning) => x(places[turning.point])), wide);
      analysis.turning_points.forEach((turning, index) => {
        const at = x(places[turning.point]);
        const pin = pins[index];
        lines.push(shape("path", { class: "turn", d: `M${pin} 25L${at} ${room.top - 12}V${y(0)}` }));
        lines.push(shape("g", { class: "pin", onclick: () => go(turning.point) },
          shape("circle", { cx: pin, cy: 14, r: 11 }),
          shape("text", { x: pin, y: 18.5, "text-anchor": "middle" }, String(index + 1))));
      });
      lines.push(shape("line", { class: "ghost", x1: -9, x2: -9, y1: room.top, y2: y(0) }));
      lines.push(shape("g", { class: "cursor" }));
      chart.replaceChildren(...lines);
    };
    // Beside each other where their points are close, and all inside the picture.
    const pinned = (wanted, wide) => {
      const pins = [];
      for (const at of wanted) pins.push(Math.max(at, (pins.at(-1) ?? -24) + 24));
      for (let k = pins.length - 1, most = wide - 12; k >= 0; k -= 1, most = pins[k + 1] - 24) pins[k] = Math.min(pins[k], most);
      return pins;
    };
    const marker = (seat, at, height, scale) => {
      const made = shape("g", { transform: `translate(${at.toFixed(1)} ${height.toFixed(1)}) scale(${scale})` });
      made.innerHTML = seats[seat].badge[language];
      return made;
    };
    const nearest = (event) => {
      const box = chart.getBoundingClientRect();
      const place = ((event.clientX - box.left - geometry.room.left) / (geometry.x(span) - geometry.x(0))) * span;
      let best = 0;
      for (let k = 0; k <= last; k += 1) if (Math.abs(places[k] - place) <= Math.abs(places[best] - place)) best = k;
      return best;
    };
    chart.addEventListener("pointermove", (event) => {
      const index = nearest(event);
      const at = geometry.x(places[index]);
      const ghost = chart.querySelector(".ghost");
      ghost.setAttribute("x1", at);
      ghost.setAttribute("x2", at);
      if (event.buttons & 1) go(index);
      else readOut(index);
    });
    chart.addEventListener("pointerleave", () => {
      for (const end of ["x1", "x2"]) chart.querySelector(".ghost").setAttribute(end, -9);
      readOut(now);
    });
    chart.addEventListener("pointerdown", (event) => go(nearest(event)));
    chart.addEventListener("keydown", (event) => {
      const far = (sign) => {
        let index = now;
        do index += sign;
        while (index > 0 && index < last && points[index].seat === points[index - sign].seat);
        return index;
      };
      const target = {
        ArrowRight: now + 1, ArrowUp: now + 1, ArrowLeft: now - 1, ArrowDown: now - 1,
        Home: 0, End: last, PageUp: far(-1), PageDown: far(1),
      }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      go(target);
    });
    const point = () => {
      const { x, y, room } = geometry;
      const at = x(places[now]);
      chart.querySelector(".cursor").replaceChildren(
        shape("line", { x1: at, x2: at, y1: room.top - 4, y2: y(0) }),
        ...seats.map((seat, index) => shape("circle", {
          cx: at, cy: y(points[now].win[index]), r: 4.5, fill: `var(--racer-${seat.slot}-line)`,
        })));
      const shares = seats.map((seat, index) => `${seat.name} ${percent(points[now].win[index])}`).join(", ");
      chart.setAttribute("aria-valuenow", String(now));
      chart.setAttribute("aria-valuetext", [title(now), told(now), shares].filter(Boolean).join(". "));
    };
    new ResizeObserver(() => { draw(); point(); }).observe(holder);
    return { holder, draw, point };
  }

  let readOut = () => {};

  function legend() {
    const items = seats.map((seat, index) => {
      const share = el("b");
      return { share, item: el("li", {}, badge(index), el("span", {}, seat.name), share) };
    });
    readOut = (index) => items.forEach(({ share }, seat) => { share.textContent = percent(points[index].win[seat]); });
    return el("ul", { class: "legend" }, items.map(({ item }) => item));
  }

  // What each choice of a decision was worth

  function odds(decision, room = 99) {
    const { options, choice, best } = decisions[decision];
    const most = Math.max(0.01, ...options.map((option) => option.high));
    const rows = options.map((option, index) => ({ option, said: story.options[decision][index][language] }));
    rows.sort((a, b) => (b.option.choice === best) - (a.option.choice === best) || b.option.win - a.option.win);
    const shown = rows.filter(({ option }, index) => index < room || option.choice === choice);
    return el("ol", { class: "odds" }, shown.map(({ option, said }) => {
      const bar = el("span", { class: "bar", "aria-hidden": "true" });
      bar.style.setProperty("--win", `${(100 * option.win) / most}%`);
      bar.style.setProperty("--low", `${(100 * option.low) / most}%`);
      bar.style.setProperty("--high", `${(100 * option.high) / most}%`);
      const marks = [];
      if (option.choice === choice) marks.push(el("em", { class: "tag chosen" }, word("chosen")));
      if (option.choice === best) marks.push(el("em", { class: "tag best" }, word("best")));
      return el("li", {}, el("span", { class: "said" }, said, marks), el("b", {}, percent(option.win)), bar);
    }));
  }

  // Panels

  function stepPanel() {
    const heading = el("h2", { "aria-live": "polite" });
    const text = el("div", { class: "told" });
    const back = button(word("previous"), () => go(now - 1), "‹");
    const on = button(word("next"), () => go(now + 1), "›");
    const panel = el("section", { class: "card step" }, el("div", { class: "stepper" }, back, heading, on), text);
    const show = () => {
      const point = points[now];
      back.disabled = now === 0;
      on.disabled = now === last;
      heading.replaceChildren(...(point.seat >= 0 ? [badge(point.seat)] : []), el("span", {}, title(now)));
      const parts = now > 0 ? [el("p", { class: "lead" }, told(now))] : [];
      if (now > 0) {
        const changes = seats.map((_, seat) => [seat, point.win[seat] - points[now - 1].win[seat]]);
        const moved = changes.filter(([, change]) => Math.abs(change) >= 0.005).sort((a, b) => b[1] - a[1]);
        if (moved.length) parts.push(el("p", { class: "changes" }, moved.map(([seat, change]) =>
          el("span", { class: change > 0 ? "up" : "down" }, badge(seat, 18), signed(change)))));
        const events = steps[now].events[language];
        if (events.length) parts.push(el("ul", { class: "events" }, events.map((event) => el("li", {}, event))));
      }
      const decision = decisionAt.get(point.at - 1);
      if (point.kind === "choice" && decision !== undefined) {
        parts.push(el("h3", {}, word("odds", { player: name(point.seat) })), odds(decision));
      }
      text.replaceChildren(...parts);
    };
    return { panel, show };
  }

  function boardPanel() {
    const picture = shape("svg", { viewBox: story.box, role: "img", "aria-label": word("board"), class: "board" });
    const show = () => {
      picture.innerHTML = pictureOf(now);
      picture.setAttribute("aria-label", pair(word("board"), title(now)));
    };
    return { panel: el("section", { class: "card picture" }, picture), show };
  }

  function turningPoints() {
    if (analysis.turning_points.length === 0) return null;
    return el("section", {}, el("h2", {}, word("turning-points")), el("ol", { class: "turnings" },
      analysis.turning_points.map((turning, index) => {
        const swing = word("swing", {
          gainer: name(turning.gainer), gain: signed(turning.gain), loser: name(turning.loser), loss: signed(-turning.loss),
        });
        const what = turning.kind === "chance" ? happened(turning.point) : "";
        return el("li", {}, el("button", { type: "button", class: "card", onclick: () => go(turning.point, true) },
          el("span", { class: "number", "aria-hidden": "true" }, String(index + 1)),
          el("span", { class: "where" }, badge(turning.seat), `${word("move", { at: turning.at })}, ${name(turning.seat)}`),
          el("span", { class: "what" }, steps[turning.point].choice[language], what ? ` · ${what}` : ""),
          el("span", { class: "swing" }, pair(word(turning.kind === "choice" ? "by-choice" : "by-chance"), swing))));
      })));
  }

  function balance() {
    const columns = ["start", "luck", "skill", "others", "result", "accuracy", "mistakes"];
    const order = analysis.seats.map((seat, index) => ({ ...seat, index })).sort((a, b) => a.place - b.place);
    const most = Math.max(0.1, ...order.flatMap((seat) => [seat.luck, seat.skill, seat.others].map(Math.abs)));
    const cell = (seat, column) => {
      const value = seat[column];
      if (column === "start" || column === "result") return el("td", { "data-label": word(column) }, percent(value));
      if (column === "accuracy") return el("td", { "data-label": word(column) }, value === null ? "–" : String(value));
      if (column === "mistakes") return el("td", { "data-label": word(column) }, String(value));
      const bar = el("i", { class: value < 0 ? "down" : "up", "aria-hidden": "true" });
      bar.style.setProperty("--part", `${(50 * Math.abs(value)) / most}%`);
      return el("td", { class: "signed", "data-label": word(column) }, el("span", {}, signed(value)), bar);
    };
    const head = columns.map((column) => el("th", { scope: "col", title: word(`${column}.help`) }, word(column)));
    return el("section", {}, el("h2", {}, word("balance")), el("p", { class: "muted" }, word("balance.text")),
      el("div", { class: "card table" }, el("table", {},
        el("thead", {}, el("tr", {}, el("th", { scope: "col" }, word("player")), head)),
        el("tbody", {}, order.map((seat) => el("tr", {},
          el("th", { scope: "row" }, el("span", { class: "rank" }, String(seat.place)), badge(seat.index), seat.name),
          columns.map((column) => cell(seat, column))))))),
      throwsOf(order),
      el("dl", { class: "muted meanings" }, columns.map((column) =>
        el("div", {}, el("dt", {}, word(column)), el("dd", {}, word(`${column}.help`))))));
  }

  function throwsOf(order) {
    const best = (label, index, seat) => {
      if (index < 0) return null;
      const change = points[index].win[seat] - points[index - 1].win[seat];
      const events = happened(index);
      return el("li", {}, badge(seat), el("span", {}, el("b", {}, `${name(seat)}, ${word(label)}`),
        el("span", { class: change > 0 ? "up" : "down" }, ` ${signed(change)}`), el("span", { class: "muted clamp", title: events }, events)),
        button(pair(word("show"), word("move", { at: points[index].at })), () => go(index, true), word("move", { at: points[index].at })));
    };
    return el("ul", { class: "throws" }, order.flatMap((seat) =>
      [best("luckiest", seat.luckiest, seat.index), best("unluckiest", seat.unluckiest, seat.index)]));
  }

  function costly() {
    const list = analysis.costly.map((item) => {
      const index = points.findIndex((point) => point.at === item.at + 1 && point.kind === "choice");
      return el("li", { class: "card" },
        el("div", { class: "where" }, badge(item.seat), `${word("move", { at: item.at + 1 })}, ${name(item.seat)}`,
          el("b", { class: "down" }, signed(-item.cost)), button(word("show"), () => go(index, true))),
        odds(item.decision, 5));
    });
    return el("section", {}, el("h2", {}, word("costly")),
      list.length ? el("ol", { class: "costly" }, list) : el("p", { class: "muted" }, word("costly.none")));
  }

  // The page

  function go(index, scroll = false) {
    now = Math.max(0, Math.min(last, index));
    update();
    if (scroll) {
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      page.querySelector(".stage").scrollIntoView({ behavior: calm ? "auto" : "smooth", block: "start" });
    }
  }

  function render() {
    document.documentElement.lang = language;
    document.title = word("title");
    const graph = curve();
    const step = stepPanel();
    const board = boardPanel();
    const other = language === "en" ? "fr" : "en";
    const change = el("button", { type: "button", class: "language", lang: other, onclick: () => { language = other; render(); } }, word("language"));
    page.replaceChildren(
      el("header", {}, el("p", { class: "muted" }, word("title")), change, el("h1", {}, winners.length === 1 ? badge(winners[0], 44) : null, headline())),
      el("main", {},
        el("div", { class: wideBoard ? "stage wide" : "stage" },
          el("section", { class: "card graph" }, el("div", { class: "top" }, el("h2", {}, word("curve")), legend()), graph.holder, el("p", { class: "muted help" }, word("curve.help"))),
          board.panel, step.panel),
        turningPoints(), balance(), costly(),
        el("section", { class: "how" }, el("h2", {}, word("how")), el("p", { class: "muted" }, word("how.text")), el("p", { class: "muted" }, word("made")))));
    graph.draw();
    update = () => { graph.point(); step.show(); board.show(); readOut(now); };
    update();
  }

  render();
})();
