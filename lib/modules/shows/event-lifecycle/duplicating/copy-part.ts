import type { Event } from "@/lib/generated/prisma/client";
import type { EventConfig } from "@/lib/modules/show-basics/show-facts/config-schema";
import type { NewEvent } from "@/lib/modules/shows/events";
import type { Ctx } from "@/lib/operation/ctx";

/** The show that is copied. */
export interface Source {
  event: Event;
  config: EventConfig;
}

/** The copy while it is made. */
export interface Copying {
  from: Source;
  to: Event;
  /** Ids of the copy's people by those of the other show's: guests, and those who are only proposed. */
  people: Map<string, string>;
  /** Ids of its decks by those of the other show's, where they come along. */
  decks: Map<string, string>;
  /** Ids of its videos by those of the other show's, where they come along. */
  videos: Map<string, string>;
}

/** One part of a show that can come along: what the new event is made with, and what is copied beside it. */
export interface CopyPart {
  fields?: (from: Source) => Partial<NewEvent>;
  copy?: (ctx: Ctx, copying: Copying) => Promise<void>;
}
