import type { StageState } from "@/lib/stage";
import type { CommandWarning } from "../schema";

interface Step {
  command: { action: string };
  applied: { state: StageState };
}

/** Warns about each scene that was started without its video, because the video can't be played. */
export const videoWarnings = (steps: readonly Step[]): CommandWarning[] =>
  steps.flatMap(({ command, applied: { state } }) => {
    const scene = state.scenes.find(({ id }) => id === state.scene_id);
    const wanted = scene?.video?.video_id;
    if (!scene || !wanted || command.action !== "go_scene" || state.video.video_id === wanted) return [];
    return [
      {
        code: "video_not_ready" as const,
        identity: "",
        video_id: wanted,
        message: `The video of “${scene.title}” isn't ready or was deleted. The scene runs without it.`,
      },
    ];
  });
