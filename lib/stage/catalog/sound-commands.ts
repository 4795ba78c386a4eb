import * as z from "zod";
import { COMMAND_DEFAULTS, COOLDOWNS_MS, FINAL_COMMANDS } from "../command-facts";
import { line } from "../text";
import type { EffectKind } from "../vocabulary";
import { MusicTrackSchema, VolumeTargetSchema } from "../vocabulary-schema";
import { command, noInverse, restores } from "./command-spec";

const none = z.strictObject({});
const volume = z.int().min(0).max(100).describe("Percent");

const effect = (kind: EffectKind, summary: string) =>
  command({
    summary,
    params: none,
    risk: "safe",
    inverse: noInverse(FINAL_COMMANDS[kind]),
    cooldownMs: COOLDOWNS_MS[kind],
  });

/** Music, announcer, volumes and the one-shot effects. */
export const soundCommands = {
  music_start: command({
    summary: "Start the background music",
    params: z.strictObject({ track: MusicTrackSchema.optional(), volume: volume.optional() }),
    risk: "safe",
    inverse: restores("restores the previous music"),
  }),
  music_stop: command({
    summary: "Stop the background music",
    params: none,
    risk: "safe",
    inverse: restores("starts the music again"),
  }),
  set_volume: command({
    summary: "Set the volume of music, announcer, video or the whole program",
    params: z.strictObject({
      volume,
      target: VolumeTargetSchema.default(COMMAND_DEFAULTS.set_volume.target),
    }),
    risk: "safe",
    inverse: restores("restores the previous volume"),
  }),
  play_emcee: command({
    summary: "Have the announcer say a line: the given text, or the one prepared for the current scene",
    params: z.strictObject({ text: line(2000).optional(), voice: line(40).optional() }),
    risk: "disruptive",
    inverse: noInverse(FINAL_COMMANDS.play_emcee),
    cooldownMs: COOLDOWNS_MS.play_emcee,
  }),
  stop_emcee: command({
    summary: "Stop the announcer and clear waiting lines. With `skip`, continue with the next line",
    params: z.strictObject({ skip: z.boolean().optional() }),
    risk: "safe",
    inverse: noInverse(FINAL_COMMANDS.stop_emcee),
  }),
  allow_effects: command({
    summary: "Allow or block confetti, applause and flowers",
    params: z.strictObject({ on: z.boolean() }),
    risk: "safe",
    inverse: restores("allows or blocks effects as before"),
  }),
  confetti: effect("confetti", "Throw confetti"),
  applause: effect("applause", "Play applause"),
  flowers: effect("flowers", "Throw flowers"),
};
