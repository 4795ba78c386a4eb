/**
 * Whether a dialog stays open although someone pressed beside it: it shows a secret that can't be shown again. Its
 * buttons and Esc, which are pressed on purpose, close it.
 */
export const keepsOpen = (reason: string, box: Pick<ParentNode, "querySelector"> | null): boolean =>
  reason === "outside-press" && box?.querySelector("[data-secret]") != null;
