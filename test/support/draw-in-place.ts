import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

const events = { addEventListener() {}, removeEventListener() {} };

/** As much of an element as React needs to place others in it. */
function elementOf(ownerDocument: object, tagName: string) {
  const nodes: object[] = [];
  const drop = (node: object) => {
    const at = nodes.indexOf(node);
    if (at >= 0) nodes.splice(at, 1);
  };
  const insertBefore = (node: object, next: object | null) => {
    drop(node);
    nodes.splice(next ? nodes.indexOf(next) : nodes.length, 0, node);
  };
  return {
    ...events,
    ...{ nodeType: 1, nodeName: tagName, tagName, ownerDocument, style: {} },
    setAttribute() {},
    removeAttribute() {},
    insertBefore,
    appendChild: (node: object) => insertBefore(node, null),
    removeChild: drop,
    get textContent(): string {
      return nodes.map((node) => (node as { textContent: string }).textContent).join("");
    },
    set textContent(text: string) {
      nodes.splice(0, nodes.length, ...(text ? [{ nodeType: 3, textContent: text }] : []));
    },
  };
}

/**
 * Draws components in one place, one after another, as a page's refreshes do: what is drawn again keeps its
 * state.
 */
export function drawInPlace() {
  const page = {
    ...events,
    ...{ nodeType: 9, activeElement: null, visibilityState: "visible" },
    createElement: (name: string) => elementOf(page, name.toUpperCase()),
    createTextNode: (text: string) => ({
      ...{ nodeType: 3, textContent: text },
      set nodeValue(next: string) {
        this.textContent = next;
      },
    }),
  };
  const own = { ...events, document: page, HTMLIFrameElement: class {} };
  vi.stubGlobal("window", Object.assign(Object.create(globalThis), own));
  vi.stubGlobal("document", page);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = elementOf(page, "DIV");
  const root = createRoot(place as unknown as Element);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
  return {
    draw: (content: ReactNode) => act(async () => root.render(content)),
    text: () => place.textContent,
    act: (work: () => unknown) => act(async () => void (await work())),
  };
}
