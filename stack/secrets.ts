import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomically } from "./files";

export interface Secrets {
  database_password: string;
  app_secret: string;
  livekit_api_key: string;
  livekit_api_secret: string;
  inngest_event_key: string;
  /** Hex without a prefix, the only form the self-hosted server accepts. */
  inngest_signing_key: string;
  inbox_key: string;
  metrics_token: string;
  /** The demo workspace's, once it's seeded. */
  demo?: {
    workspace_id: string;
    test_key: string;
    live_key: string;
    call_key?: string;
    test_call_key?: string;
  };
}

/** Returns the secrets of a data folder: created once, then read, accessible only to the owner (mode 600). */
export function loadSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir);
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>) : {};
  const secrets: Secrets = { ...freshSecrets(), ...stored };
  saveSecrets(dataDir, secrets);
  return secrets;
}

export function saveSecrets(dataDir: string, secrets: Secrets): void {
  writeFileAtomically(secretsFile(dataDir), `${JSON.stringify(secrets, null, 2)}\n`, 0o600);
}

function secretsFile(dataDir: string): string {
  return join(dataDir, "secrets.json");
}

function freshSecrets(): Secrets {
  return {
    database_password: randomBytes(24).toString("base64url"),
    app_secret: randomBytes(48).toString("base64url"),
    livekit_api_key: `API${randomBytes(9).toString("hex")}`,
    livekit_api_secret: randomBytes(36).toString("base64url"),
    inngest_event_key: randomBytes(24).toString("hex"),
    inngest_signing_key: randomBytes(32).toString("hex"),
    inbox_key: randomBytes(18).toString("base64url"),
    metrics_token: randomBytes(24).toString("base64url"),
  };
}
