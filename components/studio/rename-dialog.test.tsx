import { expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { deskOf, inStudio } from "@/test/support/studio-page";
import type { DeskEntry } from "./people-view";
import { useRename } from "./rename-dialog";
import { StudioController } from "./studio-controller";

const person = { identity: "guest-a", name: "Ana" } as DeskEntry;

it("doesn't close the dialog that was opened again when the earlier one's answer comes", async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  const studio = new StudioController("launch");
  vi.spyOn(studio.calls, "renamePerson").mockImplementation(() => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  });
  const onOpenChange = vi.fn();
  const shown = (open: boolean) => ({ person, open, onOpenChange });
  const around = inStudio(studio, deskOf);
  const page = await runHook(useRename, shown(true), around);
  await page.act(() => void page.result().rename("Anna", ""));
  expect(page.result().busy).toBe(true);
  await page.render(shown(false));
  await page.render(shown(true));
  expect(page.result().busy).toBe(false);
  await page.act(() => answers[0]?.resolve());
  expect(onOpenChange).not.toHaveBeenCalled();
  await page.act(() => void page.result().rename("Annie", ""));
  await page.act(() => answers[1]?.resolve());
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(page.result().busy).toBe(false);
});
