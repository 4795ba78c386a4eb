import { describe, expect, it } from "vitest";
import { applyRestore } from "./apply-restore";
import type { StageCommandInput } from "./command";
import { ANA, AT, BEN, CROWD, context, DECK, HOST, liveState } from "./fixtures";
import { initialState } from "./initial-state";
import { publicState } from "./public-state";
import { reduce } from "./reduce";
import type { StageState } from "./state";

function apply(state: StageState, ...list: StageCommandInput[]): StageState {
  return list.reduce((now, command, n) => {
    const result = reduce(now, command, context(`c${now.version}-${n}`));
    if (!result.ok) throw new Error(`${command.action}: ${JSON.stringify(result.fields)}`);
    return result.state;
  }, state);
}

describe("every command", () => {
  it("reports exactly what has changed", () => {
    const state = liveState();
    const result = reduce(state, { action: "set_layout", layout: state.layout }, context());
    expect(result).toMatchObject({ ok: true, changed: [], inverse: { kind: "restore", steps: [] } });
    const muted = reduce(state, { action: "mute", identity: BEN.identity }, context());
    expect(muted).toMatchObject({ ok: true, changed: ["/stage/guest~1ben~01/muted"] });
  });

  it("rejects a context without a valid id or time", () => {
    const command = { action: "confetti" } as const;
    expect(reduce(liveState(), command, { ...context(), id: "" })).toMatchObject({
      ok: false,
      fields: { id: "invalid" },
    });
    expect(reduce(liveState(), command, { ...context(), at: "soon" })).toMatchObject({
      ok: false,
      fields: { at: "iso_8601" },
    });
  });

  it("is rejected after the end of the show", () => {
    const result = reduce({ ...liveState(), phase: "ended" }, { action: "confetti" }, context());
    expect(result).toEqual({ ok: false, code: "version_conflict", fields: { status: "ended" } });
  });
});

describe("effects", () => {
  it("are refused from everywhere while they're turned off, and the switch can be undone", () => {
    const off = reduce(liveState(), { action: "allow_effects", on: false }, context("off"));
    if (!off.ok || !off.inverse) throw new Error("The switch can't be undone.");
    for (const action of ["confetti", "applause", "flowers"] as const)
      expect(reduce(off.state, { action }, context())).toEqual({
        ...{ ok: false, code: "version_conflict" },
        fields: { status: "effects_off" },
      });
    expect(publicState(off.state).effects_allowed).toBe(false);
    const undone = applyRestore(off.state, off.inverse);
    if (!undone) throw new Error("It can't be undone now.");
    for (const on of [undone, apply(off.state, { action: "allow_effects", on: true })])
      expect(apply(on, { action: "confetti" }).effects).toHaveLength(1);
  });
});

