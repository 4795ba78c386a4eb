import * as z from "zod";
import { audienceCommands } from "./catalog/audience-commands";
import type { CommandSpec, InverseSpec, Risk } from "./catalog/command-spec";
import { contentCommands } from "./catalog/content-commands";
import { peopleCommands } from "./catalog/people-commands";
import { pictureCommands } from "./catalog/picture-commands";
import { recordingCommands } from "./catalog/recording-commands";
import { sceneCommands } from "./catalog/scene-commands";
import { soundCommands } from "./catalog/sound-commands";
import { videoCommands } from "./catalog/video-commands";

/** Every studio command by name. */
export const CATALOG = {
  ...pictureCommands,
  ...sceneCommands,
  ...contentCommands,
  ...videoCommands,
  ...peopleCommands,
  ...audienceCommands,
  ...soundCommands,
  ...recordingCommands,
};

export type CommandName = keyof typeof CATALOG;

export const COMMAND_NAMES = Object.keys(CATALOG) as CommandName[];

export function isCommandName(name: unknown): name is CommandName {
  return typeof name === "string" && Object.hasOwn(CATALOG, name);
}

/** A catalog entry as programs read it: parameters as JSON Schema, everything as plain JSON. */
export type CatalogEntry = {
  name: CommandName;
  summary: string;
  params: Record<string, unknown>;
  risk: Risk;
  inverse: InverseSpec;
  cooldown_ms: number | null;
};

function toEntry(name: CommandName): CatalogEntry {
  const spec: CommandSpec = CATALOG[name];
  const { $schema: _dialect, ...params } = z.toJSONSchema(spec.params, { io: "input" });
  const { summary, risk, inverse } = spec;
  return { name, summary, params, risk, inverse, cooldown_ms: spec.cooldownMs ?? null };
}

let entries: CatalogEntry[] | undefined;

/** Returns the whole catalog as JSON, built once. */
export function catalogEntries(): CatalogEntry[] {
  entries ??= COMMAND_NAMES.map(toEntry);
  return entries;
}
