import { beforeEach, expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { deskOf, inStudio } from "@/test/support/studio-page";
import { StudioController } from "./studio-controller";
import type { DeskCommand } from "./studio-types";
import { useCarryOut } from "./use-carry-out";
import { useSentence } from "./use-sentence";

const commandOf = (id: string, version: number, name: string) =>
  ({
    ...{ id, version, action: "set_layout", command: { action: "set_layout", layout: "duo" } },
    ...{ actor: { type: "link", name }, mine: true, undoable: true },
  }) as unknown as DeskCommand;

const calls: string[] = [];
beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    calls.push(url);
    return new Response(null, { status: 404 });
  });
});

it("undoes the command that it names, which is the last one although the desk doesn't list it", async () => {
  const studio = new StudioController("launch");
  const desk = deskOf({ commands: [commandOf("a", 0, "Ana")] });
  studio.commands.answered.set([commandOf("b", desk.stage.version + 1, "Ben")]);
  const page = await runHook(
    () => ({ heard: useSentence("undo"), ...useCarryOut() }),
    undefined,
    inStudio(studio, () => desk),
  );
  const { heard, carryOut } = page.result();
  if (!heard?.ok) throw new Error("Not understood.");
  expect(heard).toMatchObject({ beyond: true, undoes: "b" });
  expect(heard.reading).toContain("Ben");
  // A colleague's command may be newer still.
  expect(calls.filter((url) => url.endsWith("/desk"))).toHaveLength(1);
  await page.act(() => carryOut("undo", heard));
  expect(calls.filter((url) => url.includes("/studio"))).toEqual([
    expect.stringContaining("/studio/commands/b/undo"),
  ]);
  studio.stage.stop();
});
