import { readFileSync } from "node:fs";
import { join } from "node:path";
import { environment } from "./environment";
import { migrate, writeMigration } from "./migrate";
import { projectRoot } from "./paths";

const usage = `usage: node --import tsx stack/migrate-cli.ts apply         apply what the database lacks
       node --import tsx stack/migrate-cli.ts diff NAME     write a migration for what the schema files changed
The database is DATABASE_URL, else the one of the running stack (var/up.json).`;

async function main([command, name]: string[]): Promise<void> {
  if (command === "apply") {
    const applied = await migrate(databaseUrl());
    console.log(applied.length === 0 ? "Nothing to apply." : `Applied ${applied.join(", ")}.`);
  } else if (command === "diff" && name !== undefined) {
    const folder = await writeMigration(databaseUrl(), name);
    console.log(folder ?? "The migrations already match the schema.");
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
}

function databaseUrl(): string {
  const { DATABASE_URL, SHOWRUNNER_DATA_DIR } = environment();
  if (DATABASE_URL) return DATABASE_URL;
  const file = join(SHOWRUNNER_DATA_DIR || join(projectRoot, "var"), "up.json");
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as { database_url: string }).database_url;
  } catch {
    throw new Error(`Set DATABASE_URL, or start the stack: ${file} doesn't exist.`);
  }
}

await main(process.argv.slice(2));
