import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Up {
  base_url: string;
  test_key: string;
  live_key: string;
  sign_in_url: string;
  inbox_url: string;
  smtp_port: number;
  livekit_url: string;
  inngest_url: string;
  database_url: string;
  pids: Record<string, number>;
  data_dir: string;
}

const file = process.env.E2E_UP_FILE || join(process.env.SHOWRUNNER_DATA_DIR || "var", "up.json");

/** The stack under test, as `bin/up` wrote it down. Process ids change with restarts: read those anew. */
export function readUp(): Up {
  return JSON.parse(readFileSync(file, "utf8")) as Up;
}

export const up = readUp();
