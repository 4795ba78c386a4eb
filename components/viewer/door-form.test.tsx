import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PanelProps } from "@/components/signup/theme-props";
import { DoorForm } from "./door-form";
import type { Place } from "./place";
import { ShowContext } from "./show-context";
import type { ShowState } from "./use-show";
import { type Viewer, ViewerContext } from "./viewer-context";
import { pageWords } from "./words/page-words";

const OUT = { kind: "out", trouble: null, note: null } as const;

function drawn(place: Place): string {
  const view = { language: "en", mode: "open", watch: { open: false } } as unknown as PanelProps["view"];
  const words = pageWords({ language: "en", timezone: "UTC" });
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

it("offers to try a personal link again that got no answer, instead of the form", () => {
  expect(drawn(OUT)).toContain("<form");
  const html = drawn({ ...OUT, retryMs: 10_000 });
  expect(html).toContain("Couldn’t reach the server.");
  expect(html).toMatch(/<button type="button"[^>]*>Try again<\/button>/);
  expect(html).not.toContain("<form");
});
