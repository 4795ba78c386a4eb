import { sql } from "@/lib/platform/database/db";
import { every } from "@/lib/platform/runtime/every";
import { log } from "@/lib/platform/runtime/log";
import { followTestClocks } from "@/lib/platform/test-clock/follow-test-clocks";
import { driveClock } from "./drive-clock";

const EVERY_MS = 5_000;

/**
 * No process has stepped it for longer than any step takes, so its process has died. The same statement
 * claims it.
 */
const LEFT = `
UPDATE test_clock SET stepped_at = now()
WHERE target_at IS NOT NULL AND stepped_at < now() - interval '5 seconds' RETURNING workspace_id AS "workspaceId"`;

/** Resumes advances whose process died. */
export async function resumeAdvances(): Promise<void> {
  const left = await sql<{ workspaceId: string }>("test_clock_left", LEFT);
  for (const { workspaceId } of left)
    driveClock(workspaceId).catch((err: unknown) => log().warn({ err }, "an advance was left standing"));
}

/**
 * Follows the test clocks and resumes stalled ones. Called once per app process, before it accepts requests.
 */
export async function startTestClocks(signal: AbortSignal): Promise<void> {
  await followTestClocks();
  every(EVERY_MS, signal, "test clocks were not looked after", resumeAdvances).catch(() => undefined);
}