describe("scenes", () => {
  it("applies the scene's layout, slide, ticker and prepared poll", () => {
    const talk = apply(liveState(), { action: "go_scene", index: 1 });
    expect(talk).toMatchObject({
      scene_id: "seg-talk",
      scene_index: 1,
      scene_started_at: AT,
      layout: "duo",
      deck: { visible: true, presentation_id: "deck-1", page: 2, page_count: 3 },
      ticker: { visible: true, items: ["Ask in the chat"] },
    });
    const poll = apply(talk, { action: "go_scene", index: 2 });
    expect(poll.poll).toMatchObject({ question: "Tea or coffee?", state: "draft" });
    expect(poll.deck.visible).toBe(false);
  });

  it("goes to the last scene with -1, and rejects scenes that don't exist", () => {
    expect(apply(liveState(), { action: "go_scene", index: -1 }).scene_id).toBe("seg-outro");
    expect(reduce(liveState(), { action: "go_scene", index: 6 }, context())).toMatchObject({
      ok: false,
      code: "validation_error",
      fields: { index: "too_large" },
    });
    expect(reduce(liveState(), { action: "go_scene", index: -2 }, context())).toMatchObject({
      fields: { index: "too_small" },
    });
    expect(reduce(initialState(), { action: "go_scene", index: -1 }, context())).toMatchObject({ ok: false });
  });

  it("adds scenes at the end with the type's layout, and makes the first one current", () => {
    const grown = apply(liveState(), { action: "add_scene", scene_type: "hot_take" });
    expect(grown.scenes.at(-1)).toMatchObject({ type: "hot_take", title: "Hot take", layout: "duo" });
    expect(grown.scene_id).toBe("seg-intro");
    const first = apply(initialState(), { action: "add_scene", scene_type: "intro", layout: "grid" });
    expect(first).toMatchObject({ scene_index: 0, layout: "grid" });
  });

  it("keeps the current scene when scenes around it move", () => {
    const state = apply(
      liveState(),
      { action: "go_scene", index: 1 },
      { action: "move_scene", from: 1, to: -1 },
    );
    expect(state).toMatchObject({ scene_id: "seg-talk", scene_index: 5 });
    expect(apply(state, { action: "remove_scene", index: 0 })).toMatchObject({
      scene_id: "seg-talk",
      scene_index: 4,
    });
  });

  it("goes to an adjacent scene when the current one is removed", () => {
    const state = apply(
      liveState(),
      { action: "go_scene", index: -1 },
      { action: "remove_scene", index: -1 },
    );
    expect(state.scene_id).toBe("seg-qa");
    expect(apply(liveState(), { action: "remove_scene", index: 0 }).scene_id).toBe("seg-talk");
  });

  it("leaves the next scene alone when two colleagues remove or move the same one", () => {
    const id = (index: number) => liveState().scenes[index]?.id;
    const removed = { action: "remove_scene", index: 4, scene_id: id(4) } as const;
    const state = apply(liveState(), removed);
    const others = { ok: false, code: "version_conflict", fields: { status: "scene_changed" } };
    expect(reduce(state, removed, context())).toEqual(others);
    expect(state.scenes).toHaveLength(5);
    const moved = { action: "move_scene", from: 1, to: 2, scene_id: id(1) } as const;
    expect(reduce(apply(state, moved), moved, context())).toEqual(others);
    const last = { action: "remove_scene", index: 5, scene_id: id(5) } as const;
    expect(reduce(state, last, context())).toEqual(others);
    expect(reduce(state, { action: "go_scene", index: 4, scene_id: id(4) }, context())).toEqual(others);
    expect(apply(state, { action: "go_scene", index: 4, scene_id: id(5) }).scene_id).toBe(id(5));
  });

  it("can remove every scene and add new ones", () => {
    let state = liveState();
    while (state.scenes.length > 0) state = apply(state, { action: "remove_scene", index: -1 });
    expect(state).toMatchObject({ scene_id: null, scene_index: -1 });
    expect(apply(state, { action: "add_scene", scene_type: "qa" }).scene_index).toBe(0);
  });

  it("merges a patch into the current scene unchanged, up to a size limit", () => {
    const state = apply(
      liveState(),
      { action: "patch_scene", scene: { mood: { color: "warm" }, title: "Hello", layout: "grid" } },
      { action: "patch_scene", scene: { mood: null } },
    );
    expect(state.scenes[0]).toMatchObject({
      title: "Hello",
      layout: "grid",
      data: { mood: null, title: "Hello" },
    });
    expect(state.layout).toBe("grid");
    const big = { action: "patch_scene", scene: { a: "x".repeat(9000) } } as const;
    const twice = reduce(
      apply(state, big),
      { action: "patch_scene", scene: { b: "x".repeat(9000) } },
      context(),
    );
    expect(twice).toMatchObject({ ok: false, fields: { scene: "too_large" } });
  });
});

