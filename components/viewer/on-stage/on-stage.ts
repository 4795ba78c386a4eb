import { DeskMute } from "@/lib/room/desk-mute";
import { LocalMedia } from "@/lib/room/local-media";
import { TrackPublisher } from "@/lib/room/publish";
import type { RoomSession } from "@/lib/room/room-session";
import type { StageSync } from "@/lib/room/stage-sync";
import { NO_TRACKS } from "@/lib/room/wanted-tracks";
import { isSamePerson } from "@/lib/stage/room-identity";
import { takesMedia } from "@/lib/stage/takes-media";

/** An attendee's devices, published to the room while they are on stage. */
export class OnStage {
  readonly media = new LocalMedia();
  private readonly deskMute = new DeskMute(this.media);
  private readonly publisher: TrackPublisher;
  private readonly unwatch: (() => void)[];
  private over = false;

  constructor(
    session: RoomSession,
    private readonly stage: StageSync,
    readonly person: string,
    onProblem: (error: unknown) => void,
  ) {
    this.publisher = new TrackPublisher(session, {
      onProblem,
      onMutedByRoom: () => void this.media.setMuted(true),
    });
    this.unwatch = [stage.subscribe(this.onChange), this.media.subscribe(this.onChange)];
    this.onChange();
  }

  stop(): void {
    for (const end of this.unwatch) end();
    this.publisher.end();
    this.media.stop();
  }

  private readonly onChange = (): void => {
    const { state } = this.stage.get();
    this.closeAtTheEnd(state?.phase === "ended");
    const mine = state?.stage.find(({ identity }) => isSamePerson(identity, this.person));
    const isHeld = this.deskMute.follow(state, this.person);
    const wanted = this.media.wanted();
    const sends = mine !== undefined && state !== null && takesMedia(state);
    const microphoneMuted = wanted.microphoneMuted || isHeld;
    this.publisher.want(sends ? { ...wanted, microphoneMuted } : NO_TRACKS);
  };

  /**
   * Turns devices off when the show ends, so that a resumed show only shows people who turned them on again.
   */
  private closeAtTheEnd(over: boolean): void {
    if (over === this.over) return;
    this.over = over;
    if (over) this.media.stop();
  }
}
