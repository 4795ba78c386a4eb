"use client";

import { useState } from "react";
import type { Playback } from "@/components/program/use-playback";
import { type Tab, Tabs } from "@/components/ui/tabs";
import { showTabs } from "../show-tabs";
import { useViewer } from "../viewer-context";
import { lastBy } from "./last-by";
import type { ReplayProgram } from "./replay";
import { ReplayChapters } from "./replay-chapters";
import { ReplayChat, ReplayQuestions } from "./replay-chat";
import { ReplayPolls } from "./replay-polls";
import { ReplayTranscript } from "./replay-transcript";
import type { ReplayAudience } from "./use-audience";
import type { SaidLine } from "./use-transcript";

interface ReplayPanelProps {
  program: ReplayProgram;
  playback: Playback;
  lines: readonly SaidLine[];
  audience: ReplayAudience;
}

/** The tabs beside the replay. */
export function ReplayPanel({ program, playback, lines, audience }: ReplayPanelProps) {
  const { view, words } = useViewer();
  const [chosen, setChosen] = useState<string | null>(null);
  const { at, seek } = playback;
  const tabs: Tab<string>[] = [];
  if (program.chapters.length > 0)
    tabs.push({
      value: "chapters",
      label: words.replay.chapters,
      content: <ReplayChapters program={program} playback={playback} />,
    });
  if (lines.length > 0)
    tabs.push({
      value: "transcript",
      label: words.replay.transcript,
      content: <ReplayTranscript {...{ program, lines, at, seek }} />,
    });
  if (audience.chat.length > 0)
    tabs.push({
      value: "chat",
      label: words.chat.title,
      content: <ReplayChat {...{ at, seek }} chat={audience.chat} />,
    });
  if (lastBy(audience.polls, at))
    tabs.push({
      value: "polls",
      label: words.drawn.poll,
      content: <ReplayPolls {...{ at, seek }} polls={audience.polls} />,
    });
  if (audience.questions.length > 0)
    tabs.push({
      value: "questions",
      label: words.questions.title,
      content: <ReplayQuestions {...{ at, seek }} questions={audience.questions} />,
    });
  tabs.push(...showTabs(view, words));
  const [first] = tabs;
  if (!first) return null;
  const open = tabs.find(({ value }) => value === chosen) ?? first;
  return (
    <aside
      aria-label={view.headline}
      className="flex min-h-0 flex-col px-4 pt-2 pb-8 lg:w-[22.5rem] lg:shrink-0 lg:border-line lg:border-l lg:pb-0"
    >
      <Tabs
        label={view.headline}
        tabs={tabs}
        value={open.value}
        onValueChange={setChosen}
        className="lg:flex-1"
        panelClassName="py-4 lg:overflow-y-auto"
      />
    </aside>
  );
}
