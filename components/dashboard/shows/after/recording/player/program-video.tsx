"use client";

import clsx from "clsx";
import { LoaderCircle, Play, RotateCw } from "lucide-react";
import { useKept } from "@/components/program/use-kept";
import type { Playback } from "@/components/program/use-playback";
import { useProgram } from "@/components/program/use-program";
import { Button } from "@/components/ui/button";
import { onThisSite } from "@/lib/client/on-this-site";
import { BeforeVideo } from "../editing/comparing/before-video";
import type { Program } from "../facts/recording";
import { languageName } from "../facts/recording-words";
import type { ProgramPlayerProps } from "./program-player-props";

type ProgramVideoProps = Pick<
  ProgramPlayerProps,
  | "recordingId"
  | "program"
  | "video"
  | "setVideo"
  | "playback"
  | "captionsVersion"
  | "sound"
  | "comparing"
  | "isChanging"
> & { captions: Program["captions"] };

/** The program's picture, which plays and pauses by a click. */
export function ProgramVideo(props: ProgramVideoProps) {
  const { recordingId, program, captions, captionsVersion, video, setVideo, playback } = props;
  const { sound, comparing } = props;
  const before = comparing.shown?.side === "before" ? comparing.shown.before : null;
  const { version, width, height, playlist_url, thumbnail_url, composed_sec } = program;
  const loading = useProgram({
    video,
    playlist: playlist_url,
    version: `${recordingId} ${version}`,
    playable: `${version} ${composed_sec} ${props.isChanging}`,
  });
  const poster = useKept(thumbnail_url, `${version} ${thumbnail_url === null}`);
  return (
    <div className="relative min-h-0 flex-1 bg-black">
      {/* biome-ignore lint/a11y/useMediaCaption: it has them in each language that was spoken */}
      <video
        ref={setVideo}
        poster={poster ? onThisSite(poster) : undefined}
        playsInline
        preload="auto"
        className="mx-auto max-h-[70dvh] w-full object-contain in-[:fullscreen]:h-full in-[:fullscreen]:max-h-none"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {captions.map(({ language, url }) => (
          <track
            key={`${language} ${url} ${captionsVersion}`}
            kind="captions"
            src={onThisSite(url)}
            srcLang={language}
            label={languageName(language)}
          />
        ))}
      </video>
      {loading.failed ? (
        <CannotPlay isChanging={props.isChanging} onRetry={loading.retry} />
      ) : (
        <PlaySurface playback={playback} />
      )}
      {before && (
        <BeforeVideo
          key={before.playlist_url}
          playlist={before.playlist_url}
          from={before.from_sec}
          to={before.to_sec}
          sound={sound}
          onClose={comparing.close}
        />
      )}
    </div>
  );
}

/** The whole picture is a button, beside the one with the other controls. */
function PlaySurface({ playback }: { playback: Playback }) {
  const { playing, waiting, at } = playback;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={playing ? "Pause program" : "Play program"}
      onClick={playback.toggle}
      className="-outline-offset-4 absolute inset-0 grid place-items-center focus-visible:outline-white"
    >
      {waiting && (
        <span className="grid size-14 place-items-center rounded-full bg-black/60 text-white">
          <LoaderCircle className="size-6 animate-spin" aria-hidden />
        </span>
      )}
      {!playing && (
        <span
          className={clsx(
            "grid place-items-center rounded-full bg-black/60 text-white",
            at > 0 ? "size-12" : "size-16",
          )}
        >
          <Play className="size-6 translate-x-0.5 fill-current" aria-hidden />
        </span>
      )}
    </button>
  );
}

/** While a new version is made, that's expected next to what was cut out: the new one is loaded automatically. */
function CannotPlay({ isChanging, onRetry }: { isChanging: boolean; onRetry: () => void }) {
  return (
    <div
      role={isChanging ? "status" : "alert"}
      className="absolute inset-0 grid place-items-center bg-black/80 p-4 text-white"
    >
      <div className="flex flex-col items-center gap-3 text-center">
        {isChanging ? (
          <>
            <LoaderCircle className="size-6 animate-spin" aria-hidden />
            <p className="text-base">This part plays again once the new version is ready.</p>
          </>
        ) : (
          <>
            <p className="text-base">Couldn’t load the program. Check your connection and try again.</p>
            <Button onClick={onRetry} icon={<RotateCw className="size-4" aria-hidden />}>
              Try again
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
