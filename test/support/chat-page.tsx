import { createRoot } from "react-dom/client";
import { ChatTab } from "@/components/studio/chat-tab";
import { StudioProvider } from "@/components/studio/studio-context";
import { Chat } from "@/components/viewer/chat";
import { type Viewer, ViewerContext } from "@/components/viewer/viewer-context";
import { en } from "@/components/viewer/words/en";
import { type ChatLine, EMPTY_FEED, type FeedView } from "@/lib/live";
import { Store } from "@/lib/room/store";
import { initialState } from "@/lib/stage";

/** Runs in a browser: the chat as attendees see it, or with `#studio` as the crew does. Every call succeeds. */

const line = (id: string, name: string, more: Partial<ChatLine> = {}): ChatLine => ({
  ...{ id, author: { person: id, name }, text: "Hello", at: "2026-05-04T18:00:00.000Z" },
  ...more,
});
const feed = new Store<FeedView>({
  ...EMPTY_FEED,
  lines: [line("1", "Ada"), line("2", "Ben", { reports: 1 })],
});

window.fetch = async (url) => {
  // A message that was reviewed leaves the queue.
  if (String(url).includes("/chat/"))
    feed.update((view) => ({ ...view, lines: [line("1", "Ada"), line("2", "Ben")] }));
  return Response.json({ data: {}, error: null, meta: { request_id: "req_1", next_cursor: null } });
};

const viewer = { view: { slug: "launch", language: "en" }, words: en, takesPart: true } as unknown as Viewer;
const stage = { ...initialState(), phase: "live" };
const desk = { stage, people: [], prepared: { videos: [] }, me: { identity: "host" } };
const controller = {
  slug: "launch",
  stage: { ...new Store({ state: null }), clock: { now: () => Date.now() } },
  commands: { pending: new Store([]) },
  deskFeed: feed,
};

createRoot(document.body.appendChild(document.createElement("main"))).render(
  location.hash === "#studio" ? (
    <StudioProvider controller={controller as never} desk={desk as never}>
      <ChatTab shown />
    </StudioProvider>
  ) : (
    <ViewerContext value={viewer}>
      <Chat feed={feed as never} rules={feed.get().rules} over={false} />
    </ViewerContext>
  ),
);
