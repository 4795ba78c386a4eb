import type { DataOf } from "@/lib/client/wire-types";

type Notetaker = Pick<DataOf<"sendNotetaker">, "state" | "sub_code" | "removed_by">;

/** States of a show in which a notetaker can be sent. */
const OPEN = ["draft", "published", "live"];
export const takesNotetaker = (state: string): boolean => OPEN.includes(state);

/** What happens next with a notetaker that was sent, or that the show had already. */
export function notetakerWords({ state, sub_code, removed_by }: Notetaker): string {
  switch (state) {
    case "scheduled":
      return "Notetaker sent. It asks to join when the show goes live.";
    case "joining":
    case "waiting":
      return "The notetaker is asking to join. Admit it in the studio.";
    case "in_call":
      return "The notetaker is in the show.";
    case "leaving":
      return "The notetaker is leaving the show.";
    default: {
      const who = removed_by?.name || (removed_by?.role === "guest" ? "A guest" : "The host");
      const did = sub_code === "no_consent" ? "declined" : "removed";
      return `${who} ${did} the notetaker. It doesn’t ask to join this show again.`;
    }
  }
}
