import { RoomServiceClient } from "livekit-server-sdk";
import { databaseOffsetMs } from "@/lib/platform/database/database-clock";
import { redated } from "./redated";
import { RoomServerCalls } from "./room-server-calls";

const CALL_SECONDS = 5;
/** The SDK's tokens are valid for ten minutes. */
const TOKEN_MS = 60_000;
const MAX_TOKENS = 1_000;

interface RoomServiceSettings {
  /** http(s) URL for our own calls. */
  apiUrl: string;
  apiKey: string;
  apiSecret: string;
}

type AuthHeader = RoomServiceClient["authHeader"];

/**
 * The SDK's client with tokens by the database's clock, which the room server's clock is assumed to match.
 * Every command to the room goes through here, so connections and tokens are kept: creating either takes
 * longer than the call.
 */
export class RoomService extends RoomServiceClient {
  readonly #secret: string;
  readonly #tokens = new Map<string, { until: number; token: string }>();

  constructor({ apiUrl, apiKey, apiSecret }: RoomServiceSettings) {
    super(apiUrl, apiKey, apiSecret, { failover: false });
    this.#secret = apiSecret;
    // TypeScript declares the SDK's call method as private.
    Object.assign(this, { rpc: new RoomServerCalls(apiUrl, CALL_SECONDS) });
  }

  override async authHeader(...grants: Parameters<AuthHeader>): Promise<{ Authorization: string }> {
    const offsetMs = databaseOffsetMs();
    const name = JSON.stringify([offsetMs, ...grants]);
    const kept = this.#tokens.get(name);
    if (kept && kept.until > performance.now()) return { Authorization: kept.token };
    const { Authorization = "" } = await super.authHeader(...grants);
    const token = `Bearer ${redated(Authorization.slice("Bearer ".length), this.#secret, offsetMs)}`;
    if (this.#tokens.size >= MAX_TOKENS) this.#tokens.clear();
    this.#tokens.set(name, { until: performance.now() + TOKEN_MS, token });
    return { Authorization: token };
  }
}
