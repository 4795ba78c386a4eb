"use client";

import clsx from "clsx";
import dynamic from "next/dynamic";
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ShowApplause } from "@/components/room/show-applause";
import { ShowMusic } from "@/components/room/show-music";
import { BoardContext } from "@/components/stage/board/board-context";
import { CARDS_BELOW_PX, StageBelow } from "@/components/stage/stage-below";
import { orPaused, useFreshCaptions } from "@/components/stage/use-fresh-captions";
import { StageClockContext } from "@/components/stage/use-now";
import { StageWordsContext } from "@/components/stage/use-stage-words";
import { RootTheme } from "@/components/ui/root-theme";
import { TipLayer } from "@/components/ui/tip-layer";
import { useNarrow } from "@/components/ui/use-narrow";
import { ActionBar } from "./action-bar";
import { ConnectionNotice } from "./connection-notice";
import { Joining } from "./joining";
import { LiveHeader } from "./live-header";
import { NoticeLine } from "./notices/notice-line";
import type { OnStage } from "./on-stage/on-stage";
import { useInvitation } from "./on-stage/use-invitation";
import { toPress } from "./over-http/to-press";
import { useHttpShow } from "./over-http/use-http-show";
import { ReactionRow } from "./reactions/reaction-row";
import { useReactions } from "./reactions/use-reactions";
import { ToReplay } from "./replay/to-replay";
import { ShowContext, useShowState } from "./show-context";
import { ShowOver } from "./show-over";
import { SidePanel } from "./side-panel";
import { useCta } from "./use-cta";
import { useFullScreen } from "./use-full-screen";
import { useMyPart } from "./use-my-part";
import { useViewerRoom } from "./use-viewer-room";
import { useVotes } from "./use-votes";
import { useViewer } from "./viewer-context";
import { ViewerStage } from "./viewer-stage";
import { captionScale, captionStyle } from "./watching/caption-style";
import { PictureNotice } from "./watching/picture-notice";
import { shownStage } from "./watching/shown-stage";
import { useCaptionLog } from "./watching/use-caption-log";
import { usePictures } from "./watching/use-pictures";
import { useSmallWindow } from "./watching/use-small-window";
import { useViewChoices } from "./watching/use-view-choices";

/** Code for devices and publishing, loaded only by the few who are invited on stage. */
const OnStagePart = dynamic(() => import("./on-stage/on-stage-part").then((module) => module.OnStagePart), {
  ssr: false,
});

/** Code for watching over HTTP, loaded only where the room can't be joined. */
const HttpPicture = dynamic(() => import("./over-http/http-picture").then((module) => module.HttpPicture), {
  ssr: false,
});
const HttpNotice = dynamic(() => import("./over-http/http-notice").then((module) => module.HttpNotice), {
  ssr: false,
});

interface LiveViewProps {
  accent: { colour: string; on: string } | null;
  onLeave: () => void;
  /** About the attendee's own copy; null without one. */
  note: ReactNode;
}

