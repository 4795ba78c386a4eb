import { databaseNow } from "@/lib/platform/database/database-clock";
import type { OutboundAnswer } from "@/lib/platform/outbound";
import { env } from "@/lib/platform/runtime/env";
import { callDestination, isSuccess, type Request, refusal } from "../call";
import { PublishError } from "../port";

export interface YoutubeSecrets {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
}

/** Calls with an access token, and once more with a new one if it has expired. */
export type Authorized = (request: Request) => Promise<OutboundAnswer>;

const EXPIRED = 401;

export async function authorize(secrets: YoutubeSecrets): Promise<Authorized> {
  let token = await accessToken(secrets);
  const send = ({ headers, ...request }: Request) =>
    callDestination(
      { ...request, headers: { ...headers, Authorization: `Bearer ${token}` } },
      request.url.startsWith("http:") && isLocalApi(),
    );
  return async (request) => {
    const answer = await send(request);
    if (answer.status !== EXPIRED) return answer;
    token = await accessToken(secrets);
    return send(request);
  };
}

/** Only an operator's own address may do without TLS. */
const isLocalApi = (): boolean => env().YOUTUBE_API_URL.startsWith("http:");

async function accessToken({ clientId, clientSecret, refreshToken }: YoutubeSecrets): Promise<string> {
  const url = env().GOOGLE_TOKEN_URL;
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
    throw new PublishError("YouTube no longer accepts the authorization. Add the destination again.", false);
  if (!isSuccess(answer)) throw refusal(answer, databaseNow().getTime());
  return tokenIn(answer.body);
}

function tokenIn(body: Buffer): string {
  try {
    const { access_token: token } = JSON.parse(body.toString("utf8"));
    if (typeof token === "string" && /^[\x21-\x7e]{1,4096}$/.test(token)) return token;
  } catch {
    // Not JSON.
  }
  throw new PublishError("YouTube answered without an access token.", true);
}
