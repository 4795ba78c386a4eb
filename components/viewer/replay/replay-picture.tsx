"use client";

import { LoaderCircle, Play, RotateCw } from "lucide-react";
import { useKept } from "@/components/program/use-kept";
import type { Playback } from "@/components/program/use-playback";
import type { ShownProgram } from "@/components/program/use-program";
import { Button } from "@/components/ui/button";
import { onThisSite } from "@/lib/client/on-this-site";
import { languageName } from "@/lib/composition/captions/language-name";
import { useViewer } from "../viewer-context";
import { BigButton } from "../watching/big-button";
import type { ReplayProgram } from "./replay";

interface ReplayPictureProps {
  program: ReplayProgram;
  setVideo: (video: HTMLVideoElement | null) => void;
  playback: Playback;
  shown: ShownProgram;
  onStart: () => void;
}

/** The replay's picture, which plays and pauses by a click. */
export function ReplayPicture({ program, setVideo, playback, shown, onStart }: ReplayPictureProps) {
  const { words: all } = useViewer();
  const words = all.replay;
  const { version, thumbnail_url, captions } = program;
  const poster = useKept(thumbnail_url, `${version} ${thumbnail_url === null}`);
  const tracks = useKept(captions, `${version} ${captions.length}`);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: it has them in the language that was spoken */}
      <video
        ref={setVideo}
        poster={poster ? onThisSite(poster) : undefined}
        playsInline
        preload="auto"
        className="size-full object-contain"
      >
        {tracks.map(({ language, url }) => (
          <track
            key={url}
            kind="captions"
            src={onThisSite(url)}
            srcLang={language}
            label={languageName(language)}
          />
        ))}
      </video>
      {shown.failed ? (
        <div role="alert" className="absolute inset-0 grid place-items-center bg-black/80 p-4 text-white">
          <div className="flex flex-col items-center gap-3 text-center">
            <p className="text-base">{words.cannotPlay}</p>
            <Button onClick={shown.retry} icon={<RotateCw className="size-4" aria-hidden />}>
              {all.tryAgain}
            </Button>
          </div>
        </div>
      ) : (
        <Surface playback={playback} onStart={onStart} />
      )}
    </>
  );
}

/** The whole picture is a button, besides the one with the other controls. */
function Surface({ playback, onStart }: Pick<ReplayPictureProps, "playback" | "onStart">) {
  const { words: all } = useViewer();
  const { playing, waiting, at, toggle } = playback;
  if (!playing && at === 0) return <BigButton icon={Play} label={all.replay.play} onClick={onStart} />;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      onClick={toggle}
      className="absolute inset-0 grid place-items-center"
    >
      {(waiting || !playing) && (
        <span className="grid size-14 place-items-center rounded-full bg-black/60 text-white">
          {waiting ? (
            <LoaderCircle className="size-6 animate-spin motion-reduce:animate-none" />
          ) : (
            <Play className="size-6 translate-x-0.5 fill-current" />
          )}
        </span>
      )}
    </button>
  );
}
