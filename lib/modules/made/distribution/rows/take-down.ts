import type { Publication } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/** What a publication's own files are referenced by. */
export const publicationSubject = (id: string) => ({ type: "publication", id }) as const;

/** Their addresses stop working at once, although the sweep comes later. */
const FILES = `
WITH unreferred AS (
  DELETE FROM file_reference WHERE subject_type = 'publication' AND subject_id = ANY ($1::text[]) RETURNING file_id
)
UPDATE file SET expires_at = now() FROM unreferred WHERE file.id = unreferred.file_id`;

/** Takes back what we serve, in the caller's transaction. From its commit on, no address of it works. */
export async function takeDown(
  ctx: Pick<Ctx, "db" | "sql" | "realNow">,
  publications: readonly Pick<Publication, "id">[],
): Promise<void> {
  const ids = publications.map(({ id }) => id);
  if (ids.length === 0) return;
  await ctx.sql("publication_files", FILES, [ids]);
  await ctx.db.publication.updateMany({
    where: { id: { in: ids } },
    data: {
      ...{ state: "withdrawn", audioFileId: null, failure: null },
      ...{ withdrawnAt: ctx.realNow, updatedAt: ctx.realNow },
    },
  });
}
