// Exits with 0 if node_modules matches package-lock.json. Needs no package itself.
import { readFileSync } from "node:fs";

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")).packages;
try {
  const wanted = Object.entries(read("../package-lock.json"));
  const installed = read("../node_modules/.package-lock.json");
  // Optional packages may be for another system.
  const missing = wanted.filter(
    ([path, entry]) => path !== "" && !entry.optional && installed[path]?.version !== entry.version,
  );
  process.exitCode = missing.length === 0 ? 0 : 1;
} catch {
  process.exitCode = 1;
}
