import { warmPlanWriter } from "@/lib/plan-writer";
import { db, sql } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";

/**
 * Does in advance what the first calls would wait for: loading the query compiler takes half a second,
 * connections must be opened, the planner's patterns compiled. After a restart, a crowd of callers would
 * otherwise time out. An unavailable database doesn't prevent the start.
 */
export async function warmUp(): Promise<void> {
  const statements = Array.from({ length: 4 }, () => sql("", "SELECT 1"));
  const compiler = db().workspace.findFirst({ select: { id: true } });
  warmPlanWriter();
  await Promise.all([...statements, compiler]).catch((error: unknown) =>
    log().warn({ err: error }, "started without a database"),
  );
}
