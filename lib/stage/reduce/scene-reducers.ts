import type { sceneCommands } from "../catalog/scene-commands";
import { freeFormProblem } from "../free-form";
import { noCues } from "../no-cues";
import { lineOf } from "../plain-text";
import type { Scene } from "../scene";
import type { StageState } from "../state";
import { DEFAULT_LAYOUTS, DEFAULT_TITLES, LAYOUTS, type SegmentType, STAGE_LIMITS } from "../vocabulary";
import { applyScene } from "./apply-scene";
import { conflict, type ReducersFor, type Refusal, refuse } from "./types";

const ADDED_SCENE_SECONDS = 300;
const MAX_TITLE = 200;

/** Returns the scene at a position. `id` is the one that the caller saw there. */
function pick(
  state: StageState,
  index: number,
  field: string,
  id?: string,
): { position: number; scene: Scene } | Refusal {
  const position = index === -1 ? state.scenes.length - 1 : index;
  const scene = state.scenes[position];
  if (id !== undefined && scene?.id !== id) return conflict("scene_changed");
  return scene ? { position, scene } : refuse(field, "too_large", { min: -1, max: state.scenes.length - 1 });
}

function freeId(state: StageState, wanted: string): string {
  const taken = new Set(state.scenes.map((scene) => scene.id));
  let id = wanted;
  for (let n = 2; taken.has(id); n += 1) id = `${wanted}_${n}`;
  return id;
}

function newScene(id: string, type: SegmentType, layout: Scene["layout"], title: string): Scene {
  return { id, type, title, layout, duration_sec: ADDED_SCENE_SECONDS, ...noCues() };
}

function patched(state: StageState, patch: Record<string, unknown>): StageState | Refusal {
  const current = state.scenes.find((scene) => scene.id === state.scene_id);
  if (!current) return conflict("no_scene");
  const data = { ...current.data, ...patch };
  if (freeFormProblem(data)) return refuse("scene", "too_large");
  const title = lineOf(patch.title, MAX_TITLE) ?? current.title;
  const wanted = LAYOUTS.find((layout) => layout === patch.layout);
  const next: Scene = { ...current, data, title, layout: wanted ?? current.layout };
  const scenes = state.scenes.map((scene) => (scene.id === current.id ? next : scene));
  return { ...state, scenes, layout: wanted ?? state.layout };
}

export const sceneReducers: ReducersFor<typeof sceneCommands> = {
  go_scene: (state, { index, scene_id }, context) => {
    const found = pick(state, index, "index", scene_id);
    return "ok" in found ? found : applyScene(state, found.scene, context);
  },
  add_scene: (state, { scene_type, layout, title }, context) => {
    if (state.scenes.length >= STAGE_LIMITS.scenes)
      return refuse("scene_type", "too_many", { min: 0, max: STAGE_LIMITS.scenes });
    const id = freeId(state, `scene_${context.id}`);
    const scene = newScene(
      id,
      scene_type,
      layout ?? DEFAULT_LAYOUTS[scene_type],
      title ?? DEFAULT_TITLES[scene_type],
    );
    const grown = { ...state, scenes: [...state.scenes, scene] };
    return state.scenes.length === 0 ? applyScene(grown, scene, context) : grown;
  },
  remove_scene: (state, { index, scene_id }, context) => {
    const found = pick(state, index, "index", scene_id);
    if ("ok" in found) return found;
    const scenes = state.scenes.filter((scene) => scene.id !== found.scene.id);
    const shrunk = { ...state, scenes };
    if (found.scene.id !== state.scene_id) return shrunk;
    const neighbour = scenes[found.position] ?? scenes[found.position - 1];
    if (neighbour) return applyScene(shrunk, neighbour, context);
    return { ...shrunk, scene_id: null, scene_started_at: null };
  },
  move_scene: (state, { from, to, scene_id }) => {
    const source = pick(state, from, "from", scene_id);
    if ("ok" in source) return source;
    const target = pick(state, to, "to");
    if ("ok" in target) return target;
    const scenes = state.scenes.filter((scene) => scene.id !== source.scene.id);
    scenes.splice(target.position, 0, source.scene);
    return { ...state, scenes };
  },
  patch_scene: (state, { scene }) => patched(state, scene),
};
