import { beforeEach, expect, it, vi } from "vitest";
import { keyEvent } from "@/test/support/key-event";
import { runHook } from "@/test/support/run-hook";
import { deskOf, inStudio } from "@/test/support/studio-page";
import { StudioController } from "./studio-controller";
import { useStudioKeys } from "./use-studio-keys";

const nothing = () => undefined;
const onKeys = (on: boolean) => useStudioKeys({ on, onSheet: nothing, onPalette: nothing });
const me = { identity: "host", name: "Ana", title: "", kind: "host" as const, muted: false };

let studio: StudioController;
let page: Awaited<ReturnType<typeof runHook<boolean, void>>>;
let documentEvents: EventTarget;
const press = (...key: Parameters<typeof keyEvent>) => page.act(() => window.dispatchEvent(keyEvent(...key)));
const isMuted = () => studio.media.get().muted;

beforeEach(async () => {
  documentEvents = new EventTarget();
  vi.stubGlobal("document", documentEvents);
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  studio = new StudioController("launch");
  await studio.media.setMuted(true);
  const desk = deskOf();
  studio.stage.take({ ...desk.stage, phase: "live", version: 1, stage: [me] }, 1);
  page = await runHook(
    onKeys,
    true,
    inStudio(studio, () => desk),
  );
});
const held = async () => {
  await press("keydown", " ");
  expect(isMuted()).toBe(false);
};

it("mutes again when the key is released, whatever is held with it", async () => {
  await held();
  await press("keyup", " ");
  expect(isMuted()).toBe(true);
  await held();
  await press("keyup", "\u00a0", { code: "Space", altKey: true });
  expect(isMuted()).toBe(true);
  await held();
  await press("keyup", "Meta", { code: "MetaLeft" });
  expect(isMuted()).toBe(true);
});

it("mutes again when the window loses the focus or is hidden", async () => {
  await held();
  await page.act(() => window.dispatchEvent(new Event("blur")));
  expect(isMuted()).toBe(true);
  await held();
  await page.act(() => documentEvents.dispatchEvent(new Event("visibilitychange")));
  expect(isMuted()).toBe(true);
});

it("mutes again when the shortcuts end", async () => {
  await held();
  await page.render(false);
  expect(isMuted()).toBe(true);
});

it("stays muted after a colleague muted and unmuted the host while the key was held", async () => {
  const state = studio.stage.get().state;
  if (!state) throw new Error("No stage.");
  await held();
  await page.act(() => studio.stage.take({ ...state, version: 2, stage: [{ ...me, muted: true }] }, 1));
  await press("keyup", " ");
  await page.act(() => studio.stage.take({ ...state, version: 3 }, 1));
  expect(isMuted()).toBe(true);
});

it("a key held down switches the microphone once, and sends no slides that pile up", async () => {
  const setMuted = vi.spyOn(studio.media, "setMuted");
  await press("keydown", "m");
  for (let time = 0; time < 4; time += 1) await press("keydown", "m", { repeat: true });
  expect(setMuted).toHaveBeenCalledTimes(1);
  const run = vi.spyOn(studio.commands, "run").mockResolvedValue(true);
  await press("keydown", "ArrowRight");
  await press("keydown", "ArrowRight", { repeat: true });
  expect(run).toHaveBeenCalledTimes(2);
  const command = { action: "next_slide" } as const;
  const pending = [{ id: "c", command, at: new Date().toISOString(), version: null }];
  await page.act(() => studio.commands.pending.set(pending));
  await press("keydown", "ArrowRight", { repeat: true });
  expect(run).toHaveBeenCalledTimes(2);
});
