/** Browsers let a page make sound once somebody has pressed something on it. Of those that do not tell, it is taken as done. */
export const wasPressed = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? true;

const PRESSES = ["pointerup", "keyup"] as const;

/** Calls once, after the first press; not at all where there was one before. Returns what ends the waiting. */
export function onFirstPress(then: () => void): () => void {
  if (wasPressed()) return () => undefined;
  const end = () => {
    for (const kind of PRESSES) document.removeEventListener(kind, press, true);
  };
  const press = () => {
    if (!wasPressed()) return;
    end();
    then();
  };
  for (const kind of PRESSES) document.addEventListener(kind, press, true);
  return end;
}
