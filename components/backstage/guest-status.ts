import type { StageState } from "@/lib/stage";
import { isSamePerson } from "@/lib/stage/room-identity";
import { secondsUntilAir } from "@/lib/stage/seconds-until-air";
import { takesMedia } from "@/lib/stage/takes-media";

/** Where a guest is and who can hear them. `held`: muted by the host. `silent`: muted for any reason. */
export interface GuestStatus {
  place: "away" | "backstage" | "stage" | "over";
  /** On stage in a show that is on air, and seen there. */
  onAir: boolean;
  /** On stage behind the card of an emergency stop: the audience gets nothing from anyone. */
  covered: boolean;
  /** Whole seconds until the show is on air; 0 when it is, or without a countdown. */
  countdown: number;
  held: boolean;
  silent: boolean;
  /** The show is being rehearsed. */
  rehearsal: boolean;
}

interface Facts {
  state: StageState | null;
  identity: string | null;
  connected: boolean;
  muted: boolean;
  hasMicrophone: boolean;
  /** Server time in epoch milliseconds. */
  now: number;
}

export function guestStatus({ state, identity, connected, muted, hasMicrophone, now }: Facts): GuestStatus {
  const person = state?.stage.find((entry) => isSamePerson(entry.identity, identity ?? ""));
  const held = person?.muted ?? false;
  const silent = held || muted || !hasMicrophone;
  const base = {
    onAir: false,
    covered: false,
    countdown: 0,
    held,
    silent,
    rehearsal: state?.rehearsal != null,
  };
  if (state?.phase === "ended") return { ...base, place: "over" };
  if (!connected) return { ...base, place: "away" };
  if (!person || !state) return { ...base, place: "backstage" };
  if (!takesMedia(state)) return { ...base, place: "stage", covered: true };
  const countdown = secondsUntilAir(state, now);
  return { ...base, place: "stage", onAir: state.phase === "live" && countdown === 0, countdown };
}

/** Title and detail of the banner. */
export function guestStatusWords(standing: GuestStatus): { title: string; detail: string } {
  const { place, onAir, covered, countdown, held, silent, rehearsal } = standing;
  if (place === "over")
    return { title: "The show has ended", detail: "Thanks for being part of it. You can close this page." };
  if (place === "away") return { title: "Not connected – no one can hear you", detail: "Reconnecting…" };
  if (place === "backstage")
    return {
      title: silent ? "Backstage – no one can hear you" : "Backstage – the audience can’t hear you",
      detail: silent
        ? "Your microphone is off. The audience can’t see you."
        : "The host, the crew and other guests backstage can hear you. The audience can’t see or hear you.",
    };
  if (covered)
    return {
      title: silent
        ? "Show interrupted – no one can hear you"
        : "Show interrupted – the audience can’t hear you",
      detail: `The audience sees a card until the host brings the show back. ${
        silent ? "Your microphone is off." : "The host, the crew and other guests backstage can hear you."
      }`,
    };
  if (rehearsal)
    return {
      title: held
        ? "Rehearsal – muted by the host"
        : silent
          ? "Rehearsal – you’re muted"
          : "Rehearsal – you’re on stage",
      detail: "Just like the show, but without an audience. Everyone in the rehearsal can see and hear you.",
    };
  if (countdown > 0)
    return { title: `On air in ${countdown}`, detail: "The audience will see and hear you." };
  if (!onAir)
    return {
      title: "On stage, off air",
      detail: "The crew and everyone on stage can see and hear you. The audience can’t yet.",
    };
  if (held)
    return { title: "ON AIR, muted by the host", detail: "The audience can see you but can’t hear you." };
  if (silent) return { title: "ON AIR, muted", detail: "The audience can see you but can’t hear you." };
  return { title: "ON AIR", detail: "The audience can see and hear you." };
}
