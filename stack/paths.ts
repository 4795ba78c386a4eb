import { fileURLToPath } from "node:url";

/**
 * The repository's root, without a trailing slash. Correct for `stack/*.ts` and for the bundles in `dist/`.
 */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
