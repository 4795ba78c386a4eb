import { describe, expect, it } from "vitest";
import { CATALOG, COMMAND_NAMES, catalogEntries, isCommandName } from "./catalog";
import type { CommandSpec } from "./catalog/command-spec";

const DOCUMENTED =
  "set_layout go_scene add_scene confetti show_deck hide_deck next_slide prev_slide quote_card applause flowers show_whiteboard " +
  "show_video clear_stage zoom_in zoom_out zoom_reset immersive_on immersive_off music_start music_stop";
const ADDED =
  "remove_scene move_scene set_slide spotlight move_person bring_on send_off mute set_ticker show_ticker hide_ticker open_poll " +
  "close_poll hide_poll " +
  "show_results show_question hide_question lower_third play_emcee stop_emcee hide_whiteboard hide_video play_video pause_video seek_video set_volume show_cta " +
  "hide_cta set_captions allow_effects patch_scene pause_recording resume_recording";

describe("catalogue", () => {
  it("contains exactly the contract's commands", () => {
    expect([...COMMAND_NAMES].sort()).toEqual(`${DOCUMENTED} ${ADDED}`.split(" ").sort());
  });

  it("describes each command's effect, risk and undo", () => {
    for (const entry of catalogEntries()) {
      expect(entry.summary.length, entry.name).toBeGreaterThan(8);
      expect(["safe", "disruptive"]).toContain(entry.risk);
      const words = entry.inverse.kind === "restore" ? entry.inverse.description : entry.inverse.reason;
      expect(words.length, entry.name).toBeGreaterThan(8);
    }
  });

  it("has an inverse for every command except effects and announcer lines", () => {
    const none = catalogEntries().filter((entry) => entry.inverse.kind === "none");
    expect(none.map((entry) => entry.name).sort()).toEqual(
      ["applause", "confetti", "flowers", "play_emcee", "stop_emcee"].sort(),
    );
    for (const name of ["confetti", "applause", "flowers"] as const) {
      const spec: CommandSpec = CATALOG[name];
      expect(spec.cooldownMs).toBeGreaterThan(0);
    }
  });

  it("publishes closed JSON Schemas that are plain JSON", () => {
    for (const entry of catalogEntries()) {
      expect(entry.params).toMatchObject({ type: "object", additionalProperties: false });
      expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
    }
    const layout = catalogEntries().find((entry) => entry.name === "set_layout");
    expect(layout?.params).toMatchObject({
      required: ["layout"],
      properties: { layout: { enum: ["duo", "present", "solo", "grid"] } },
    });
  });

  it("leaves defaulted parameters optional in the schema", () => {
    const mute = catalogEntries().find((entry) => entry.name === "mute");
    expect(mute?.params.required).toEqual(["identity"]);
  });

  it("doesn't accept inherited property names as commands", () => {
    for (const name of ["constructor", "__proto__", "toString", "", null, 3])
      expect(isCommandName(name)).toBe(false);
  });
});
