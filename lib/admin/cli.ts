import { toProblem } from "@/lib/api/wire/problems";
import { Problem } from "@/lib/operation/problem";
import { db, pool } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { readCommand, usageText } from "./run-command";

/**
 * The operators' command line: prints one JSON value to standard output, or an error as JSON to standard
 * error with exit code 1.
 */
async function main(args: readonly string[]): Promise<number> {
  if (args.length === 0 || args.includes("--help")) {
    process.stdout.write(`${usageText()}\n`);
    return 0;
  }
  try {
    const run = readCommand(args);
    requireInstallation();
    const answer = await thenClose(run);
    process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
    return 0;
  } catch (error) {
    const problem = toProblem(error, "admin");
    return refuse(problem, reasonOf(error, problem));
  }
}

function requireInstallation(): void {
  try {
    env();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem("not_ready", `No installation found. Start one with bin/up. ${reason}`);
  }
}

async function thenClose<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } finally {
    await db().$disconnect();
    await pool().end();
  }
}

/** Includes the cause of an unexpected failure, which API callers don't get to see. */
function reasonOf(error: unknown, problem: Problem): string {
  if (problem.code === "service_unavailable")
    return "The database isn't responding. Is the installation running?";
  return error instanceof Error ? error.message : problem.message;
}

function refuse({ code, fields }: Problem, message: string): number {
  process.stderr.write(`${JSON.stringify({ error: { code, message, fields } })}\n`);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
