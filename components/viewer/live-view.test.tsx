import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { EMPTY_FEED } from "@/lib/live";
import { initialState, type StageState } from "@/lib/stage";
import { LiveView } from "./live-view";
import { ShowContext } from "./show-context";
import type { ShowState } from "./use-show";
import { type Viewer, ViewerContext } from "./viewer-context";
import { pageWords } from "./words/page-words";

const shown = vi.hoisted(() => ({ show: {} }));
const connection = vi.hoisted(() => ({ room: null as object | null, state: null as object | null }));
const drawn = vi.hoisted(() => ({ bar: vi.fn(), panel: vi.fn() }));
const useInvitation = vi.hoisted(() => vi.fn());
vi.mock("next/dynamic", () => ({ default: () => () => null }));
vi.mock("./over-http/use-http-show", () => ({
  useHttpShow: (connection: object) => ({ http: null, isSomeoneLeftOut: false, ...shown, ...connection }),
}));
vi.mock("./use-viewer-room", () => ({
  useViewerRoom: () => ({
    way: { over: connection.room ? null : "setting" },
    ...{ invitations: 3, feed: EMPTY_FEED },
    ...connection,
  }),
}));
vi.mock("./on-stage/use-invitation", () => ({
  useInvitation: (...input: unknown[]) => useInvitation(...input) ?? { invitation: null },
}));
vi.mock("./viewer-stage", () => ({ ViewerStage: () => null }));
vi.mock("./connection-notice", () => ({ ConnectionNotice: () => null }));
vi.mock("./watching/picture-notice", () => ({ PictureNotice: () => null }));
vi.mock("@/components/room/show-music", () => ({ ShowMusic: () => null }));
vi.mock("@/components/room/show-applause", () => ({ ShowApplause: () => null }));
vi.mock("./action-bar", () => ({ ActionBar: (props: object) => drawn.bar(props) ?? null }));
vi.mock("./side-panel", () => ({ SidePanel: (props: object) => drawn.panel(props) ?? null }));
vi.mock("./live-header", () => ({ LiveHeader: () => null }));
vi.mock("./notices/notice-line", () => ({ NoticeLine: () => null }));
vi.mock("@/components/stage/stage-below", () => ({ StageBelow: () => null, CARDS_BELOW_PX: 640 }));

const at = (phase: StageState["phase"]) =>
  ({ stage: { ...initialState(), phase }, phase, now: Date.now, eventState: "published" }) as ShowState;

/** Draws the page of a viewer, over HTTP of one whose picture is behind. */
function draw(now: StageState["phase"], picture: StageState["phase"]) {
  shown.show = at(picture);
  const words = pageWords({ language: "en", timezone: "UTC" });
  const view = { slug: "launch", language: "en", watch: { chat: true, reactions: true } };
  const viewer = { view, words, as: "attendee:launch", takesPart: true, place: {} } as unknown as Viewer;
  renderToStaticMarkup(
    <ViewerContext value={viewer}>
      <ShowContext value={at(now)}>
        <LiveView accent={null} onLeave={() => undefined} note={null} />
      </ShowContext>
    </ViewerContext>,
  );
  const [bar, panel] = [drawn.bar, drawn.panel].map((part) => part.mock.lastCall?.[0]);
  return { offersReactions: bar?.live, isClosed: panel?.over, isConnected: bar?.connected };
}

beforeEach(() => {
  Object.assign(connection, { room: null, state: null });
});

it("over HTTP, offers nothing that the server refuses, although the picture hasn't got to the end yet", () => {
  expect(draw("live", "live")).toMatchObject({ offersReactions: true, isClosed: false });
  expect(draw("ended", "live")).toMatchObject({ offersReactions: false, isClosed: true });
});

it("tells the hand and the invitation whether the room is connected, because a change may have been missed", () => {
  connection.room = { setSound: () => undefined };
  for (const [now, isConnected] of [
    ["connected", true],
    ["reconnecting", false],
  ] as const) {
    connection.state = { connection: now, members: [], speaking: new Set() };
    expect(draw("live", "live").isConnected).toBe(isConnected);
    expect(useInvitation).toHaveBeenLastCalledWith("launch", 3, isConnected);
  }
});
