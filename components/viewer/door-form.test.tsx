import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import type { PanelProps } from "@/components/signup/theme-props";
import { runHook } from "@/test/support/run-hook";
import { DoorForm, RetryLink } from "./door-form";
import type { Place } from "./place";
import { ShowContext } from "./show-context";
import type { ShowState } from "./use-show";
import { type Viewer, ViewerContext } from "./viewer-context";
import { pageWords } from "./words/page-words";

const OUT = { kind: "out", trouble: null, note: null } as const;

function drawn(place: Place, mode: PanelProps["view"]["mode"] = "open"): string {
  const view = { language: "en", timezone: "UTC", mode, watch: { open: false } } as PanelProps["view"];
  const words = pageWords(view);
  const viewer = { view, words, place: { place } } as unknown as Viewer;
  const panel = { view, classes: {} } as unknown as PanelProps;
  return renderToStaticMarkup(
    <ViewerContext value={viewer}>
      <ShowContext value={{ phase: "waiting" } as ShowState}>
        <DoorForm {...panel} />
      </ShowContext>
    </ViewerContext>,
  );
}

it("promises the personal link only where registering gets it at once", () => {
  const link = "We’ll email you your personal link.";
  expect(drawn(OUT)).toContain(link);
  for (const [mode, note] of [
    ["waitlist", "This show is full."],
    ["approval", "We’ll email you the decision."],
  ] as const) {
    expect(drawn(OUT, mode)).toContain(note);
    expect(drawn(OUT, mode)).not.toContain(link);
  }
});

it("offers to try a personal link again that got no answer, instead of the form", () => {
  expect(drawn(OUT)).toContain("<form");
  const html = drawn({ ...OUT, retrySeconds: 0 });
  expect(html).toContain("Couldn’t reach the server.");
  expect(html).toMatch(/<button type="button"[^>]*>Try again<\/button>/);
  expect(html).not.toContain("<form");
});

it("tries the link again after a pause, as long as the server asks and not at the same moment as everyone", async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const retry = vi.fn();
  const words = { signup: { errors: {} } };
  const viewer = { words, place: { place: { ...OUT, retrySeconds: 20 }, retry } } as unknown as Viewer;
  await runHook(
    () => RetryLink({ classes: {} as PanelProps["classes"] }),
    undefined,
    (content) => <ViewerContext value={viewer}>{content}</ViewerContext>,
  );
  await vi.advanceTimersByTimeAsync(29_000);
  expect(retry).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(retry.mock.calls).toEqual([["once"]]);
});
