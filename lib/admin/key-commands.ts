import { addKey, endKey, presentKey } from "@/lib/modules/developers/keys";
import { uuid } from "@/lib/operation/fields";
import { invalid, Problem } from "@/lib/operation/problem";
import { db } from "@/lib/platform/database/db";
import { hashKey, isWellFormedKey } from "@/lib/platform/security/api-key";
import { type Environment, SCOPES } from "@/lib/platform/security/principal";
import { asOperator } from "./as-operator";
import type { Command } from "./command";
import { findWorkspace } from "./find-workspace";
import { nameOf, oneOf } from "./options";

const ENVIRONMENTS = ["test", "live"] as const satisfies readonly Environment[];
const KINDS = ["server", "call"] as const;

function scopesOf(options: Record<string, string>): string[] {
  if (options.scopes === "all") return [...SCOPES];
  const scopes = [...new Set((options.scopes ?? "").split(",").map((scope) => scope.trim()))].filter(Boolean);
  const unknown = scopes.filter((scope) => !(SCOPES as readonly string[]).includes(scope));
  if (scopes.length === 0 || unknown.length > 0)
    throw invalid(
      { scopes: "not_allowed" },
      `--scopes is all, or a comma-separated list of: ${SCOPES.join(", ")}. ` +
        `Unknown: ${unknown.join(", ") || "none given"}.`,
    );
  return scopes;
}

const maxHours = 24 * 3650;

function expiryOf(options: Record<string, string>): Date | null {
  const hours = options["expires-hours"];
  if (hours === undefined) return null;
  const value = Number(hours);
  if (!(value > 0 && value <= maxHours))
    throw invalid(
      { "expires-hours": "invalid" },
      `--expires-hours is a number above 0, at most ${maxHours}.`,
    );
  return new Date(Date.now() + value * 3_600_000);
}

function clientsOf(options: Record<string, string>): string[] {
  const ids = [...new Set((options.clients ?? "").split(",").map((id) => id.trim()))].filter(Boolean);
  if (!ids.every((id) => uuid().safeParse(id).success))
    throw invalid({ clients: "uuid" }, "--clients are the ids of clients, with commas between them.");
  return ids;
}

/** Renames the field in the error: the API calls this option something else. */
function inOurWords(error: unknown): never {
  if (error instanceof Problem && error.fields?.client_ids !== undefined)
    throw new Problem(error.code, "--clients names one that is not in this workspace and environment.", {
      clients: error.fields.client_ids,
    });
  throw error;
}

async function mint(options: Record<string, string>): Promise<unknown> {
  const workspace = await findWorkspace(options.workspace ?? "");
  const environment = oneOf(options, "environment", ENVIRONMENTS);
  const kind = oneOf({ kind: "server", ...options }, "kind", KINDS);
  const name = nameOf(options);
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
    }).catch(inOurWords);
    return { ...presentKey(row, ctx.realNow), workspace_id: workspace.id, key: secret };
  });
}

/** `--key` accepts the key's id or the key itself. */
async function revoke(options: Record<string, string>): Promise<unknown> {
  const given = options.key ?? "";
  const where = isWellFormedKey(given) ? { hash: hashKey(given) } : { id: given };
  const key = await db().apiKey.findUnique({ where });
  if (!key) throw new Problem("not_found", "Key not found.");
  return asOperator(key.workspaceId, key.environment, async (ctx) => ({
    ...presentKey(await endKey(ctx, key, "revokeKey"), ctx.realNow),
    workspace_id: key.workspaceId,
  }));
}

/** Explains the placeholders in the usage text. */
export const keyWords: Record<string, string> = {
  ENVIRONMENT: ENVIRONMENTS.join(", "),
  SCOPES: `all, or a comma-separated list of: ${SCOPES.join(", ")}`,
  HOURS: `a number above 0, at most ${maxHours}; default: the key doesn't expire`,
  KIND: `${KINDS.join(", ")}; default: ${KINDS[0]}`,
};

export const keyCommands: Record<string, Command> = {
  "key mint": {
    usage:
      "--workspace ID --environment ENVIRONMENT --scopes SCOPES --name NAME [--expires-hours HOURS] [--clients ID,ID] [--kind KIND]",
    required: ["workspace", "environment", "name"],
    optional: ["scopes", "expires-hours", "clients", "kind"],
    run: mint,
  },
  "key revoke": { usage: "--key ID_OR_SECRET", required: ["key"], run: revoke },
};
