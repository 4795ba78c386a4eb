"use client";

import { LoaderCircle, Play, Volume2 } from "lucide-react";
import { useStorePart } from "@/components/room/use-store";
import { lookProps } from "@/components/stage/look-props";
import { RisingMarks } from "@/components/stage/rising-marks";
import { Stage } from "@/components/stage/stage";
import { StageCaptions } from "@/components/stage/stage-captions";
import type { CaptionLine } from "@/components/stage/types";
import { ApiError } from "@/lib/client/api-error";
import type { ReactionCounts } from "@/lib/live";
import type { HttpShow } from "@/lib/room/http/http-show";
import { fill } from "@/lib/signup/words/fill";
import type { StageState } from "@/lib/stage";
import type { StageLook } from "@/lib/theme/stage-look";
import { useOnline } from "../use-online";
import { useViewer } from "../viewer-context";
import { BigButton } from "../watching/big-button";
import { useLivePicture } from "./use-live-picture";
import { useRoomTries } from "./use-room-tries";

interface HttpPictureProps {
  /** Null while its code loads. */
  http: HttpShow | null;
  /** What the picture has got to. */
  stage: StageState;
  look: StageLook;
  captions: readonly CaptionLine[];
  captionScale: number;
  reactions: ReactionCounts | null;
  /** False if this person turned it off. */
  sound: boolean;
  /** Joins the room if that is possible by now; null if it isn't the network that prevents it. */
  onTryRoom: (() => void) | null;
}

/** The show's program, with everything on stage already in it. */
export function HttpPicture({ http, stage, ...rest }: HttpPictureProps) {
  const { view } = useViewer();
  // The cards that cover everything are drawn here: the stream ends with the show, and an emergency stop is
  // faster than the stream.
  if (stage.phase === "ended" || stage.mask.level !== null)
    return <Stage state={stage} look={rest.look} logo={view.logo} />;
  return <Program http={http} stage={stage} {...rest} />;
}

function Program(props: HttpPictureProps) {
  const { http, stage, look, captions, captionScale, reactions, sound, onTryRoom } = props;
  const { words } = useViewer();
  const dress = lookProps(look);
  return (
    <section
      data-theme="dark"
      aria-label={fill(words.drawn.stage, { title: stage.title })}
      data-layout={stage.layout}
      data-phase={stage.phase}
      data-version={stage.version}
      data-look={dress["data-look"]}
      style={dress.style}
      className={`@container relative isolate aspect-video w-full overflow-hidden bg-black ${dress.className}`}
    >
      {http && <Video http={http} sound={sound} captions={stage.captions.on} onTryRoom={onTryRoom} />}
      {stage.captions.on && (
        <div
          className="pointer-events-none absolute inset-x-[2cqw] bottom-[2cqw]"
          style={{ fontSize: `calc(max(0.8125rem, 2.4cqw) * ${captionScale})` }}
        >
          <StageCaptions lines={captions} />
        </div>
      )}
      <RisingMarks counts={reactions} />
    </section>
  );
}

interface VideoProps extends Pick<HttpPictureProps, "sound" | "onTryRoom"> {
  http: HttpShow;
  captions: boolean;
}

function Video({ http, onTryRoom, ...wanted }: VideoProps) {
  const { sound } = wanted;
  const { words } = useViewer();
  const online = useOnline();
  const { setVideo, state, isSilenced, play } = useLivePicture(http, wanted);
  useRoomTries(state === "starting" ? onTryRoom : null);
  const refusal = useStorePart(http, (view) => view.refusal);
  if (refusal !== null)
    return (
      <p
        role="alert"
        className="absolute inset-0 grid place-items-center p-4 text-center text-base text-white"
      >
        {refusal instanceof ApiError && refusal.fields.status === "removed" ? words.removed : words.lost}
      </p>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: captions come with the feed and are drawn over it, or with the stream */}
      <video ref={setVideo} playsInline className="size-full object-contain" />
      {(state === "starting" || state === "waiting") && (
        <div className="absolute inset-0 grid place-items-center text-white">
          <p role="status" className="flex items-center gap-3 rounded-full bg-black/60 px-4 py-3 text-base">
            <LoaderCircle className="size-5 animate-spin motion-reduce:animate-none" aria-hidden />
            <span className={state === "waiting" && online ? "sr-only" : undefined}>
              {online ? words.overHttp.soon : words.offline}
            </span>
          </p>
        </div>
      )}
      {state === "stopped" && <BigButton icon={Play} label={words.overHttp.play} onClick={play} />}
      {state === "playing" && isSilenced && sound && (
        <BigButton icon={Volume2} label={words.unmute} onClick={play} />
      )}
    </>
  );
}
