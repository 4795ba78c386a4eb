import type { Event } from "@/lib/generated/prisma/client";
import { isOpen, readProposals, readRoster } from "@/lib/modules/people/guests";
import { lengthOf } from "@/lib/modules/show-basics/show-facts";
import { readDeckNames } from "@/lib/modules/show-basics/slides";
import { readVideoStates } from "@/lib/modules/show-basics/video-files";
import type { Ctx } from "@/lib/operation/ctx";
import type { TableAround } from "./table-around";

export async function surroundingsOf(ctx: Pick<Ctx, "db">, event: Event): Promise<TableAround> {
  const roster = await readRoster(ctx, event.id);
  const proposals = (await readProposals(ctx, event.id)).filter(isOpen);
  return {
    people: [...roster, ...proposals].map(({ id, name }) => ({ id, name })),
    hostName: (event.host as { name?: string }).name ?? "",
    decks: await readDeckNames(ctx, event.id),
    videos: [...(await readVideoStates(ctx, event.id))].map(([id, { name }]) => ({ id, name })),
    startsAt: event.startsAt,
    timezone: event.timezone,
    seconds: lengthOf(event),
  };
}
