/** Controls of the editor without an accessible name, or with a wrong one. */
const NAMES: readonly (readonly [selector: string, name: (control: Element) => string])[] = [
  [".main-menu-trigger", () => "Menu"],
  [".color-picker-container[role=dialog]", () => "Colors"],
  [".reset-zoom-button", (control) => `${control.textContent}, back to 100%`],
];

/** Sets their names again whenever the editor renders, until the returned function is called. */
export function nameControls(editor: Element): () => void {
  const name = () => {
    for (const [selector, nameOf] of NAMES)
      for (const control of editor.querySelectorAll(selector)) {
        const wanted = nameOf(control);
        if (control.getAttribute("aria-label") !== wanted) control.setAttribute("aria-label", wanted);
      }
  };
  const observer = new MutationObserver(name);
  observer.observe(editor, { subtree: true, childList: true, characterData: true });
  name();
  return () => observer.disconnect();
}
