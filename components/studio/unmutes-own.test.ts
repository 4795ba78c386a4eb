import { expect, it } from "vitest";
import type { DeskCommand } from "./studio-types";
import { unmutesOwn } from "./unmutes-own";

const ME = "host-1";
const command = (id: string, action: string, params: object, mine = true): DeskCommand =>
  ({ id, action, command: { action, ...params }, mine }) as unknown as DeskCommand;
const muted = (mine: boolean) => command("cmd_1", "mute", { identity: ME, muted: true }, mine);
const undo = command("cmd_2", "undo", { command_id: "cmd_1" });

it.each([
  ["unmute me", [command("cmd_1", "mute", { identity: ME, muted: false })], [], true],
  ["unmute someone else", [command("cmd_1", "mute", { identity: "guest-1", muted: false })], [], false],
  ["mute me", [muted(true)], [], false],
  ["an undo of my own mute", [undo], [muted(true)], true],
  ["an undo of a colleague's mute", [undo], [muted(false)], false],
  ["an undo of something else", [undo], [command("cmd_1", "next_scene", {})], false],
] as [string, DeskCommand[], DeskCommand[], boolean][])("%s", (_name, sent, known, opens) => {
  expect(unmutesOwn(sent, ME, known)).toBe(opens);
});
