"use client";

import { LogOut } from "lucide-react";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { usePlayback } from "@/components/program/use-playback";
import { useProgram } from "@/components/program/use-program";
import { When } from "@/components/signup/when";
import { ZoneProvider } from "@/components/signup/zone-provider";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { RootTheme } from "@/components/ui/root-theme";
import { TipLayer } from "@/components/ui/tip-layer";
import { fill } from "@/lib/signup/words/fill";
import { secondAsClock } from "@/lib/stage/video-time";
import { NoticeLine } from "../notices/notice-line";
import { ShowName } from "../show-name";
import { ShowOver } from "../show-over";
import { Survey } from "../survey/survey";
import { useViewer } from "../viewer-context";
import type { Replay, ReplayProgram } from "./replay";
import { ReplayCta } from "./replay-cta";
import { ReplayPanel } from "./replay-panel";
import { ReplayStage } from "./replay-stage";
import { useAudience } from "./use-audience";
import { useBegin, useRemembered } from "./use-begin";
import { useTranscript } from "./use-transcript";
import { useWatched } from "./use-watched";

interface ReplayViewProps {
  accent: { colour: string; on: string } | null;
  replay: Replay;
  program: ReplayProgram;
}

/** The show after the show: its recording in a player, with what belongs to it beside or below. */
export function ReplayView({ accent, replay, program }: ReplayViewProps) {
  const { view, words, refreshReplay } = useViewer();
  const { slug } = view;
  const { recording_id, version, playlist_url, composed_sec } = program;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const playback = usePlayback(video, composed_sec);
  const { begin, resumedAt, forget } = useBegin(slug, program);
  const shown = useProgram({
    video,
    playlist: playlist_url,
    version: `${recording_id} ${version}`,
    playable: `${version} ${composed_sec}`,
    begin,
  });
  const lines = useTranscript(program);
  const audience = useAudience(program);
  useRemembered(slug, recording_id, playback);
  useWatched(playback);
  const { failed } = shown;
  useEffect(() => {
    // It may have been turned off or edited.
    if (failed) refreshReplay();
  }, [failed, refreshReplay]);
  const restart = () => {
    forget();
    playback.seek(0);
  };

  return (
    <div
      data-theme="dark"
      lang={view.language}
      style={coloursOf(accent)}
      className="flex min-h-dvh flex-col bg-surface text-ink lg:h-dvh"
    >
      <RootTheme theme="dark" />
      <Header />
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <main className="flex min-w-0 flex-col lg:min-h-0 lg:flex-1">
          <ReplayStage {...{ program, video, setVideo, playback, shown, lines, audience }} />
          <ZoneProvider eventZone={view.timezone} locale={view.language} words={words.zone}>
            <Facts replay={replay} resumedAt={resumedAt} onRestart={restart}>
              <ReplayCta calls={audience.calls} at={playback.at} />
            </Facts>
          </ZoneProvider>
          <div className="px-4 empty:hidden">
            <Survey button={buttonClasses("primary")} folded={!playback.ended} />
          </div>
          <ShowOver />
        </main>
        <ReplayPanel {...{ program, playback, lines, audience }} />
      </div>
      <NoticeLine />
      <TipLayer />
    </div>
  );
}

function Header() {
  const { view, words } = useViewer();
  return (
    <header className="flex h-12 shrink-0 items-center gap-3 px-4">
      <ShowName />
      <p className="shrink-0 rounded-full border border-line px-2 py-0.5 text-ink-muted text-sm">
        {words.replay.title}
      </p>
      <a
        href={view.pageUrl}
        className={buttonClasses("ghost", "sm")}
        style={{ marginLeft: "auto" }}
        aria-label={words.leave}
      >
        <LogOut className="size-4" aria-hidden />
        <span className="max-sm:sr-only">{words.leave}</span>
      </a>
    </header>
  );
}

interface FactsProps {
  replay: Replay;
  /** Where it resumed, in seconds; null if it began at the start. */
  resumedAt: number | null;
  onRestart: () => void;
  /** What the show asks to click at this moment. */
  children: ReactNode;
}

/** Until when it's available, whether more follows, and where it resumed. */
function Facts({ replay: { until, progress }, resumedAt, onRestart, children }: FactsProps) {
  const { replay: words } = useViewer().words;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-1 px-4 text-ink-muted text-sm empty:hidden">
      {children}
      {resumedAt !== null && (
        <p role="status" className="flex flex-wrap items-center gap-x-3">
          {fill(words.resumed, { at: secondAsClock(resumedAt) })}
          <Button variant="ghost" size="sm" onClick={onRestart}>
            {words.restart}
          </Button>
        </p>
      )}
      {progress !== null && (
        <p role="status" className="py-1">
          {fill(words.growing, { percent: Math.floor(progress * 100) })}
        </p>
      )}
      {until !== null && (
        <p className="py-1">
          {words.until} <When at={until} part="moment" />
        </p>
      )}
    </div>
  );
}

const coloursOf = (accent: ReplayViewProps["accent"]): CSSProperties =>
  (accent
    ? {
        ...{ "--accent": accent.colour, "--accent-hover": accent.colour, "--on-accent": accent.on },
        "--accent-soft": `color-mix(in oklab, ${accent.colour} 35%, var(--surface))`,
      }
    : {}) as CSSProperties;
