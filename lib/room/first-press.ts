/**
 * Whether the user has interacted with the page, after which browsers allow sound. True if the browser
 * doesn't say.
 */
export const wasPressed = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? true;

const PRESSES = ["pointerup", "keyup"] as const;

/**
 * Calls `then` once, after the first user gesture; never if there already was one. Returns a function that
 * cancels.
 */
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
