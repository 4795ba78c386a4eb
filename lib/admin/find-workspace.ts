import type { Workspace } from "@/lib/generated/prisma/client";
import { Problem } from "@/lib/operation/problem";
import { db } from "@/lib/platform/database/db";

export async function findWorkspace(id: string): Promise<Workspace> {
  const found = await db().workspace.findUnique({ where: { id } });
  if (!found) throw new Problem("not_found", `Workspace ${id} not found.`);
  return found;
}
