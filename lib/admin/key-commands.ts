import { addKey, endKey, presentKey } from "@/lib/modules/keys";
import { uuid } from "@/lib/operation/fields";
import { invalid, Problem } from "@/lib/operation/problem";
import { db } from "@/lib/platform/database/db";
import { hashKey, isWellFormedKey } from "@/lib/platform/security/api-key";
import { type Environment, SCOPES } from "@/lib/platform/security/principal";
import { asOperator } from "./as-operator";
import type { Command } from "./command";
import { findWorkspace } from "./find-workspace";

function environmentOf(options: Record<string, string>): Environment {
  if (options.environment === "test" || options.environment === "live") return options.environment;
  throw invalid({ environment: "not_allowed" }, "Environments: test, live.");
}

function scopesOf(options: Record<string, string>): string[] {
  if (options.scopes === "all") return [...SCOPES];
  const scopes = [...new Set((options.scopes ?? "").split(",").map((scope) => scope.trim()))].filter(Boolean);
  const unknown = scopes.filter((scope) => !(SCOPES as readonly string[]).includes(scope));
  if (scopes.length === 0 || unknown.length > 0)
    throw invalid({ scopes: "not_allowed" }, `Unknown scopes: ${unknown.join(", ") || "none given"}.`);
  return scopes;
}

function expiryOf(options: Record<string, string>): Date | null {
  const hours = options["expires-hours"];
  if (hours === undefined) return null;
  const value = Number(hours);
  if (!(value > 0 && value <= 24 * 3650)) throw invalid({ "expires-hours": "invalid" });
  return new Date(Date.now() + value * 3_600_000);
}

function clientsOf(options: Record<string, string>): string[] {
  const ids = [...new Set((options.clients ?? "").split(",").map((id) => id.trim()))].filter(Boolean);
  if (!ids.every((id) => uuid().safeParse(id).success)) throw invalid({ clients: "uuid" });
  return ids;
}

async function mint(options: Record<string, string>): Promise<unknown> {
  const workspace = await findWorkspace(options.workspace ?? "");
  const environment = environmentOf(options);
  const kind = options.kind ?? "server";
  if (kind !== "server" && kind !== "call") throw invalid({ kind: "not_allowed" }, "Kinds: server, call.");
  const name = (options.name ?? "").trim();
  if (name.length < 1 || name.length > 100) throw invalid({ name: "invalid" });
  const scopes = kind === "call" ? [] : scopesOf(options);
  const expiresAt = expiryOf(options);
  const clientIds = clientsOf(options);
  return asOperator(workspace.id, environment, async (ctx) => {
    const { row, secret } = await addKey(ctx, {
      name,
      kind,
      scopes,
      clientIds,
      expiresAt,
      createdBy: "operator",
      action: "createKey",
    });
    return { ...presentKey(row, ctx.now), workspace_id: workspace.id, key: secret };
  });
}

/** `--key` takes the key's id or the key itself. */
async function revoke(options: Record<string, string>): Promise<unknown> {
  const given = options.key ?? "";
  const where = isWellFormedKey(given) ? { hash: hashKey(given) } : { id: given };
  const key = await db().apiKey.findUnique({ where });
  if (!key) throw new Problem("not_found", "There is no such key.");
  return asOperator(key.workspaceId, key.environment, async (ctx) => ({
    ...presentKey(await endKey(ctx, key, "revokeKey"), ctx.now),
    workspace_id: key.workspaceId,
  }));
}

export const keyCommands: Record<string, Command> = {
  "key mint": {
    usage:
      "--workspace ID --environment test|live --scopes all|a,b --name NAME [--expires-hours N] [--clients ID,ID] [--kind server|call]",
    required: ["workspace", "environment", "name"],
    optional: ["scopes", "expires-hours", "clients", "kind"],
    run: mint,
  },
  "key revoke": { usage: "--key ID_OR_SECRET", required: ["key"], run: revoke },
};
