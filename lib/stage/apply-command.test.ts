import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyCommand } from "./apply-command";
import { CATALOG, COMMAND_NAMES } from "./catalog";
import { parseCommand, type StageCommandInput } from "./command";
import { COMMAND_DEFAULTS, COOLDOWNS_MS, isReversible } from "./command-facts";
import { commandsAbout } from "./command-fixtures";
import { completeCommand } from "./complete-command";
import { initialState } from "./initial-state";
import { reduce } from "./reduce";

const ana = { identity: "guest-a", name: "Ana", title: "", kind: "guest", muted: false } as const;
const context = { id: "cmd_1", at: "2026-05-04T18:00:00.000Z", people: [ana] };

/** Trims texts as the validation does. */
const trimmed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, each) => (typeof each === "string" ? each.trim() : each));

describe("applying a command without validation", () => {
  it("completes it as validation does, whatever it leaves out", () => {
    fc.assert(
      fc.property(commandsAbout(["guest-a", "guest-b"]), (command: StageCommandInput) => {
        const parsed = parseCommand(command);
        if (!parsed.ok) return;
        expect(trimmed(completeCommand(command))).toEqual(trimmed(parsed.command));
      }),
      { numRuns: 500 },
    );
  });

  it("changes the stage like a validated command", () => {
    fc.assert(
      fc.property(commandsAbout(["guest-a", "guest-b"]), (command: StageCommandInput) => {
        const parsed = parseCommand(command);
        if (!parsed.ok) return;
        const state = initialState({ title: "Show", stage: [ana] });
        expect(applyCommand(state, parsed.command, context)).toEqual(reduce(state, command, context));
      }),
      { numRuns: 500 },
    );
  });

  it("uses the catalogue's defaults, cooldowns and undo rules", () => {
    for (const name of COMMAND_NAMES) {
      const spec = CATALOG[name];
      const defaults = Object.fromEntries(
        Object.entries(spec.params.shape).flatMap(([field, schema]) => {
          const given = (schema as { safeParse: (value: unknown) => { data?: unknown } }).safeParse(
            undefined,
          ).data;
          return given === undefined ? [] : [[field, given]];
        }),
      );
      expect(defaults).toEqual((COMMAND_DEFAULTS as Record<string, object>)[name] ?? {});
      expect(spec.cooldownMs).toBe((COOLDOWNS_MS as Record<string, number>)[name]);
      expect(spec.inverse.kind).toBe(isReversible(name) ? "restore" : "none");
    }
  });
});
