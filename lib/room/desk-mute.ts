import { isSamePerson } from "@/lib/stage/room-identity";
import type { StageState } from "@/lib/stage/state";
import type { LocalMedia } from "./local-media";

/**
 * Mutes the user's own microphone when the desk mutes them on stage. Lifting the desk's mute then only lets
 * them unmute: it never puts their microphone on air. An emergency stop mutes everyone on stage and gives it
 * back as it was, so it leaves microphones alone.
 */
export class DeskMute {
  private isMuted = false;

  constructor(private readonly media: Pick<LocalMedia, "get" | "setMuted">) {}

  /** Returns whether the desk mutes this person. */
  follow(state: StageState | null, person: string): boolean {
    const isMuted = state?.stage.find(({ identity }) => isSamePerson(identity, person))?.muted ?? false;
    if (state !== null && state.mask.level !== null) return isMuted;
    const begins = isMuted && !this.isMuted;
    // First, because muting calls this again.
    this.isMuted = isMuted;
    if (begins && !this.media.get().muted) void this.media.setMuted(true);
    return isMuted;
  }
}
