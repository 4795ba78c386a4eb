import { expect, it, vi } from "vitest";
import { Switch } from "@/components/ui/switch";
import { initialState } from "@/lib/stage";
import { drawnElements } from "@/test/support/drawn-elements";
import { runHook } from "@/test/support/run-hook";
import { EffectButton } from "./effect-button";
import { FxTab } from "./fx-tab";

const studio = vi.hoisted(() => ({ run: vi.fn(), state: {} }));
vi.mock("./studio-context", () => ({ useStudio: () => studio }));

it("turns effects off for the whole show, not only its own buttons", async () => {
  studio.state = initialState();
  const page = await runHook(FxTab, undefined);
  const allow = () =>
    drawnElements(page.result(), Switch).find(({ props }) => props.label === "Allow effects");
  const disabled = () => drawnElements(page.result(), EffectButton).map(({ props }) => props.disabled);
  expect([allow()?.props.checked, ...disabled()]).toEqual([true, false, false, false]);
  allow()?.props.onCheckedChange?.(false);
  expect(studio.run).toHaveBeenCalledExactlyOnceWith({ action: "allow_effects", on: false });
  studio.state = { ...initialState(), effects_allowed: false };
  await page.render(undefined);
  expect([allow()?.props.checked, ...disabled()]).toEqual([false, true, true, true]);
});
