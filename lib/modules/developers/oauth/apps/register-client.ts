import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { consumeWindow } from "@/lib/platform/runtime/window-limit";
import { OauthError } from "../oauth-error";
import { readClientMetadata } from "./client-metadata";

const PER_MINUTE = 10;
const PER_HOUR = 60;
/** Maximum number of registered apps that were never connected. Beyond it, the oldest are dropped. */
const MAX_UNUSED = 5_000;

export interface RegisteredClient {
  client_id: string;
  client_id_issued_at: number;
  client_name: string;
  redirect_uris: string[];
  grant_types: string[];
  response_types: string[];
  token_endpoint_auth_method: "none";
}

/** Registers an app by its own metadata. Open to anyone, so it is limited, and it grants no access. */
export async function registerClient(given: unknown, address: string): Promise<RegisteredClient> {
  const wait = Math.max(
    consumeWindow(`oauth-register:${address}`, PER_MINUTE, 60),
    consumeWindow(`oauth-register-hour:${address}`, PER_HOUR, 3600),
  );
  if (wait > 0)
    throw new OauthError(
      "temporarily_unavailable",
      "Too many apps were registered from this IP address. Try again later.",
      429,
      {
        "Retry-After": String(wait),
      },
    );
  const { name, uri, redirectUris } = readClientMetadata(given);
  const now = new Date();
  const client = await db().oauthClient.create({
    data: { id: newId("oac"), name, uri, redirectUris, address, createdAt: now },
  });
  await makeRoom();
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
}

async function makeRoom(): Promise<void> {
  await sql(
    "oauth_make_room",
    `DELETE FROM oauth_client WHERE id IN (
       SELECT id FROM oauth_client WHERE last_used_at IS NULL ORDER BY created_at DESC OFFSET $1 LIMIT 100)`,
    [MAX_UNUSED],
  );
}
