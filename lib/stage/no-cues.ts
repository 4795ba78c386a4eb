import type { Scene } from "./scene";

/** Returns the cues of a scene without any. */
export const noCues = (): Omit<Scene, "id" | "type" | "title" | "layout" | "duration_sec"> => ({
  assignee: null,
  questions: [],
  ticker: null,
  slide: null,
  video: null,
  whiteboard: false,
  poll: null,
  emcee_line: null,
  data: {},
});
