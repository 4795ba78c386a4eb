import type { Client, Event, Guest, GuestProposal, Plan } from "@/lib/generated/prisma/client";
import type { Readiness as GuestReadiness } from "@/lib/modules/people/guests/records/record-schema";
import type { Finding } from "@/lib/modules/plan/plans/schema";
import type { RecordingSpaceWire } from "@/lib/modules/show-basics/recording-space/schema";
import type { EventConfig } from "@/lib/modules/show-basics/show-facts/config-schema";
import type { FieldCode } from "@/lib/operation/errors";
import type { CHECK_CODES, SEVERITIES } from "../schema";

/** Everything that checks need, read once. */
export interface Surroundings {
  event: Event;
  config: EventConfig;
  client: Client;
  guests: readonly Guest[];
  guestReadiness: ReadonlyMap<string, GuestReadiness>;
  /** People named in the brief and neither accepted nor dismissed. */
  proposals: readonly GuestProposal[];
  plan: Plan | null;
  findings: readonly Finding[];
  /** How much of it can be recorded; null if it isn't. */
  space: RecordingSpaceWire | null;
  now: Date;
}

/** A problem, with the desk page or operation that fixes it. */
export interface Open {
  code: (typeof CHECK_CODES)[number];
  severity: (typeof SEVERITIES)[number];
  message: string;
  mend: {
    text: string;
    /** The desk page, after the show's path. */
    page: "/details" | "/guests" | "/plan" | `/plan#${string}` | "/clients" | "/settings";
    operation: string;
  };
  /** Its code in `error.fields`, if it blocks. */
  field?: FieldCode;
  /** IDs of the people or things concerned. */
  subjects?: readonly string[];
}

/** One check. Returns nothing if all is well. */
export type Check = (around: Surroundings) => readonly Open[];
