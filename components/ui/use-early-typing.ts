import { useEffect, useState } from "react";

/** What was typed since `open` outside any field: a field that is about to appear begins with it. */
export function useEarlyTyping(open: boolean): string {
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (!open) return;
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isPlain = key.length === 1 && !(ctrlKey || metaKey || altKey);
      if (!isPlain || (target instanceof HTMLElement && target.matches("input, textarea"))) return;
      // A space would press a button that still has the focus.
      event.preventDefault();
      setTyped((text) => text + key);
    };
    document.addEventListener("keydown", listen, true);
    return () => {
      document.removeEventListener("keydown", listen, true);
      setTyped("");
    };
  }, [open]);
  return typed;
}
