import type { Workspace } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/db";
import { Problem } from "@/lib/platform/problem";

export async function findWorkspace(id: string): Promise<Workspace> {
  const found = await db().workspace.findUnique({ where: { id } });
  if (!found) throw new Problem("not_found", `There is no workspace ${id}.`);
  return found;
}
