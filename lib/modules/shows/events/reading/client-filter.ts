import { findClientByReference } from "@/lib/modules/show-basics/clients";
import type { Ctx } from "@/lib/operation/ctx";
import { allowedClients } from "@/lib/operation/owned";
import { Problem } from "@/lib/operation/problem";

/**
 * Limits a list of events to one client, and to those the key may access. An unknown client has no events.
 */
export async function clientFilter(
  ctx: Ctx,
  reference: string | undefined,
): Promise<{ clientId: string | { in: string[] } | undefined }> {
  if (reference === undefined) return { clientId: allowedClients(ctx) };
  try {
    return { clientId: (await findClientByReference(ctx, reference)).id };
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return { clientId: { in: [] } };
    throw error;
  }
}
