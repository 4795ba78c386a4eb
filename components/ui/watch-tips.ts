/** Content of a tip: the element's `data-tip`, and `data-tip-key`, its keyboard shortcut. */
export interface Tip {
  target: HTMLElement;
  text: string;
  key?: string;
}

const DELAY_MS = 400;
/** Within this time after a tip closes, the next one opens without delay. */
const WARM_MS = 300;
/** Time to move the pointer from the element to its tip, which can be hovered too. */
const LINGER_MS = 150;

/**
 * Reports which tip to show: the hovered element's, or the one focused by keyboard. Escape, a click and
 * scrolling close it. Touch shows none.
 * @returns a function that stops watching
 */
export function watchTips(box: HTMLElement, show: (tip: Tip | null) => void): () => void {
  let shown: HTMLElement | null = null;
  let hiddenAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(target: HTMLElement): void {
    shown = target;
    show({ target, text: target.dataset.tip ?? "", key: target.dataset.tipKey });
  }

  function close(): void {
    clearTimeout(timer);
    if (!shown) return;
    shown = null;
    hiddenAt = performance.now();
    show(null);
  }

  function onPointer({ pointerType, target }: PointerEvent): void {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    const found = target.closest<HTMLElement>("[data-tip]");
    clearTimeout(timer);
    if (box.contains(target) || (found && found === shown)) return;
    const isWarm = shown !== null || performance.now() - hiddenAt < WARM_MS;
    if (found) timer = setTimeout(open, isWarm ? 0 : DELAY_MS, found);
    else if (shown) timer = setTimeout(close, LINGER_MS);
  }

  function onFocus({ target }: FocusEvent): void {
    const found = target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
    close();
    if (found?.matches(":focus-visible")) open(found);
  }

  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") close();
  };
  const onOut = ({ relatedTarget }: PointerEvent): void => {
    if (relatedTarget === null) close();
  };

  const over = new AbortController();
  const passive = { capture: true, passive: true, signal: over.signal };
  document.addEventListener("pointerover", onPointer, passive);
  document.addEventListener("pointerout", onOut, passive);
  document.addEventListener("pointerdown", close, passive);
  document.addEventListener("focusin", onFocus, passive);
  document.addEventListener("focusout", close, passive);
  document.addEventListener("keydown", onKey, passive);
  document.addEventListener("scroll", close, passive);
  return () => {
    clearTimeout(timer);
    over.abort();
  };
}
