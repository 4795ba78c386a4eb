import type { VoiceWindow } from "../port";

/** Windows of one utterance overlap by half. */
const overlaps = (window: VoiceWindow, before: VoiceWindow | undefined): boolean =>
  before !== undefined && window.from < before.to;

/** @param windows in order */
export function utterancesOf(windows: readonly VoiceWindow[]): VoiceWindow[][] {
  const utterances: VoiceWindow[][] = [];
  for (const window of windows) {
    const open = utterances.at(-1);
    if (open && overlaps(window, open.at(-1))) open.push(window);
    else utterances.push([window]);
  }
  return utterances;
}
