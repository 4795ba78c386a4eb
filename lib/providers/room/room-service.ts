import { RoomServiceClient } from "livekit-server-sdk";
import { databaseOffsetMs } from "@/lib/platform/database/database-clock";
import { KeptCalls } from "./kept-calls";
import { redated } from "./redated";

const CALL_SECONDS = 5;
/** The SDK's tokens are good for ten minutes. */
const TOKEN_MS = 60_000;
const MOST_TOKENS = 1_000;

interface RoomServiceSettings {
  /** http(s) address for our own calls. */
  apiUrl: string;
  apiKey: string;
  apiSecret: string;
}

type AuthHeader = RoomServiceClient["authHeader"];

/**
 * The SDK's client with tokens by the database's clock, which the room server's is taken to agree with. A command's way
 * into the room leads through here: connections and tokens are kept, for making either takes longer than the call.
 */
export class RoomService extends RoomServiceClient {
  readonly #secret: string;
  readonly #tokens = new Map<string, { until: number; token: string }>();

  constructor({ apiUrl, apiKey, apiSecret }: RoomServiceSettings) {
    super(apiUrl, apiKey, apiSecret, { failover: false });
    this.#secret = apiSecret;
    // How the SDK calls is private to it, by TypeScript alone.
    Object.assign(this, { rpc: new KeptCalls(apiUrl, CALL_SECONDS) });
  }

  override async authHeader(...grants: Parameters<AuthHeader>): Promise<{ Authorization: string }> {
    const offsetMs = databaseOffsetMs();
    const name = JSON.stringify([offsetMs, ...grants]);
    const kept = this.#tokens.get(name);
    if (kept && kept.until > performance.now()) return { Authorization: kept.token };
    const { Authorization = "" } = await super.authHeader(...grants);
    const token = `Bearer ${redated(Authorization.slice("Bearer ".length), this.#secret, offsetMs)}`;
    if (this.#tokens.size >= MOST_TOKENS) this.#tokens.clear();
    this.#tokens.set(name, { until: performance.now() + TOKEN_MS, token });
    return { Authorization: token };
  }
}