describe("slides, people, polls and sound", () => {
  it("shows only one of slides, whiteboard and video at a time", () => {
    const state = apply(
      liveState(),
      { action: "show_deck" },
      { action: "show_whiteboard" },
      { action: "show_video" },
    );
    expect([state.deck.visible, state.whiteboard.visible, state.video.visible]).toEqual([false, false, true]);
  });

  it("stays within the presentation's pages", () => {
    const last = apply(liveState(), { action: "set_slide", page: 3, presentation_id: DECK.id });
    expect(apply(last, { action: "next_slide" }).deck.page).toBe(3);
    expect(apply(last, { action: "prev_slide" }).deck.page).toBe(2);
    expect(reduce(last, { action: "set_slide", page: 4 }, context())).toMatchObject({
      fields: { page: "too_large" },
    });
    expect(reduce(last, { action: "set_slide", page: 1, presentation_id: "x" }, context())).toMatchObject({
      fields: { presentation_id: "not_found" },
    });
  });

  it("shows a card per scene if no presentation is attached", () => {
    const shown = publicState(apply(liveState(), { action: "show_deck" }, { action: "next_slide" }));
    expect(shown.deck).toMatchObject({
      page: 2,
      page_count: 6,
      pages: [{ number: 2, title: "Fireside chat" }],
    });
  });

  it("removes spotlight, zoom and lower third with their person", () => {
    const state = apply(
      liveState(),
      { action: "spotlight", identity: BEN.identity },
      { action: "zoom_in", identity: BEN.identity },
      { action: "lower_third" },
      { action: "send_off", identity: BEN.identity },
    );
    expect(state).toMatchObject({ spotlight: null, zoom: { level: 1, target: null }, lower_third: null });
    expect(state.stage.map((entry) => entry.identity)).toEqual([HOST.identity]);
  });

  it("allows up to twelve people on stage", () => {
    const full = apply(
      liveState(),
      ...CROWD.slice(0, 10).map((p) => ({ action: "bring_on", identity: p.identity }) as const),
    );
    expect(reduce(full, { action: "bring_on", identity: ANA.identity }, context())).toMatchObject({
      fields: { identity: "too_many" },
    });
    expect(reduce(full, { action: "bring_on", identity: "stranger" }, context())).toMatchObject({
      fields: { identity: "not_found" },
    });
  });

  it("limits the zoom", () => {
    const steps = Array.from({ length: 12 }, () => ({ action: "zoom_in" }) as const);
    const close = apply(liveState(), ...steps);
    expect(close.zoom.level).toBe(3);
    expect(apply(close, { action: "zoom_reset" }).zoom.level).toBe(1);
    expect(apply(liveState(), { action: "zoom_out" }).zoom.level).toBe(1);
  });

  it("clears the picture but keeps people and sound", () => {
    const busy = apply(
      liveState(),
      { action: "music_start" },
      { action: "show_deck" },
      { action: "show_ticker" },
      { action: "show_question", text: "Why?" },
      { action: "quote_card", text: "Because" },
      { action: "lower_third" },
      { action: "show_cta" },
      { action: "zoom_in" },
      { action: "set_captions" },
    );
    const state = apply(busy, { action: "clear_stage" });
    expect(state).toMatchObject({
      deck: { visible: false },
      ticker: { visible: false },
      question: null,
      quote: null,
      lower_third: null,
      cta: { visible: false, label: "Join" },
      zoom: { level: 1 },
      music: { on: true },
      captions: { on: true },
    });
    expect(state.stage).toEqual(busy.stage);
  });

  it("opens the prepared poll, keeps it across a scene change and closes it once", () => {
    const open = apply(
      liveState(),
      { action: "go_scene", index: 2 },
      { action: "open_poll" },
      { action: "go_scene", index: 3 },
    );
    expect(open.poll).toMatchObject({ state: "open", question: "Tea or coffee?" });
    const closed = apply(open, { action: "close_poll" });
    expect(reduce(closed, { action: "close_poll" }, context())).toEqual({
      ok: false,
      code: "version_conflict",
      fields: { status: "poll_closed" },
    });
    expect(reduce(liveState(), { action: "open_poll" }, context())).toMatchObject({
      fields: { question: "required" },
    });
  });

  it("doesn't open an open poll again, which would lose its votes", () => {
    const poll = (...options: string[]): StageCommandInput => {
      return { action: "open_poll", question: "Tea?", options };
    };
    const again = { ok: false, code: "version_conflict", fields: { status: "poll_open" } };
    const open = apply(liveState(), poll("Yes", "No"));
    expect(reduce(open, poll("Yes", "No"), context("again"))).toEqual(again);
    expect(apply(open, poll("Yes", "No", "Maybe")).poll?.id).not.toBe(open.poll?.id);
    const closed = apply(open, { action: "close_poll" });
    expect(apply(closed, poll("Yes", "No")).poll).toMatchObject({ state: "open" });
    const prepared = apply(liveState(), { action: "go_scene", index: 2 }, { action: "open_poll" });
    expect(reduce(prepared, { action: "open_poll" }, context("again"))).toEqual(again);
  });

  it("hides an open or closed poll, and leaves a prepared one alone", () => {
    const open = apply(liveState(), { action: "open_poll", question: "Tea?", options: ["Yes", "No"] });
    const closed = apply(open, { action: "close_poll" });
    for (const state of [open, closed]) {
      expect(apply(state, { action: "hide_poll" }).poll).toBeNull();
      expect(apply(state, { action: "clear_stage" }).poll).toBeNull();
      const hidden = reduce(state, { action: "hide_poll" }, context());
      if (!hidden.ok || !hidden.inverse) throw new Error("no way back");
      expect(applyRestore(hidden.state, hidden.inverse)?.poll).toEqual(state.poll);
    }
    const prepared = apply(liveState(), { action: "go_scene", index: 2 });
    expect(apply(prepared, { action: "clear_stage" }).poll?.state).toBe("draft");
    expect(reduce(prepared, { action: "hide_poll" }, context())).toMatchObject({
      fields: { status: "poll_draft" },
    });
    expect(reduce(liveState(), { action: "hide_poll" }, context())).toMatchObject({
      fields: { status: "no_poll" },
    });
  });

  it("steps through the prepared questions", () => {
    const talk = apply(liveState(), { action: "go_scene", index: 1 }, { action: "show_question" });
    expect(talk.question?.text).toBe("Why now?");
    expect(apply(talk, { action: "show_question" }).question?.text).toBe("What next?");
    expect(reduce(talk, { action: "show_question", index: 7 }, context())).toMatchObject({
      fields: { index: "not_found" },
    });
  });

  it("gives every effect its own id, and keeps only the latest ones", () => {
    const steps = Array.from({ length: 30 }, () => ({ action: "confetti" }) as const);
    const { effects } = apply(liveState(), ...steps);
    expect(effects).toHaveLength(20);
    expect(new Set(effects.map((effect) => effect.id)).size).toBe(20);
  });

  it("plays the scene's announcer line, and requires a text if it has none", () => {
    expect(apply(liveState(), { action: "play_emcee" }).emcee?.text).toBe("Here is Hannah!");
    const elsewhere = apply(liveState(), { action: "go_scene", index: 1 });
    expect(reduce(elsewhere, { action: "play_emcee" }, context())).toMatchObject({
      fields: { text: "required" },
    });
  });

  it("queues announcer lines on air, up to a limit", () => {
    const three = ["One", "Two", "Three"].map((text) => ({ action: "play_emcee", text }) as const);
    const saying = apply(liveState(), ...three);
    expect(saying.emcee?.text).toBe("One");
    expect(saying.emcee_queue.map(({ text }) => text)).toEqual(["Two", "Three"]);
    const skipped = apply(saying, { action: "stop_emcee", skip: true });
    expect([skipped.emcee?.text, skipped.emcee_queue.length]).toEqual(["Two", 1]);
    const stopped = apply(saying, { action: "stop_emcee" });
    expect([stopped.emcee, stopped.emcee_queue]).toEqual([null, []]);
    const many = Array.from({ length: 21 }, () => ({ action: "play_emcee", text: "More" }) as const);
    expect(
      reduce(apply(liveState(), ...many), { action: "play_emcee", text: "Again" }, context()),
    ).toMatchObject({
      fields: { text: "too_many" },
    });
  });

  it("keeps only the last announcer line before the show", () => {
    const lines = ["One", "Two"].map((text) => ({ action: "play_emcee", text }) as const);
    const state = apply({ ...liveState(), phase: "idle" }, ...lines);
    expect([state.emcee?.text, state.emcee_queue]).toEqual(["Two", []]);
  });

  it("times the quote card from the command's time", () => {
    const state = apply(liveState(), { action: "quote_card", text: "Less is more", duration_sec: 30 });
    expect(state.quote).toMatchObject({ text: "Less is more", at: AT, ends_at: "2026-05-04T18:00:30.000Z" });
    expect(apply(liveState(), { action: "quote_card" }).quote?.text).toBe("Welcome");
  });

  it("normalizes the call to action's URL", () => {
    const state = apply(liveState(), {
      action: "show_cta",
      label: "Buy",
      url: "HTTPS://X.example:443/a b#now",
    });
    expect(state.cta.url).toBe("https://x.example/a%20b#now");
  });

  it("rejects unsafe call to action URLs, and video sources that aren't paths on this site", () => {
    for (const url of ["javascript:alert(1)", "ftp://x.example", "x", "https://x.example/\rb", "http:///x"]) {
      expect(reduce(liveState(), { action: "show_cta", url }, context())).toMatchObject({
        fields: { url: "url" },
      });
    }
    for (const src of ["https://x.example/a.mp4", "//x.example/a", "/\\x.example", "a.mp4"]) {
      expect(reduce(liveState(), { action: "show_video", src }, context())).toMatchObject({
        fields: { src: "invalid" },
      });
    }
  });
});
