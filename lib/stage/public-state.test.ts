import { describe, expect, it } from "vitest";
import { ANA, context, DECK, liveState } from "./fixtures";
import { publicState } from "./public-state";
import { reduce } from "./reduce";
import { type StageState, StageStateSchema } from "./state";

const busy = (): StageState => {
  const base = liveState();
  return {
    ...base,
    deck: { visible: true, presentation_id: DECK.id, page: 2, page_count: 3, pages: DECK.pages },
    ticker: { visible: false, items: ["not yet"] },
    scenes: base.scenes.map((scene) => ({
      ...scene,
      assignee: "guest_secret",
      data: { api: "secret-data" },
    })),
  };
};

describe("public state", () => {
  it("has the same shape, with only what is on screen", () => {
    const shown = publicState(busy());
    expect(StageStateSchema.parse(shown)).toEqual(shown);
    expect(shown.scenes).toHaveLength(1);
    expect(shown.deck).toMatchObject({ page: 2, page_count: 3, pages: [{ number: 2 }] });
    const wire = JSON.stringify(shown);
    for (const secret of [
      "secret",
      "Fireside",
      "Why now?",
      "Tea or coffee",
      "Page 3",
      "not yet",
      "Here is Hannah",
    ]) {
      expect(wire, secret).not.toContain(secret);
    }
  });

  it("never contains notes or scripts, not even internally", () => {
    expect(JSON.stringify(liveState())).not.toContain("secret");
  });

  it("hides slides, calls to action and prepared polls until they are shown", () => {
    const hidden = publicState({ ...busy(), deck: { ...busy().deck, visible: false } });
    expect(hidden.deck.pages).toEqual([]);
    expect(hidden.cta).toEqual({ visible: false, label: "", url: "" });
    const open = reduce(busy(), { action: "open_poll", question: "Which?", options: ["a", "b"] }, context());
    if (!open.ok) throw new Error("poll");
    expect(publicState(open.state).poll).toMatchObject({ question: "Which?", results_shown: false });
    const draft = reduce(busy(), { action: "go_scene", index: 2 }, context());
    expect(draft.ok && draft.state.poll?.state).toBe("draft");
    expect(draft.ok && publicState(draft.state).poll).toBeNull();
  });

  it("names the people on stage, but not those backstage", () => {
    const names = publicState(busy()).stage.map((entry) => entry.name);
    expect(names).not.toContain(ANA.name);
    expect(names).toHaveLength(2);
  });
});
