"use client";

import clsx from "clsx";
import { memo, useState } from "react";
import { ZoneProvider } from "@/components/signup/zone-provider";
import { type Tab, Tabs } from "@/components/ui/tabs";
import type { AudienceSettings, FeedView } from "@/lib/live";
import type { FeedStore } from "@/lib/room/feed-store";
import { Chat } from "./chat";
import { LiveAgenda } from "./live-agenda";
import { Questions } from "./questions";
import { showTabs } from "./show-tabs";
import { SoFar } from "./so-far";
import { useViewer } from "./viewer-context";
import { CaptionLog } from "./watching/caption-log";
import type { SaidLine } from "./watching/use-caption-log";

interface SidePanelProps extends Pick<FeedView, "rules" | "questions" | "counts" | "captioning"> {
  /** Source of the chat messages. */
  feed: FeedStore;
  shown: boolean;
  /** What the host currently allows. */
  allowed: AudienceSettings;
  /** Ids of questions this viewer upvoted before. */
  wanted: ReadonlySet<string>;
  /** The show has ended: everything can be read, nothing sent. */
  over: boolean;
  /** The transcript; null if the show has no captions. */
  said: readonly SaidLine[] | null;
  /** Whether the show is watched over HTTP. */
  overHttp: boolean;
}

/**
 * The tabs beside the show. Memoized, because stage changes don't affect it and tabs measure the page
 * whenever they render.
 */
export const SidePanel = memo(function SidePanel(props: SidePanelProps) {
  const { shown, feed, rules, questions, counts, captioning, allowed, wanted, over, said, overHttp } = props;
  const { view, words } = useViewer();
  const { chat, questions: asked, signup } = words;
  const [chosen, setChosen] = useState<string | null>(null);
  const tabs: Tab<string>[] = [];
  if (allowed.chat)
    tabs.push({ value: "chat", label: chat.title, content: <Chat feed={feed} rules={rules} over={over} /> });
  if (allowed.questions)
    tabs.push({
      value: "questions",
      label: asked.title,
      content: <Questions questions={questions} wanted={wanted} over={over} />,
    });
  if (said)
    tabs.push({
      value: "captions",
      label: words.captionLog.title,
      content: <CaptionLog {...{ said, captioning, overHttp }} isOpen={chosen === "captions"} />,
    });
  if (view.agenda.length > 0) tabs.push({ value: "agenda", label: signup.agenda, content: <LiveAgenda /> });
  tabs.push(...showTabs(view, words));
  const [first] = tabs;
  if (!first) return null;
  // If the host turned off the open tab, the first one opens.
  const open = tabs.find(({ value }) => value === chosen) ?? first;
  return (
    <aside
      aria-label={view.headline}
      className={clsx(
        "flex min-h-0 flex-col px-4 pt-2 pb-8 lg:w-[22.5rem] lg:shrink-0 lg:border-line lg:border-l lg:pb-0",
        !shown && "lg:hidden",
      )}
    >
      <ZoneProvider eventZone={view.timezone} locale={view.language} words={words.zone}>
        <SoFar counts={counts} questions={questions} />
        <Tabs
          label={view.headline}
          tabs={tabs}
          value={open.value}
          onValueChange={setChosen}
          className="lg:flex-1"
          keepMounted
          panelClassName="py-4 lg:overflow-y-auto"
        />
      </ZoneProvider>
    </aside>
  );
});
