import { z } from "zod";
import { keyPrincipalById } from "@/lib/modules/developers/keys";
import { bytesOf, type Operation } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { env } from "@/lib/platform/runtime/env";
import { seal, unseal } from "@/lib/platform/security/crypto";
import type { Principal } from "@/lib/platform/security/principal";
import { agentPrincipalByGrant } from "./agent-principal";
import type { Caller } from "./authenticate";
import { failedAuth } from "./failed-auth";

/** The query parameter that carries the ticket, in place of all other parameters. */
const PARAMETER = "ticket";
const GOOD_FOR_MS = 60 * 60_000;

const Ticket = z.strictObject({
  /** Marks the type, so that nothing else that we seal can pass as a ticket. */
  is: z.literal("upload"),
  operation: z.string(),
  params: z.record(z.string(), z.string()),
  query: z.record(z.string(), z.string()),
  idempotencyKey: z.string(),
  /**
   * Identifies the caller's key, which is looked up again when the ticket is used and may be revoked by then.
   */
  key: z.string().optional(),
  grant: z.string().optional(),
  /** Epoch milliseconds. */
  expires: z.number(),
});
type Ticket = z.infer<typeof Ticket>;

export interface UploadCall {
  op: Operation;
  /** The concrete path, including its prefix. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  idempotencyKey: string;
}

/**
 * Returns a URL that accepts the file of one call for an hour. It lets a program that has the file but no
 * key, such as an agent's shell, upload it. The URL is valid for this call only and reveals nothing.
 */
export function uploadAddress(
  { actor, keyId }: Principal,
  call: UploadCall,
): { url: string; expiresAt: Date } {
  const { op, path, params, query, idempotencyKey } = call;
  const expires = databaseNow().getTime() + GOOD_FOR_MS;
  const holder = actor.type === "agent" ? { grant: actor.id } : { key: keyId };
  const ticket: Ticket = {
    is: "upload",
    operation: op.id,
    params,
    query,
    idempotencyKey,
    expires,
    ...holder,
  };
  const sealed = seal(JSON.stringify(ticket)).toString("base64url");
  return {
    url: `${env().PUBLIC_URL.replace(/\/$/, "")}${path}?${PARAMETER}=${sealed}`,
    expiresAt: new Date(expires),
  };
}

export interface Ticketed {
  caller: Caller;
  query: Record<string, string>;
  idempotencyKey: string;
}

/**
 * Returns the caller and the rest of the call that a ticket stands for, or undefined if the call carries no
 * ticket. The caller's current permissions apply. Throws `unauthorized` or `gone`.
 */
export async function readTicket(
  op: Operation,
  params: Record<string, string>,
  query: Record<string, string>,
  address: string,
): Promise<Ticketed | undefined> {
  const given = query[PARAMETER];
  if (given === undefined || !bytesOf(op)) return undefined;
  const ticket = opened(given);
  const fits = ticket?.operation === op.id && sameNames(ticket.params, params);
  if (!ticket || !fits || Object.keys(query).length > 1)
    throw failedAuth(address, new Problem("unauthorized"));
  if (ticket.expires <= databaseNow().getTime())
    throw new Problem("gone", "This URL has expired. Request a new one.");
  const principal = ticket.grant
    ? await agentPrincipalByGrant(ticket.grant, address)
    : await keyPrincipalById(ticket.key ?? "", address);
  return { caller: { principal, source: "mcp" }, query: ticket.query, idempotencyKey: ticket.idempotencyKey };
}

function opened(sealed: string): Ticket | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  // Only the canonical base64url form is accepted.
  if (bytes.toString("base64url") !== sealed) return undefined;
  try {
    const parsed = Ticket.safeParse(JSON.parse(unseal(bytes)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

const sameNames = (one: Record<string, string>, other: Record<string, string>): boolean =>
  Object.keys(other).length === Object.keys(one).length &&
  Object.entries(other).every(([name, value]) => one[name] === value);
