import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { deskOf, inStudio } from "@/test/support/studio-page";
import { StudioController } from "./studio-controller";
import { useUndoMine } from "./use-undo-mine";

const commandOf = (id: string, version: number, more: object = {}) => ({
  ...{ id, version, action: "set_layout", command: { action: "set_layout" }, mine: true, undoable: true },
  ...more,
});
const answer = (version: number, command: object) =>
  Response.json({
    data: { state_version: version, reading: null, proposal: null, commands: [command] },
    error: null,
    meta: { request_id: "req_1" },
  });
const undoOf = (url: string) => /commands\/(\w+)\/undo/.exec(url)?.[1];

let studio: StudioController;
let undone: string[];
beforeEach(() => {
  undone = [];
  vi.stubGlobal("fetch", async (url: string) => {
    const target = undoOf(url);
    if (target) undone.push(target);
    if (target) {
      const version = 3 + undone.length;
      return answer(
        version,
        commandOf(`u${version}`, version, { action: "undo", command: { command_id: target } }),
      );
    }
    // The desk can't be read, so its list stays as old as it is.
    return url.endsWith("/studio") ? answer(3, commandOf("b", 3)) : new Response(null, { status: 404 });
  });
  studio = new StudioController("launch");
});
afterEach(() => studio.stage.stop());

it("undoes the last command, although the desk doesn't list it yet", async () => {
  const stage = { ...deskOf().stage, phase: "live" as const, version: 2 };
  const desk = deskOf({ stage, commands: [commandOf("a", 2), commandOf("theirs", 1, { mine: false })] });
  studio.desk.store.set({ desk, problem: null, stale: false, loading: false });
  studio.stage.take(stage, 1);
  const page = await runHook(
    useUndoMine,
    undefined,
    inStudio(studio, () => desk),
  );
  const undo = () => page.act(() => page.result()());
  const answered = () => page.act(() => studio.commands.undo(() => undefined));
  await page.act(() => void studio.commands.run({ action: "set_layout", layout: "duo" }));
  await undo();
  await answered();
  expect(undone).toEqual(["b"]);
  await undo();
  await answered();
  expect(undone).toEqual(["b", "a"]);
  await undo();
  await answered();
  expect(undone).toEqual(["b", "a"]);
});
