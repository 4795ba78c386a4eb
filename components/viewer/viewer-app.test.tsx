import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, it, vi } from "vitest";
import type { Door } from "./door";
import { ViewerApp, type ViewerPageProps } from "./viewer-app";
import { pageWords } from "./words/page-words";

const now = vi.hoisted(() => ({ eventState: "", phase: "" }));
vi.mock("./use-show", async (original) => ({ ...(await original<object>()), useShow: () => now }));
vi.mock("./use-place", () => ({ usePlace: () => ({ place: { kind: "out", trouble: null, note: null } }) }));
vi.mock("./use-own-copy", () => ({ useOwnCopy: () => ({ copy: null, setSending: () => undefined }) }));
vi.mock("./after-the-show", () => ({
  FollowEnd: ({ isOutdated }: { isOutdated: boolean }) => (isOutdated ? "outdated" : "over"),
}));

/** The page of a show as it was rendered, once it has heard what the show is now. */
async function drawn(
  rendered: { eventState: string; closedReason: ViewerPageProps["view"]["closedReason"] },
  heard: typeof now,
): Promise<string> {
  Object.assign(now, heard);
  const { eventState, closedReason } = rendered;
  const view = { slug: "launch", startsAt: null, watch: { open: false }, closedReason };
  const { prelude } = await prerenderToNodeStream(
    <ViewerApp
      {...{ eventState, held: null, hasLink: false, afterMessage: "", replay: null, accent: null }}
      view={view as unknown as ViewerPageProps["view"]}
      door={{} as Door}
      words={pageWords({ language: "en", timezone: "UTC" })}
      lobby="lobby"
    />,
  );
  return text(prelude);
}

it("renders the page again that was rendered as a draft's, once the show is published", async () => {
  const draft = { eventState: "draft", closedReason: "unpublished" } as const;
  expect(await drawn(draft, { eventState: "published", phase: "waiting" })).toContain("outdated");
  expect(await drawn(draft, { eventState: "draft", phase: "closed" })).not.toContain("outdated");
});
