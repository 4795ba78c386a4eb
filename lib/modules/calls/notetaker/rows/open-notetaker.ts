import type { Notetaker } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/** Returns the notetaker that is in a show, or on its way. */
export const openNotetaker = ({ db }: Pick<Ctx, "db">, eventId: string): Promise<Notetaker | null> =>
  db.notetaker.findFirst({ where: { eventId, state: { notIn: ["done", "failed"] } } });
