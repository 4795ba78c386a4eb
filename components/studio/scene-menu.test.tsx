import { beforeEach, expect, it, vi } from "vitest";
import { MoreMenu } from "@/components/ui/more-menu";
import { initialState, PlanSchema, type Scene, scenesFromPlan } from "@/lib/stage";
import { drawnElements } from "@/test/support/drawn-elements";
import { runHook } from "@/test/support/run-hook";
import { SceneMenu } from "./scene-menu";

const studio = vi.hoisted(() => ({ run: vi.fn(), state: {}, controller: {} }));
vi.mock("./studio-context", () => ({ useStudio: () => studio }));

const segments = ["a", "b", "c"].map((id) => ({ id, title: id, type: "interview", duration_sec: 60 }));
const scenes = scenesFromPlan(PlanSchema.parse({ segments }));
const added = { ...scenes[0], id: "scene_draft_1", title: "Added" } as Scene;

beforeEach(() => {
  studio.run.mockReset();
  studio.controller = { stage: { get: () => ({ state: { ...initialState(), scenes } }) } };
  studio.state = { ...initialState(), scenes: [...scenes, added] };
});

async function choose(label: string, scene: Scene, index: number) {
  const page = await runHook(SceneMenu, { scene, index });
  const [menu] = drawnElements(page.result(), MoreMenu);
  menu?.props.items.find((item) => item.label === label)?.onSelect?.();
  return studio.run.mock.lastCall?.[0];
}

it("says which scene it removes or moves, so that a colleague's change doesn't make it another one", async () => {
  const scene = scenes[1] as Scene;
  expect(await choose("Remove scene", scene, 1)).toEqual({ action: "remove_scene", index: 1, scene_id: "b" });
  const moved = { action: "move_scene", from: 1, scene_id: "b" };
  expect(await choose("Move up", scene, 1)).toEqual({ ...moved, to: 0 });
  expect(await choose("Move down", scene, 1)).toEqual({ ...moved, to: 2 });
});

it("names a scene that the server doesn't know yet by its position only", async () => {
  expect(await choose("Remove scene", added, 3)).toEqual({ action: "remove_scene", index: 3 });
});
