import type { StageState } from "@/lib/stage";

/** Returns the file of a video that is played. Files of other sites aren't, as on pages. */
export const ownFileOf = ({ src }: StageState["video"]): string | null =>
  src !== null && /^\/(?!\/)/.test(src) ? src : null;
