import type { EvidenceKind } from "../moments/moment";

/** Someone in a recording. */
export interface Person {
  personId: string;
  name: string;
}

/** Seconds. */
export interface WantedLength {
  least: number;
  most: number;
}

/** How a clip should look, as far as a sentence says so. Names are those of the clip's options. */
export interface WantedLook {
  template_id?: "speaker_focus" | "editorial_motion";
  orientation?: "vertical" | "horizontal" | "square";
  caption?: {
    preset?: "impact" | "pill" | "block" | "underline" | "bracket" | "minimal";
    size?: "sm" | "md" | "lg";
    show?: boolean;
  };
  motion?: "calm" | "standard" | "energetic";
  highlight_hex?: string;
  title?: string;
  logo?: boolean;
  timerBadge?: boolean;
  removeSilences?: boolean;
  removeFillers?: boolean;
  improveSound?: boolean;
  focusMode?: "pin" | "off";
}

/** What a sentence asks for. */
export interface Wanted {
  /** Who should speak. */
  person: Person | null;
  /** A name that no one in the recording has. */
  unknownPerson: string | null;
  /** What should be talked about; null if anything will do. */
  topic: string | null;
  /** What kind of moment. */
  kinds: EvidenceKind[];
  length: WantedLength | null;
  /** In seconds of the program. */
  near: number | null;
  range: { from: number; to: number } | null;
  look: WantedLook;
  /** Parts of the sentence that aren't understood. */
  rest: string[];
}
