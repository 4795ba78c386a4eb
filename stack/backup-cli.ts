import { main } from "./backup";

const [command, ...args] = process.argv.slice(2);
try {
  process.exitCode = await main(command === "restore" ? "restore" : "backup", args);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
