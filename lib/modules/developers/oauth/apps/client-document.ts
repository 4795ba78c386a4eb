import { db } from "@/lib/platform/database/db";
import { type Outbound, outbound } from "@/lib/platform/outbound";
import { OauthError } from "../oauth-error";
import { type ClientMetadata, readClientMetadata } from "./client-metadata";

const FRESH_MS = 10 * 60_000;

/**
 * True if the client ID is the https URL of a document that describes the app, which replaces registration.
 */
export function isDocumentId(clientId: string): boolean {
  const url = clientId.length <= 500 ? URL.parse(clientId) : null;
  return (
    url !== null &&
    url.protocol === "https:" &&
    url.pathname !== "/" &&
    !url.hash &&
    !url.username &&
    !url.password &&
    url.href === clientId
  );
}

/** Reads and stores the document of such an app, so that the person decides based on its current content. */
export async function refreshClientDocument(
  clientId: string,
  client: Pick<Outbound, "request"> = outbound(),
): Promise<void> {
  if (!isDocumentId(clientId)) return;
  const known = await db().oauthClient.findUnique({ where: { id: clientId } });
  if (known && Date.now() - known.createdAt.getTime() < FRESH_MS) return;
  const { name, uri, redirectUris } = await fetchDocument(clientId, client);
  const data = { name, uri, redirectUris, createdAt: new Date() };
  await db().oauthClient.upsert({ where: { id: clientId }, create: { id: clientId, ...data }, update: data });
}

async function fetchDocument(clientId: string, client: Pick<Outbound, "request">): Promise<ClientMetadata> {
  let document: unknown;
  try {
    const answer = await client.request({
      method: "GET",
      url: clientId,
      headers: { Accept: "application/json" },
      allowHttp: false,
    });
    if (answer.status !== 200) throw new Error(`status ${answer.status}`);
    document = JSON.parse(answer.body.toString());
  } catch {
    throw new OauthError(
      "invalid_client",
      `The app's metadata document at ${new URL(clientId).host} can't be read.`,
    );
  }
  if ((document as { client_id?: unknown } | null)?.client_id !== clientId)
    throw new OauthError("invalid_client", "The app's metadata document names another app.");
  return readClientMetadata(document);
}
