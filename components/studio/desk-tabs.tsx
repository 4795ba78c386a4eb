"use client";

import { Command } from "lucide-react";
import type { ReactNode } from "react";
import { useStore } from "@/components/room/use-store";
import { Tabs } from "@/components/ui/tabs";
import { rightsOf } from "@/lib/stage/show-roles";
import { ChatTab, waits } from "./chat-tab";
import { CommandHistory } from "./command-history";
import { CommandsTab } from "./commands-tab";
import { FxTab } from "./fx-tab";
import { PeopleTab } from "./people-tab";
import { PollsTab } from "./polls-tab";
import { QuestionsTab } from "./questions-tab";
import { useStudio } from "./studio-context";

export function DeskTabs() {
  const { state, controller } = useStudio();
  const waiting = useStore(controller.deskFeed).lines.filter(waits).length;
  if (state.phase === "ended")
    return (
      <div className="h-full overflow-y-auto px-4 py-4">
        <CommandHistory />
      </div>
    );
  return (
    <Tabs
      label="Desk"
      className="h-full"
      keepMounted
      panelClassName="overflow-y-auto px-4 py-4"
      tabs={[
        {
          value: "people",
          label: "People",
          content: (
            <Driven>
              <PeopleTab />
            </Driven>
          ),
        },
        { value: "chat", label: "Chat", ...(waiting > 0 ? { count: waiting } : {}), content: <ChatTab /> },
        { value: "questions", label: "Q&A", content: <QuestionsTab /> },
        {
          value: "polls",
          label: "Polls",
          content: (
            <Driven>
              <PollsTab />
            </Driven>
          ),
        },
        {
          value: "fx",
          label: "Fx",
          content: (
            <Driven>
              <FxTab />
            </Driven>
          ),
        },
        {
          value: "commands",
          label: (
            <>
              <Command className="size-4" aria-hidden />
              <span className="sr-only">Commands</span>
            </>
          ),
          content: (
            <Driven>
              <CommandsTab />
            </Driven>
          ),
        },
      ]}
    />
  );
}

/** What moves the stage can be looked at by whoever only moderates. */
function Driven({ children }: { children: ReactNode }) {
  const { me } = useStudio().desk;
  return (
    <fieldset disabled={!rightsOf(me.role).scopes.includes("studio:control")} className="contents">
      {children}
    </fieldset>
  );
}
