import { setTimeout as sleep } from "node:timers/promises";
import { act, createElement, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

/** Of the running test: all of them share what stands in for the browser. */
let pages = 0;

/**
 * Runs a hook as React does on a page, without one: effects run, and state changes render again.
 * `result` returns what the hook returned last; `render` runs it with other input. `within` draws what is around it. Its
 * window passes on the events that a test dispatches.
 */
export async function runHook<Input, Result>(
  hook: (input: Input) => Result,
  input: NoInfer<Input>,
  within: (page: ReactNode) => ReactNode = (page) => page,
) {
  const events = { addEventListener() {}, removeEventListener() {} };
  const page = { ...events, nodeType: 9, activeElement: null };
  const target = new EventTarget();
  const own = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
    document: page,
    HTMLIFrameElement: class {},
  };
  vi.stubGlobal("window", Object.assign(Object.create(globalThis), own));
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = { ...events, nodeType: 1, nodeName: "DIV", tagName: "DIV", ownerDocument: page };
  pages += 1;
  const root = createRoot(place as unknown as Element);
  const results: Result[] = [];
  const render = (next: Input) =>
    act(async () => root.render(within(createElement(Runs, { run: () => results.push(hook(next)) }))));
  const unmount = () => act(async () => root.unmount());
  await render(input);
  onTestFinished(async () => {
    await unmount();
    // A notification that was scheduled before still finds the window.
    await sleep(5);
    pages -= 1;
    if (pages === 0) vi.unstubAllGlobals();
  });
  return {
    render,
    unmount,
    result: () => results.at(-1) as Result,
    act: (work: () => unknown) => act(async () => void (await work())),
  };
}

function Runs({ run }: { run: () => void }) {
  run();
  return null;
}
