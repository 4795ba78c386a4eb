"use client";

import { Tabs } from "@/components/ui/tabs";
import { CommandsTab } from "./commands-tab";
import { FxTab } from "./fx-tab";
import { PeopleTab } from "./people-tab";
import { PollsTab } from "./polls-tab";

export function DeskTabs() {
  return (
    <Tabs
      label="Desk"
      className="h-full"
      keepMounted
      panelClassName="overflow-y-auto px-4 py-4"
      tabs={[
        { value: "people", label: "People", content: <PeopleTab /> },
        { value: "polls", label: "Polls", content: <PollsTab /> },
        { value: "fx", label: "Fx", content: <FxTab /> },
        { value: "commands", label: "Commands", content: <CommandsTab /> },
      ]}
    />
  );
}
