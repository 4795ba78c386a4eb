import { type RefObject, useEffect, useRef } from "react";

interface DoorFocus {
  form: RefObject<HTMLFormElement | null>;
  /** Call it when the form is sent. */
  onSent: () => void;
}

/**
 * Where the keyboard and screen readers are after the form was sent: at the first field with a problem, or in the panel
 * that it was in, because what follows takes its place. `note` is a text that does so.
 */
export function useDoorFocus(problems: Record<string, string>, note: string | null | undefined): DoorFocus {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    isSent.current = false;
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problems]);
  useEffect(() => {
    void note;
    const panel = form.current?.closest("aside");
    return () => {
      if (!panel || !isSent.current) return;
      panel.tabIndex = -1;
      panel.style.outline = "none";
      panel.focus({ preventScroll: true });
    };
  }, [note]);
  return {
    form,
    onSent: () => {
      isSent.current = true;
    },
  };
}
