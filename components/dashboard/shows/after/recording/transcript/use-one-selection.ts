import { useEffect } from "react";

/** What is selected on the time line. Null if nothing is. */
export interface TimeSelection {
  selected: object | null;
  clear: () => void;
}

/** Clears what is selected on the time line once something of the transcript is, and the other way around. */
export function useOneSelection(isSelected: boolean, time: TimeSelection, clear: () => void): void {
  const isTimeSelected = time.selected !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something begins to be selected
  useEffect(() => {
    if (isSelected) time.clear();
  }, [isSelected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something begins to be selected
  useEffect(() => {
    if (isTimeSelected) clear();
  }, [isTimeSelected]);
}
