"use client";

import { Command } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useState } from "react";
import { useStore, useStorePart } from "@/components/room/use-store";
import { useUnread } from "@/components/room/use-unread";
import { Tabs } from "@/components/ui/tabs";
import type { FeedView } from "@/lib/live";
import { rightsOf } from "@/lib/stage/show-roles";
import { ChatTab, waits } from "./chat-tab";
import { FxTab } from "./fx-tab";
import { PeopleTab } from "./people-tab";
import { PollsTab } from "./polls-tab";
import { QuestionsTab } from "./questions-tab";
import { StillUnless, useStudio } from "./studio-context";

/** Includes the sentence parser, so it loads on first use. */
const CommandsTab = dynamic(() => import("./commands-tab").then((module) => module.CommandsTab), {
  ssr: false,
  loading: () => <p className="text-ink-muted text-sm">Opening…</p>,
});

/** Includes the command checks, so it loads on first use. */
const CommandHistory = dynamic(() => import("./command-history").then((module) => module.CommandHistory), {
  ssr: false,
  loading: () => <p className="text-ink-muted text-sm">Opening…</p>,
});

export type DeskTab = "people" | "chat" | "questions" | "polls" | "fx" | "commands";

const waitingIn = ({ lines }: FeedView): number => lines.filter(waits).length;

interface DeskTabsProps {
  tab: DeskTab;
  onTab: (tab: DeskTab) => void;
}

/** The page owns which tab is open, so that it stays the same whether the desk is a rail or a drawer. */
export function DeskTabs({ tab, onTab }: DeskTabsProps) {
  const [opened, setOpened] = useState(false);
  const { state, controller, desk } = useStudio();
  const { hands } = useStore(controller.deskFeed.besideChat);
  const waiting = useStorePart(controller.deskFeed, waitingIn);
  const unread = useUnread(controller.privateChat);
  useEffect(() => {
    if (tab === "commands") setOpened(true);
  }, [tab]);
  if (state.phase === "ended")
    return (
      <div className="h-full overflow-y-auto px-4 py-4">
        <CommandHistory />
      </div>
    );
  /** Stays mounted to keep typed text; renders only while it is open. */
  const of = (value: DeskTab, content: ReactNode) => (
    <StillUnless shown={tab === value}>
      <Driven>{content}</Driven>
    </StillUnless>
  );
  return (
    <Tabs<DeskTab>
      label="Desk"
      className="h-full"
      keepMounted
      compact
      value={tab}
      onValueChange={onTab}
      panelClassName="overflow-y-auto px-4 py-4"
      tabs={[
        {
          value: "people",
          label: "People",
          ...(unread > 0 ? { count: unread } : {}),
          content: of("people", <PeopleTab />),
        },
        {
          value: "chat",
          label: "Chat",
          ...(waiting > 0 ? { count: waiting } : {}),
          content: <ChatTab shown={tab === "chat"} />,
        },
        {
          value: "questions",
          label: "Q&A",
          ...(hands.length > 0 ? { count: hands.length } : {}),
          content: (
            <StillUnless shown={tab === "questions"}>
              <QuestionsTab />
            </StillUnless>
          ),
        },
        { value: "polls", label: "Polls", content: of("polls", <PollsTab />) },
        { value: "fx", label: "FX", content: of("fx", <FxTab />) },
        {
          value: "commands",
          label: (
            <>
              <Command className="size-4" aria-hidden />
              <span className="sr-only">Commands</span>
            </>
          ),
          ...(desk.proposals > 0 ? { count: desk.proposals } : {}),
          content: of("commands", opened && <CommandsTab />),
        },
      ]}
    />
  );
}

/** Moderators can view the stage controls but not use them. */
function Driven({ children }: { children: ReactNode }) {
  const { me } = useStudio().desk;
  return (
    <fieldset disabled={!rightsOf(me.role).scopes.includes("studio:control")} className="contents">
      {children}
    </fieldset>
  );
}
