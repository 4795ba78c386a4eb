import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";

/**
 * Requires access to all clients, for what their shows share. Callers limited to some clients may not change
 * it for the others.
 */
export function requireWholeWorkspace({ principal }: Ctx): void {
  if (principal.clientIds.length > 0)
    throw new Problem("insufficient_scope", "This key is limited to certain clients.");
  if (principal.eventId !== undefined)
    throw new Problem("insufficient_scope", "This link is limited to one show.");
}
