import type { StageState } from "@/lib/stage";
import { isSamePerson } from "@/lib/stage/room-identity";
import { secondsUntilAir } from "@/lib/stage/seconds-until-air";

/** Where a guest stands and who hears them. `held`: silenced by the desk, `silent`: for whatever reason. */
export interface Standing {
  place: "away" | "backstage" | "stage" | "over";
  /** On the stage of a show that is on air. */
  onAir: boolean;
  /** Whole seconds until the show is on air; 0 when it is, or when nothing is coming. */
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
  /** The server's time in epoch milliseconds. */
  now: number;
}

export function guestStanding({ state, identity, connected, muted, hasMicrophone, now }: Facts): Standing {
  const person = state?.stage.find((entry) => isSamePerson(entry.identity, identity ?? ""));
  const held = person?.muted ?? false;
  const silent = held || muted || !hasMicrophone;
  const base = { onAir: false, countdown: 0, held, silent, rehearsal: state?.rehearsal != null };
  if (state?.phase === "ended") return { ...base, place: "over" };
  if (!connected) return { ...base, place: "away" };
  if (!person || !state) return { ...base, place: "backstage" };
  const countdown = secondsUntilAir(state, now);
  return { ...base, place: "stage", onAir: state.phase === "live" && countdown === 0, countdown };
}

/** The one sentence, and the one beneath it. */
export function standingWords(standing: Standing): { title: string; detail: string } {
  const { place, onAir, countdown, held, silent, rehearsal } = standing;
  if (place === "over") return { title: "The show is over", detail: "Thank you. You can close this page." };
  if (place === "away")
    return { title: "Not connected – nobody hears you", detail: "We are getting you back in." };
  if (place === "backstage")
    return {
      title: silent ? "Backstage – nobody hears you" : "Backstage – only the crew hears you",
      detail: silent
        ? "Your microphone is off. The audience does not see you."
        : "Host, crew and everybody backstage. The audience neither sees nor hears you.",
    };
  if (rehearsal)
    return {
      title: held
        ? "Rehearsal – muted by the host"
        : silent
          ? "Rehearsal – you are muted"
          : "Rehearsal – you are on the stage",
      detail: "As in the show, but without an audience: the host and everybody else here see and hear you.",
    };
  if (countdown > 0)
    return { title: `On air in ${countdown}`, detail: "The audience sees and hears you then." };
  if (!onAir)
    return {
      title: "On the stage, not on air",
      detail: "The host and everybody on the stage see and hear you. The audience is not here yet.",
    };
  if (held)
    return { title: "ON AIR, muted by the host", detail: "The audience sees you and does not hear you." };
  if (silent) return { title: "ON AIR, muted", detail: "The audience sees you and does not hear you." };
  return { title: "ON AIR", detail: "The audience sees and hears you." };
}
