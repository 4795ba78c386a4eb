import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { PanelProps } from "@/components/signup/theme-props";
import { ShowContext } from "./show-context";
import type { ShowState } from "./use-show";
import { type Viewer, ViewerContext } from "./viewer-context";
import { WaitingPanel } from "./waiting-panel";
import { pageWords } from "./words/page-words";

vi.mock("./notify-me", () => ({ NotifyMe: () => null }));
vi.mock("./sound-test", () => ({ SoundTest: () => null }));
vi.mock("@/components/signup/calendar-links", () => ({ CalendarLinks: () => null }));

const NOW = Date.UTC(2030, 4, 4, 18);
const words = pageWords({ language: "en", timezone: "UTC" });

function drawn(startsAt: string | null): string {
  const show = { phase: "waiting", startsAt, sync: { clock: { now: () => NOW } } } as unknown as ShowState;
  const panel = { view: {}, classes: {} } as unknown as PanelProps;
  return renderToStaticMarkup(
    <ViewerContext value={{ words } as unknown as Viewer}>
      <ShowContext value={show}>
        <WaitingPanel {...panel} name="Ada" />
      </ShowContext>
    </ViewerContext>,
  );
}

it("asks no one to keep the page open for days", () => {
  expect(drawn("2030-05-04T20:00:00.000Z")).toContain(words.keepOpen);
  expect(drawn(null)).toContain(words.keepOpen);
  const far = drawn("2030-05-07T18:00:00.000Z");
  expect(far).toContain(words.comeBack);
  expect(far).not.toContain(words.keepOpen);
});
