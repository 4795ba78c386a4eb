import type { ApiKey } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { invalid, notFound, Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { mintKey } from "@/lib/platform/security/api-key";
import type { Environment } from "@/lib/platform/security/principal";
import { presentKey } from "../present";
import { requirePaidForLive } from "./require-paid-for-live";

export interface NewKey {
  name: string;
  kind: "server" | "call";
  scopes: readonly string[];
  /** Defaults to that of `ctx`. */
  environment?: Environment;
  clientIds?: readonly string[];
  expiresAt?: Date | null;
  dailyCapMicros?: bigint | null;
  createdBy: string;
  action?: string;
}

const INVITED_TEST_KEY_MS = 24 * 3_600_000;

/**
 * Creates a key in the workspace of `ctx`. The result is the only place where the secret
 * appears. Throws `account_inactive`, `paid_plan_required`, and `validation_error` for unknown clients.
 */
export async function addKey(ctx: Ctx, given: NewKey): Promise<{ row: ApiKey; secret: string }> {
  const workspace = await ctx.db.workspace.findUnique({ where: { id: ctx.workspaceId } });
  if (!workspace) throw notFound();
  if (workspace.status !== "active" || !workspace.verifiedAt) throw new Problem("account_inactive");
  const environment = given.environment ?? ctx.environment;
  requirePaidForLive(environment, workspace.plan);
  if (given.clientIds?.length) await requireClients(ctx, given.clientIds);
  const minted = mintKey(given.kind, environment);
  const row = await ctx.db.apiKey.create({
    data: {
      id: ctx.newId("key"),
      workspaceId: ctx.workspaceId,
      environment,
      kind: given.kind,
      name: given.name,
      prefix: minted.prefix,
      last4: minted.last4,
      hash: minted.hash,
      scopes: [...given.scopes],
      clientIds: [...(given.clientIds ?? [])],
      dailyCapMicros: given.dailyCapMicros ?? null,
      createdBy: given.createdBy,
      createdAt: ctx.realNow,
      expiresAt: expiryOf(ctx, environment, given.expiresAt ?? null),
    },
  });
  ctx.record({
    ...(given.action ? { action: given.action } : {}),
    subjectType: "key",
    subjectId: row.id,
    after: presentKey(row, ctx.realNow),
  });
  return { row, secret: minted.secret };
}

async function requireClients(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const found = await ctx.db.client.count({ where: { ...ownedBy(ctx), id: { in: [...ids] } } });
  if (found !== ids.length) throw invalid({ client_ids: "not_found" });
}

/** On a hosted installation, a test key expires after a day, whatever expiry was requested. */
function expiryOf(ctx: Ctx, environment: Environment, asked: Date | null): Date | null {
  if (env().INSTALLATION !== "hosted" || environment !== "test") return asked;
  const latest = new Date(ctx.realNow.getTime() + INVITED_TEST_KEY_MS);
  return asked && asked < latest ? asked : latest;
}
