import type { Client, Event, Guest, GuestProposal, Plan } from "@/lib/generated/prisma/client";
import type { Readiness as GuestReadiness } from "@/lib/modules/people/guests/records/record-schema";
import type { Finding } from "@/lib/modules/plan/plans/schema";
import type { EventConfig } from "@/lib/modules/show-basics/show-facts/config-schema";
import type { FieldCode } from "@/lib/operation/errors";
import type { CHECK_CODES, SEVERITIES } from "../schema";

/** All that checks look at, read once. */
export interface Surroundings {
  event: Event;
  config: EventConfig;
  client: Client;
  guests: readonly Guest[];
  guestReadiness: ReadonlyMap<string, GuestReadiness>;
  /** Whom the brief names and nobody answered for. */
  proposals: readonly GuestProposal[];
  plan: Plan | null;
  findings: readonly Finding[];
  now: Date;
}

/** Something that is not as it should be. Mended on a page of the show's desk, or by an operation. */
export interface Open {
  code: (typeof CHECK_CODES)[number];
  severity: (typeof SEVERITIES)[number];
  message: string;
  mend: {
    text: string;
    /** The page of the desk, behind that of the show. */
    page: "/details" | "/guests" | "/plan" | `/plan#${string}` | "/clients";
    operation: string;
  };
  /** What `error.fields` says of it, where it blocks. */
  field?: FieldCode;
  /** Whom or what it is about, by id. */
  subjects?: readonly string[];
}

/** One thing that is looked at; it finds nothing where all is well. */
export type Check = (around: Surroundings) => readonly Open[];