/** The player: the stage first, with everything else below or beside it. */
export function LiveView({ accent, onLeave, note }: LiveViewProps) {
  const { view, words, takesPart } = useViewer();
  const connection = useViewerRoom();
  const { way } = connection;
  const inRoom = way.over === null;
  // Over HTTP, the picture gets to the end later, but from then on the server takes nothing that people send.
  const now = useShowState();
  const { http, show, feed, isSomeoneLeftOut } = useHttpShow(connection, now);
  const room = inRoom ? connection.room : null;
  const state = inRoom ? connection.state : null;
  const [sound, setSound] = useState(true);
  const [panel, setPanel] = useState(true);
  const frame = useRef<HTMLDivElement>(null);
  const full = useFullScreen(frame, !inRoom);
  const small = useSmallWindow(frame, !inRoom);
  const narrow = useNarrow(CARDS_BELOW_PX);
  const choices = useViewChoices();
  const pictures = usePictures(room, state, choices.picture, choices.setPicture);
  const connected = state?.connection === "connected";
  const invited = useInvitation(view.slug, connection.invitations, connected);
  const [part, setPart] = useState<OnStage | null>(null);
  const mine = useMyPart();
  const votes = useVotes(feed, mine.votes, http?.now ?? null);
  const reactions = useReactions(feed.reactions);
  const cta = useCta(show.stage?.cta);
  const said = useCaptionLog(show.stage, words.drawn.announcer, feed.captions);
  const fresh = useFreshCaptions(feed);
  const allowed = feed.settings ?? view.watch;
  useEffect(() => room?.setSound(sound), [room, sound]);
  const toggleSound = useCallback(() => {
    setSound(!sound);
    if (!sound) void room?.startAudio();
  }, [room, sound]);
  const togglePanel = useCallback(() => setPanel((open) => !open), []);
  const hasCaptions = show.stage !== null && (show.stage.captions.on || allowed.captions);
  const withCaptions = hasCaptions && choices.captions;
  const stage = useMemo(
    () => show.stage && shownStage(show.stage, { captions: withCaptions, cta: cta.hidden === null }),
    [show.stage, withCaptions, cta.hidden],
  );
  if (!show.stage || !stage || (inRoom && !(room && state))) return <Joining />;
  const shared = {
    stage,
    look: view,
    captions: orPaused(fresh, feed.captioning, words.drawn.captionsPaused),
    captionScale: captionScale(choices),
    sound,
    reactions: allowed.reactions ? reactions.counts : null,
  };
  const picture =
    room && state ? (
      <ViewerStage
        {...{ room, state, part, votes }}
        plain={narrow && small.body === null}
        cta={cta.control}
        {...shared}
      />
    ) : (
      <HttpPicture http={http} onTryRoom={way.over === "no_webrtc" ? connection.tryRoom : null} {...shared} />
    );
  const cards = narrow || inRoom ? stage : toPress(stage);
  const below = (
    <div className={clsx(!inRoom && "sm:mx-auto sm:max-h-[45dvh] sm:w-full sm:max-w-2xl sm:overflow-y-auto")}>
      <StageBelow state={cards} votes={votes} look={view} cta={cta.control} />
    </div>
  );
  const isBelow = narrow || !inRoom;

  return (
    <ShowContext value={show}>
      <StageWordsContext value={words.drawn}>
        <StageClockContext value={show.now}>
          <BoardContext value={connection.board}>
            <div
              data-theme="dark"
              lang={view.language}
              style={{ ...coloursOf(accent), ...captionStyle(choices) }}
              className="flex min-h-dvh flex-col bg-surface text-ink lg:h-dvh"
            >
              <RootTheme theme="dark" />
              <LiveHeader viewers={allowed.viewers ? connection.viewers : null} onLeave={onLeave} />
              {room && invited.invitation?.state && (
                <OnStagePart room={room} asked={connection.asked} onMedia={setPart} {...invited} />
              )}
              {!inRoom && show.phase === "live" && (
                <HttpNotice {...{ way, isSomeoneLeftOut }} onTry={connection.tryRoom} />
              )}
              {note}
              <div
                className={clsx("flex min-h-0 flex-1 flex-col lg:flex-row", !panel && "lg:justify-center")}
              >
                <main className="flex min-w-0 flex-col lg:min-h-0 lg:flex-1">
                  <div
                    ref={frame}
                    className="relative grid min-h-0 place-items-center bg-[#0c0c11] lg:@container-[size] lg:flex-1"
                  >
                    <div className="relative w-full lg:w-[min(100cqw,calc(100cqh*16/9))]">
                      {small.body ? (
                        <div className="grid aspect-video place-items-center text-white">
                          <p>{words.inWindowText}</p>
                          {createPortal(<div style={captionStyle(choices)}>{picture}</div>, small.body)}
                        </div>
                      ) : (
                        picture
                      )}
                      {room && state && (
                        <>
                          <ShowMusic state={show.stage} speaking={state.speaking} sound={sound} />
                          <ShowApplause state={show.stage} sound={sound} />
                          <ConnectionNotice room={room} state={state} sound={sound} onLeave={onLeave} />
                          {show.phase === "live" && <PictureNotice pictures={pictures} />}
                        </>
                      )}
                    </div>
                    {isBelow && full.on && (
                      <div className="lg:absolute lg:right-4 lg:bottom-4 lg:w-96">{below}</div>
                    )}
                  </div>
                  <ActionBar
                    sound={sound}
                    onSound={toggleSound}
                    captions={hasCaptions}
                    choices={choices}
                    live={now.phase === "live"}
                    inRoom={inRoom}
                    reactions={allowed.reactions && takesPart && <ReactionRow {...reactions} />}
                    cta={cta}
                    small={small}
                    full={full}
                    panel={panel}
                    onPanel={togglePanel}
                    invitations={connection.invitations}
                    connected={connected}
                  />
                  {show.phase === "ended" && <ShowOver replay={<ToReplay />} />}
                  {isBelow && !full.on && below}
                </main>
                <SidePanel
                  shown={panel}
                  feed={connection.chat}
                  rules={feed.rules}
                  questions={feed.questions}
                  counts={feed.counts}
                  allowed={allowed}
                  wanted={mine.questions}
                  over={now.phase === "ended"}
                  said={hasCaptions ? said : null}
                  captioning={feed.captioning}
                  overHttp={!inRoom}
                />
              </div>
              <NoticeLine />
              <TipLayer />
            </div>
          </BoardContext>
        </StageClockContext>
      </StageWordsContext>
    </ShowContext>
  );
}

const coloursOf = (accent: LiveViewProps["accent"]): CSSProperties =>
  (accent
    ? { "--accent": accent.colour, "--accent-hover": accent.colour, "--on-accent": accent.on }
    : {}) as CSSProperties;
