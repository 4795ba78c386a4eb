import { warmPlanWriter } from "@/lib/plan-writer";
import { db, sql } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";

/**
 * Does once what every first call would wait for: the query compiler takes half a second to load, and connections
 * have to be opened, the planner's patterns compiled. Callers that come all at once after a restart would wait beyond their patience. A database that
 * is away is no reason not to start.
 */
export async function warmUp(): Promise<void> {
  const statements = Array.from({ length: 4 }, () => sql("", "SELECT 1"));
  const compiler = db().workspace.findFirst({ select: { id: true } });
  warmPlanWriter();
  await Promise.all([...statements, compiler]).catch((error: unknown) =>
    log().warn({ err: error }, "started without a database"),
  );
}
