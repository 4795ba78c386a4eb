"use client";

import clsx from "clsx";
import dynamic from "next/dynamic";
import { type CSSProperties, useCallback, useMemo, useRef, useState } from "react";
import { ShowMusic } from "@/components/room/show-music";
import { CARDS_BELOW_PX, StageBelow } from "@/components/stage/stage-below";
import { StageWordsContext } from "@/components/stage/use-stage-words";
import { useNarrow } from "@/components/ui/use-narrow";
import { EMPTY_FEED } from "@/lib/live/feed-view";
import type { StageState } from "@/lib/stage";
import { ActionBar } from "./action-bar";
import { ConnectionNotice } from "./connection-notice";
import { Joining } from "./joining";
import { LiveHeader } from "./live-header";
import type { OnStage } from "./on-stage/on-stage";
import { useInvitation } from "./on-stage/use-invitation";
import { useShowState } from "./show-context";
import { SidePanel } from "./side-panel";
import { useFullScreen } from "./use-full-screen";
import { useViewerRoom } from "./use-viewer-room";
import { useVotes } from "./use-votes";
import { useViewer } from "./viewer-context";
import { ViewerStage } from "./viewer-stage";

/** Devices and what sends them: fetched by the few who are asked onto the stage. */
const OnStagePart = dynamic(() => import("./on-stage/on-stage-part").then((module) => module.OnStagePart), {
  ssr: false,
});

interface LiveViewProps {
  accent: { colour: string; on: string } | null;
  onLeave: () => void;
}

/** Watching: the stage first, what belongs to it below or beside it. */
export function LiveView({ accent, onLeave }: LiveViewProps) {
  const { view, words } = useViewer();
  const show = useShowState();
  const connection = useViewerRoom();
  const [sound, setSound] = useState(true);
  const [captions, setCaptions] = useState(true);
  const [panel, setPanel] = useState(true);
  const frame = useRef<HTMLDivElement>(null);
  const full = useFullScreen(frame);
  const narrow = useNarrow(CARDS_BELOW_PX);
  const colours = accent
    ? { "--accent": accent.colour, "--accent-hover": accent.colour, "--on-accent": accent.on }
    : {};
  const invited = useInvitation(view.slug, connection?.invitations ?? 0);
  const [part, setPart] = useState<OnStage | null>(null);
  const votes = useVotes(connection?.feed ?? EMPTY_FEED);
  const room = connection?.room;
  const toggleSound = useCallback(() => {
    room?.setSound(!sound);
    setSound(!sound);
    if (!sound) void room?.startAudio();
  }, [room, sound]);
  const toggleCaptions = useCallback(() => setCaptions((on) => !on), []);
  const togglePanel = useCallback(() => setPanel((open) => !open), []);
  const stage = useMemo(() => show.stage && withCaptions(show.stage, captions), [show.stage, captions]);
  if (!show.stage || !stage || !connection || !room) return <Joining />;
  const { state, asked } = connection;
  const below = <StageBelow state={stage} votes={votes} />;

  return (
    <StageWordsContext value={words.drawn}>
      <div
        data-theme="dark"
        lang={view.language}
        style={colours as CSSProperties}
        className="flex min-h-dvh flex-col bg-surface text-ink lg:h-dvh"
      >
        <LiveHeader onLeave={onLeave} />
        {invited.invitation?.state && (
          <OnStagePart room={room} asked={asked} onMedia={setPart} {...invited} />
        )}
        <div className={clsx("flex min-h-0 flex-1 flex-col lg:flex-row", !panel && "lg:justify-center")}>
          <main className="flex min-w-0 flex-col lg:min-h-0 lg:flex-1">
            <div
              ref={frame}
              className="relative grid min-h-0 place-items-center bg-[#0c0c11] lg:@container-[size] lg:flex-1"
            >
              <div className="relative w-full lg:w-[min(100cqw,calc(100cqh*16/9))]">
                <ViewerStage
                  room={room}
                  state={state}
                  stage={stage}
                  accent={accent?.colour}
                  plain={narrow}
                  part={part}
                  votes={votes}
                />
                <ShowMusic state={show.stage} sound={sound} />
                <ConnectionNotice room={room} state={state} sound={sound} onLeave={onLeave} />
              </div>
              {narrow && full.on && below}
            </div>
            <ActionBar
              sound={sound}
              onSound={toggleSound}
              captions={show.stage.captions.on ? captions : null}
              onCaptions={toggleCaptions}
              full={full}
              panel={panel}
              onPanel={togglePanel}
              invitations={connection.invitations}
            />
            {narrow && !full.on && below}
          </main>
          <SidePanel
            shown={panel}
            lines={connection.feed.lines}
            rules={connection.feed.rules}
            questions={connection.feed.questions}
            counts={connection.feed.counts}
          />
        </div>
      </div>
    </StageWordsContext>
  );
}

/** Whoever wants none does without them, whatever the host has switched on. */
const withCaptions = (stage: StageState, on: boolean): StageState =>
  on ? stage : { ...stage, captions: { ...stage.captions, on: false } };
