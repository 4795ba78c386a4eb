import { findClientByReference } from "@/lib/modules/show-basics/clients";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid, Problem } from "@/lib/operation/problem";
import { outbound } from "@/lib/platform/outbound";

/** Refuses a URL that no delivery could be sent to. Its DNS name is resolved and checked at each delivery. */
export function checkTarget(ctx: Ctx, address: string): void {
  const url = new URL(address);
  if (url.hash) throw invalid({ url: "not_allowed" }, "The part after # is never sent. Remove it.");
  if (outbound().mayCall(url, ctx.environment === "test")) return;
  const message =
    url.protocol === "http:" && ctx.environment === "live"
      ? "Live webhooks require https."
      : "The URL must be public, with port 80, 443 or above 1023, and not one of this service's own.";
  throw invalid({ url: "not_allowed" }, message);
}

interface Filters {
  client_id?: string | null | undefined;
  event_slug?: string | null | undefined;
}

/**
 * Returns the filters as they are stored, or undefined if none were given. Throws `validation_error` for
 * unknown names.
 */
export async function checkFilters(
  ctx: Ctx,
  { client_id, event_slug }: Filters,
): Promise<{ clientId: string | null | undefined; eventSlug: string | null | undefined }> {
  const clientId = client_id
    ? (await known("client_id", () => findClientByReference(ctx, client_id))).id
    : client_id;
  const eventSlug = event_slug
    ? (await known("event_slug", () => findEvent(ctx, event_slug))).slug
    : event_slug;
  return { clientId, eventSlug };
}

/** A key limited to certain clients must not receive events of others. */
export function requireOwnClient(ctx: Ctx, clientId: string | null | undefined): void {
  if (ctx.principal.clientIds.length > 0 && !clientId)
    throw invalid({ client_id: "required" }, "This key is limited to certain clients. Send a client_id.");
}

async function known<T>(field: string, find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") throw invalid({ [field]: "not_found" });
    throw error;
  }
}
