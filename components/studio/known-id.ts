import type { StageSync } from "@/lib/room/stage-sync";
import type { Scene } from "@/lib/stage";

/**
 * The id of a scene, for commands that name it by its position: they are refused once a colleague has put another one
 * there. A scene that was added here has no id until the server has added it.
 */
export const knownId = ({ id }: Scene, stage: StageSync): { scene_id?: string } =>
  stage.get().state?.scenes.some((scene) => scene.id === id) ? { scene_id: id } : {};
