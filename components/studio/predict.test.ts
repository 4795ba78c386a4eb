import { describe, expect, it } from "vitest";
import { initialState, type StagePerson } from "@/lib/stage";
import { type Pending, predict, stillPending } from "./predict";

const AT = "2026-05-04T18:00:00.000Z";
const ana: StagePerson = { identity: "guest-a", name: "Ana", title: "", kind: "guest", muted: false };
const server = { ...initialState({ title: "Show" }), version: 4 };
const pending = (command: Pending["command"], version: number | null = null): Pending => ({
  id: `draft_${command.action}`,
  command,
  at: AT,
  version,
});

describe("predict", () => {
  it("applies pending commands in order", () => {
    const state = predict(
      server,
      [
        pending({ action: "bring_on", identity: "guest-a" }),
        pending({ action: "spotlight", identity: "guest-a" }),
      ],
      { people: [ana] },
    );
    expect(state.stage.map((person) => person.name)).toEqual(["Ana"]);
    expect(state.spotlight).toBe("guest-a");
  });

  it("doesn't apply a command again once the server has it", () => {
    const arrived = { ...server, version: 5, layout: "duo" as const };
    const late = [pending({ action: "set_layout", layout: "solo" }, 5)];
    expect(predict(arrived, late, { people: [] }).layout).toBe("duo");
  });

  it("leaves one-shot effects to the server, so that they play once", () => {
    expect(predict(server, [pending({ action: "confetti" })], { people: [] }).effects).toEqual([]);
  });

  it("drops commands that have become impossible and keeps the rest", () => {
    const state = predict(
      server,
      [pending({ action: "bring_on", identity: "nobody" }), pending({ action: "set_layout", layout: "duo" })],
      { people: [] },
    );
    expect(state.stage).toEqual([]);
    expect(state.layout).toBe("duo");
  });
});

describe("stillPending", () => {
  it("returns the same list when nothing has arrived", () => {
    const list = [pending({ action: "show_ticker" }), pending({ action: "show_deck" }, 9)];
    expect(stillPending(list, 8)).toBe(list);
    expect(stillPending(list, 9).map((entry) => entry.command.action)).toEqual(["show_ticker"]);
  });
});
