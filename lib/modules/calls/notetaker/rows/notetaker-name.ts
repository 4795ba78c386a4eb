import type { Ctx } from "@/lib/operation/ctx";
import { beginningOf } from "@/lib/stage";

/** Returns the name that everyone sees. */
export async function notetakerName({ db }: Pick<Ctx, "db">, workspaceId: string): Promise<string> {
  const { name } = await db.workspace.findUniqueOrThrow({
    where: { id: workspaceId },
    select: { name: true },
  });
  return `Notetaker (${beginningOf(name.trim(), 80)})`;
}
