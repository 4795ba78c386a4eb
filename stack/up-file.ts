import { readFileSync } from "node:fs";
import { writeFileAtomically } from "./files";
import type { Layout } from "./layout";
import type { ProcessMark } from "./process-state";

export interface UpFile {
  base_url: string;
  test_key: string;
  live_key: string;
  call_key: string;
  /** The same for test shows and calls. */
  test_call_key: string;
  sign_in_url: string;
  inbox_url: string;
  smtp_port: number;
  livekit_url: string;
  inngest_url: string;
  database_url: string;
  /** Process ids by name, including the supervisor. */
  pids: Record<string, number>;
  data_dir: string;
}

/** Writes `up.json` (it contains keys: mode 600) with the current processes, and returns its content. */
export function writeUpFile(layout: Layout, up: UpFile, children: Record<string, ProcessMark>): UpFile {
  const pids: Record<string, number> = { supervisor: process.pid };
  for (const [name, mark] of Object.entries(children)) pids[name] = mark.pid;
  const written = { ...up, pids };
  writeFileAtomically(layout.upFile, `${JSON.stringify(written, null, 2)}\n`, 0o600);
  return written;
}

export function readUpFile(layout: Layout): UpFile | null {
  try {
    return JSON.parse(readFileSync(layout.upFile, "utf8")) as UpFile;
  } catch {
    return null;
  }
}
