import type { Event } from "@/lib/generated/prisma/client";
import { walkOnLine } from "@/lib/plan-writer";
import { db } from "@/lib/platform/database/db";
import { guestOfPerson } from "@/lib/providers/room/identity";
import type { StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import { queueLine } from "./queue-line";

/** Introduces guests when they are brought on stage, once each per show. */
export class WalkOns {
  private seen: Set<string> | undefined;

  constructor(private readonly event: Event) {}

  async look(state: StageState): Promise<void> {
    const guests = state.stage
      .filter(({ kind }) => kind === "guest")
      .map(({ identity }) => personOf(identity));
    // Guests on stage when this starts have already been introduced, or were there before the show.
    const seen = this.seen ?? new Set(guests);
    this.seen = seen;
    const came = guests.filter((person) => !seen.has(person));
    for (const person of came) {
      seen.add(person);
      await this.introduce(person, state);
    }
  }

  private async introduce(person: string, state: StageState): Promise<void> {
    const guest = await db().guest.findFirst({
      where: { id: guestOfPerson(person) ?? "", eventId: this.event.id, deletedAt: null },
    });
    if (!guest || isNamed(state, guest.name)) return;
    const about = [guest.title, guest.company].filter(Boolean).join(", ");
    const text = guest.emcee.trim() || walkOnLine({ name: guest.name, about }, this.event.language);
    await queueLine(this.event, text);
  }
}

/** A line that is being spoken or is queued already introduces them. */
const isNamed = ({ emcee, emcee_queue: queue }: StageState, name: string): boolean =>
  [...(emcee ? [emcee] : []), ...queue].some(({ text }) => text.includes(name));
