import type { Scene } from "./scene";

/** The cues of a scene that has none. */
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
