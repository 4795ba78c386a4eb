"use client";

import { Tabs } from "@/components/ui/tabs";
import { ChatTab } from "./chat-tab";
import { CommandHistory } from "./command-history";
import { CommandsTab } from "./commands-tab";
import { FxTab } from "./fx-tab";
import { PeopleTab } from "./people-tab";
import { PollsTab } from "./polls-tab";
import { useStudio } from "./studio-context";

export function DeskTabs() {
  const { state } = useStudio();
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
        { value: "people", label: "People", content: <PeopleTab /> },
        { value: "chat", label: "Chat", content: <ChatTab /> },
        { value: "polls", label: "Polls", content: <PollsTab /> },
        { value: "fx", label: "Fx", content: <FxTab /> },
        { value: "commands", label: "Commands", content: <CommandsTab /> },
      ]}
    />
  );
}
