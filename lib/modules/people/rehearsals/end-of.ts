import type { Rehearsal } from "@/lib/generated/prisma/client";

export const endOf = ({ startsAt, durationMin }: Pick<Rehearsal, "startsAt" | "durationMin">): Date =>
  new Date(startsAt.getTime() + durationMin * 60_000);
