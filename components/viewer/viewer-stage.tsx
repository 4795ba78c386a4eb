"use client";

import { useCallback, useSyncExternalStore } from "react";
import { OwnPicture } from "@/components/room/own-picture";
import { Picture } from "@/components/room/picture";
import { useStageSound } from "@/components/room/use-stage-sound";
import type { CtaControl } from "@/components/stage/cta-control";
import { lookProps } from "@/components/stage/look-props";
import { RisingMarks } from "@/components/stage/rising-marks";
import { Stage } from "@/components/stage/stage";
import { StageCountdown } from "@/components/stage/stage-countdown";
import { StageSoundContext } from "@/components/stage/stage-sound";
import type { CaptionLine, PollVotes, RenderMedia } from "@/components/stage/types";
import type { ReactionCounts } from "@/lib/live";
import type { RoomView } from "@/lib/room/types";
import { screenOwner, type ViewerRoom } from "@/lib/room/viewer-room";
import type { StageState } from "@/lib/stage";
import { isSamePerson } from "@/lib/stage/room-identity";
import type { StageLook } from "@/lib/theme/stage-look";
import type { OnStage } from "./on-stage/on-stage";
import { useShowState } from "./show-context";
import { useViewer } from "./viewer-context";

interface ViewerStageProps {
  room: ViewerRoom;
  state: RoomView;
  stage: StageState;
  look: StageLook;
  /** Puts cards below the picture instead of inside it. */
  plain: boolean;
  /** The viewer's own part on stage, with open devices; null otherwise. */
  part: OnStage | null;
  votes: PollVotes;
  captions: readonly CaptionLine[];
  captionScale: number;
  cta: CtaControl | undefined;
  reactions: ReactionCounts | null;
  /** False if this person turned it off. */
  sound: boolean;
}

const never = () => () => {};
const nothing = () => null;

/** The stage with the room's videos. */
export function ViewerStage({ room, state, stage, look, plain, part, votes, ...rest }: ViewerStageProps) {
  const heard = useStageSound(state.speaking, rest.sound);
  const { view } = useViewer();
  const show = useShowState();
  // `pictures` is read so that the stage renders again when a video starts or stops.
  const { pictures } = state;
  const media = part?.media;
  const own = useSyncExternalStore(media?.subscribe ?? never, media?.get ?? nothing, nothing)?.camera ?? null;
  const renderMedia = useCallback<RenderMedia>(
    (identity, kind) => {
      const source = pictures >= 0 ? room.media(identity, kind) : null;
      if (source) return <Picture key={source.id} source={source} />;
      const mine = part !== null && kind === "camera" && isSamePerson(identity, part.person);
      return mine && own ? <OwnPicture track={own} /> : null;
    },
    [room, pictures, part, own],
  );
  const dress = lookProps(look);
  const soon = stage.started_at !== null && Date.parse(stage.started_at) > show.now();
  return (
    <>
      <StageSoundContext value={heard}>
        <Stage
          state={stage}
          renderMedia={renderMedia}
          screenOf={screenOwner(state, stage.stage)}
          speaking={state.speaking}
          look={look}
          logo={view.logo}
          votes={votes}
          captions={rest.captions}
          captionScale={rest.captionScale}
          cta={rest.cta}
          plain={plain}
        />
      </StageSoundContext>
      <RisingMarks counts={rest.reactions} />
      {soon && (
        <div {...dress} className={`@container absolute inset-0 ${dress.className}`}>
          <StageCountdown endsAt={stage.started_at} />
        </div>
      )}
    </>
  );
}
