import { toProblem } from "@/lib/api/wire/problems";
import { Problem } from "@/lib/operation/problem";
import { db, pool } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { runCommand, usageText } from "./run-command";

/** Operators' commands: one JSON value on standard output, or an error as JSON on standard error and exit code 1. */
async function main(args: readonly string[]): Promise<number> {
  if (args.length === 0 || args.includes("--help")) {
    process.stdout.write(`${usageText()}\n`);
    return 0;
  }
  try {
    env();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(
      new Problem("not_ready", `There is no installation here: start one with bin/up. ${reason}`),
    );
  }
  try {
    process.stdout.write(`${JSON.stringify(await runCommand(args), null, 2)}\n`);
    return 0;
  } catch (error) {
    const problem = error instanceof Problem ? error : toProblem(error, "admin");
    // The operator is told what an API caller is not: the reason of an unexpected failure.
    return refuse(problem, error instanceof Error ? error.message : problem.message);
  } finally {
    await db().$disconnect();
    await pool().end();
  }
}

function refuse({ code, fields, message: told }: Problem, message: string = told): number {
  process.stderr.write(`${JSON.stringify({ error: { code, message, fields } })}\n`);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
