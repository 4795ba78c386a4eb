import type { Event } from "@/lib/generated/prisma/client";
import type { EventConfig } from "@/lib/modules/show-basics/show-facts/config-schema";
import type { NewEvent } from "@/lib/modules/shows/events";
import type { Ctx } from "@/lib/operation/ctx";

/** The show to copy. */
export interface Source {
  event: Event;
  config: EventConfig;
}

/** The copy in progress. */
export interface Copying {
  from: Source;
  to: Event;
  /** Maps IDs of people in the original to those in the copy: guests, and people who are only proposed. */
  people: Map<string, string>;
  /** Maps IDs of its decks to those of the copies, if they are copied. */
  decks: Map<string, string>;
  /** Maps IDs of its videos to those of the copies, if they are copied. */
  videos: Map<string, string>;
}

/** One part of a show that can be copied: the fields of the new event, and what is copied beside it. */
export interface CopyPart {
  fields?: (from: Source) => Partial<NewEvent>;
  copy?: (ctx: Ctx, copying: Copying) => Promise<void>;
}
