import { databaseNow } from "@/lib/platform/database/database-clock";
import type { OutboundAnswer } from "@/lib/platform/outbound";
import { callDestination, isSuccess, type Request, refusal } from "./call";
import { PublishError } from "./port";

export interface OAuthSecrets {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
}

/** Who is called. */
interface Site {
  /** As people call it. */
  name: string;
  apiUrl: string;
  tokenUrl: string;
}

/** Calls with an access token, and once more with a new one if it has expired. */
export type Authorized = (request: Request) => Promise<OutboundAnswer>;

const EXPIRED = 401;

export async function authorize(site: Site, secrets: OAuthSecrets): Promise<Authorized> {
  let token = await accessToken(site, secrets);
  // Only an operator's own address may do without TLS.
  const isLocal = site.apiUrl.startsWith("http:");
  const send = ({ headers, ...request }: Request) =>
    callDestination(
      { ...request, headers: { ...headers, Authorization: `Bearer ${token}` } },
      request.url.startsWith("http:") && isLocal,
    );
  return async (request) => {
    const answer = await send(request);
    if (answer.status !== EXPIRED) return answer;
    token = await accessToken(site, secrets);
    return send(request);
  };
}

async function accessToken(
  { name, tokenUrl: url }: Site,
  { clientId, clientSecret, refreshToken }: OAuthSecrets,
): Promise<string> {
  const answer = await callDestination(
    {
      ...{ method: "POST", url },
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        ...{ grant_type: "refresh_token", refresh_token: refreshToken },
        ...{ client_id: clientId, client_secret: clientSecret },
      }).toString(),
    },
    url.startsWith("http:"),
  );
  if (answer.status === 400 || answer.status === EXPIRED)
    throw new PublishError(`${name} no longer accepts the authorization. Add the destination again.`, false);
  if (!isSuccess(answer)) throw refusal(answer, databaseNow().getTime());
  return tokenIn(answer.body, name);
}

function tokenIn(body: Buffer, name: string): string {
  try {
    const { access_token: token } = JSON.parse(body.toString("utf8"));
    if (typeof token === "string" && /^[\x21-\x7e]{1,4096}$/.test(token)) return token;
  } catch {
    // Not JSON.
  }
  throw new PublishError(`${name} answered without an access token.`, true);
}
