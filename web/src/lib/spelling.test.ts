import { expect, test } from "vitest";
import type { FromServer } from "../wire/server";
import { spelledOut } from "./spelling";

const read = (frame: object) => spelledOut(structuredClone(frame) as FromServer);

test("texts, steps and events have all their fields again", () => {
  const steps = [
    { piece: "piece:1", path: ["space:1", "space:2"], form: "move" },
    { at: "piece:1", form: "flash" },
    { at: "piece:1", text: { plain: "+1" }, form: "pill" },
    { at: "piece:1", text: { key: "pill-held" }, tone: "good", icon: "shield", form: "pill" },
    { die: "die:0", pips: 5, form: "roll" },
  ];
  const events = [
    { key: "drove", args: { racer: ["racer", 1] }, steps },
    { key: "turn", args: {}, steps: [] },
  ];
  const entry = { sequence: 3, at: 1, kind: "moved", seat: 1, point: 2, events };
  expect(read({ type: "events", entries: [entry] })).toEqual({
    type: "events",
    you: null,
    table: null,
    view: null,
    entries: [
      {
        ...entry,
        bot: null,
        count: 1,
        choices: [],
        result: null,
        secret: null,
        events: [
          {
            key: "drove",
            args: { racer: ["racer", 1] },
            hidden: false,
            steps: [
              { ...steps[0], manner: "drive" },
              { ...steps[1], manner: "hit" },
              { ...steps[2], text: { key: "", args: {}, plain: "+1" }, tone: "plain", icon: "" },
              { ...steps[3], text: { key: "pill-held", args: {}, plain: "" } },
              { ...steps[4], art: "" },
            ],
          },
          { key: "turn", args: {}, hidden: false, steps: [] },
        ],
      },
    ],
  });
});

test("views, offers and gaps have all their fields again", () => {
  const offer = { action: 4, text: { key: "choice-stop", args: { total: 3 } }, targets: [], steps: [] };
  const question = { key: "roll", seat: 0, args: {}, rule: "SR-304", piece: "" };
  const panels = { things: { "racer:1": { figures: { things: { gap: { value: 4 }, speed: { value: 2 } } } } } };
  const view = { sequence: 3, asked: 3, viewer: 0, turn: 0, scene: { question, offers: [offer], panels } };
  const frame = read({ type: "events", entries: [{ kind: "said" }], view }) as Extract<FromServer, { type: "events" }>;
  expect(frame.view).toEqual({
    ...view,
    awaited: false,
    window: null,
    standing: [],
    choices: [],
    undo: false,
    clock: null,
    presence: null,
    scene: {
      question: { ...question, aim: "" },
      offers: [
        {
          ...offer,
          text: { ...offer.text, plain: "" },
          why: { key: "choice-stop.why", args: { total: 3 }, plain: "" },
          price: "",
          price_tone: "plain",
        },
      ],
      panels: {
        things: {
          "racer:1": {
            figures: {
              things: {
                gap: {
                  value: 4,
                  title: { key: "figure-gap", args: { count: 4 }, plain: "" },
                  text: { key: "", args: {}, plain: "−4" },
                },
                speed: { value: 2 },
              },
            },
          },
        },
      },
    },
  });
});

test("other frames are as they came", () => {
  const ack = { type: "ack", id: "m1", sequence: 4 };
  expect(read(ack)).toEqual(ack);
  expect(read({ type: "welcome", view: null })).toEqual({ type: "welcome", view: null });
});
