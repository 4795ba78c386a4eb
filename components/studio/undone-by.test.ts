import { expect, it } from "vitest";
import type { DeskCommand } from "./studio-types";
import { undoneBy } from "./undone-by";

const command = (id: string, target?: string) =>
  ({
    id,
    action: target ? "undo" : "set_layout",
    command: target ? { command_id: target } : {},
  }) as DeskCommand;

it("maps each undone command to its undo, unless that undo was undone too", () => {
  expect([...undoneBy([command("u", "b"), command("b"), command("a")])]).toEqual([["b", "u"]]);
  const again = [command("r", "u"), command("u", "b"), command("b"), command("a")];
  expect([...undoneBy(again)]).toEqual([["u", "r"]]);
});
