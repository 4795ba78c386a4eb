import type { Event } from "@/lib/generated/prisma/client";
import { referToFile } from "@/lib/modules/files/files";
import { fetchPictureJob } from "@/lib/modules/files/pictures";
import { logoSubject } from "@/lib/modules/show-basics/sponsor-lines";
import type { Ctx } from "@/lib/operation/ctx";

/** Copies the sponsors of a show to a new one. A stored logo is then referenced by both. */
export async function copySponsors(ctx: Ctx, from: Event, to: Event): Promise<void> {
  const sponsors = await ctx.db.sponsor.findMany({
    where: { eventId: from.id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  if (sponsors.length === 0) return;
  const copies = sponsors.map((sponsor) => ({
    ...sponsor,
    id: ctx.newId("spo"),
    eventId: to.id,
    previousNames: [],
    logoError: null,
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  }));
  await ctx.db.sponsor.createMany({ data: copies });
  for (const { id, logo, logoFileId } of copies)
    if (logoFileId) await referToFile(ctx, logoFileId, logoSubject(id));
    else if (logo) ctx.enqueue(fetchPictureJob, { of: "sponsor", id, address: logo }, { subject: id });
}
