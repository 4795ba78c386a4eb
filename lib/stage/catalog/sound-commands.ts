import * as z from "zod";
import { line } from "../text";
import { MusicTrackSchema, VolumeTargetSchema } from "../vocabulary";
import { command, noInverse, restores } from "./command-spec";

const none = z.strictObject({});
const volume = z.int().min(0).max(100).describe("Percent");

const effect = (summary: string) =>
  command({
    summary,
    params: none,
    risk: "safe",
    inverse: noInverse("It is over as soon as it was seen"),
    cooldownMs: 4000,
  });

/** Music, announcer, volumes and the one-shot effects. */
export const soundCommands = {
  music_start: command({
    summary: "Start the background music",
    params: z.strictObject({ track: MusicTrackSchema.optional(), volume: volume.optional() }),
    risk: "safe",
    inverse: restores("restores the former music"),
  }),
  music_stop: command({
    summary: "Stop the background music",
    params: none,
    risk: "safe",
    inverse: restores("starts the music again"),
  }),
  set_volume: command({
    summary: "Set how loud music, announcer, video or the whole program is",
    params: z.strictObject({ volume, target: VolumeTargetSchema.default("music") }),
    risk: "safe",
    inverse: restores("restores the former volume"),
  }),
  play_emcee: command({
    summary: "Let the announcer say a line: the given text, else the one prepared for the current scene",
    params: z.strictObject({ text: line(2000).optional(), voice: line(40).optional() }),
    risk: "disruptive",
    inverse: noInverse("What was said cannot be unsaid; stop_emcee ends a line that is still playing"),
    cooldownMs: 2000,
  }),
  stop_emcee: command({
    summary:
      "Stop the announcer in the middle of the line and forget those that wait; with `skip` the next one follows",
    params: z.strictObject({ skip: z.boolean().optional() }),
    risk: "safe",
    inverse: noInverse("A line that was cut off cannot be resumed"),
  }),
  confetti: effect("Throw confetti"),
  applause: effect("Play applause"),
  flowers: effect("Throw flowers"),
};
