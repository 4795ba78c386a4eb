import type { Event } from "@/lib/generated/prisma/client";
import { readConverters } from "@/lib/modules/material/media-checks";
import { openUpload, requireTakesFiles } from "@/lib/modules/material/uploads";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { invalid, Problem } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import { tidyFileName } from "@/lib/platform/text/content-disposition";
import type { presentationsContract } from "./contract";
import { FAILURES } from "./failures-schema";
import { presentPresentation, readPlan } from "./present";
import { MAX_DECKS, PPTX } from "./schema";

export async function createPresentation(
  ctx: Ctx,
  { slug, name, content_type, size_bytes }: InputOf<typeof presentationsContract.createPresentation>,
): Promise<OutputOf<typeof presentationsContract.createPresentation>> {
  const event = await lockEvent(ctx, slug);
  await requireRoom(ctx, event);
  if (content_type === PPTX && (await readConverters()).soffice === "not_installed")
    throw invalid({ content_type: "unsupported" }, FAILURES.not_installed.join(" "));
  const upload = await openUpload(ctx, { contentType: content_type, sizeBytes: size_bytes });
  const row = await ctx.db.presentation.create({
    data: {
      id: ctx.newId("prs"),
      ...ownedBy(ctx),
      eventId: event.id,
      name: tidyFileName(name),
      contentType: content_type,
      sizeBytes: size_bytes,
      uploadId: upload.id,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  const wire = presentPresentation(slug, row, await readPlan(ctx, event.id));
  ctx.record({ subjectType: "presentation", subjectId: row.id, after: wire });
  return { ...wire, upload: { ...upload.address, expires_at: iso(upload.expiresAt) } };
}

/**
 * Locks the show, so that the count stays valid.
 * @throws if the show can't have another deck
 */
async function requireRoom(ctx: Ctx, event: Event): Promise<void> {
  await requireTakesFiles(ctx, event);
  const decks = await ctx.db.presentation.count({ where: { eventId: event.id, deletedAt: null } });
  if (decks >= MAX_DECKS)
    throw new Problem(
      "slot_limit_reached",
      `A show can have at most ${MAX_DECKS} presentations. Delete one first.`,
    );
}
