import { toProblem } from "@/lib/api/problems";
import { db, pool } from "@/lib/platform/db";
import { Problem } from "@/lib/platform/problem";
import { runCommand, usageText } from "./run-command";

/** Operators' commands: one JSON value on standard output, or an error as JSON on standard error and exit code 1. */
async function main(args: readonly string[]): Promise<number> {
  if (args.length === 0 || args.includes("--help")) {
    process.stdout.write(`${usageText()}\n`);
    return 0;
  }
  try {
    process.stdout.write(`${JSON.stringify(await runCommand(args), null, 2)}\n`);
    return 0;
  } catch (error) {
    const problem = error instanceof Problem ? error : toProblem(error, "admin");
    // The operator is told what an API caller is not: the reason of an unexpected failure.
    const message = error instanceof Error ? error.message : problem.message;
    process.stderr.write(
      `${JSON.stringify({ error: { code: problem.code, message, fields: problem.fields } })}\n`,
    );
    return 1;
  } finally {
    await db().$disconnect();
    await pool().end();
  }
}

process.exitCode = await main(process.argv.slice(2));
