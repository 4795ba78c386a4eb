import { fileURLToPath } from "node:url";

/** The repository's root, with no trailing slash. Holds for `stack/*.ts` and for the bundles in `dist/`. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
