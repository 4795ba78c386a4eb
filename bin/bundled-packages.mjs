// Which packages the bundles include instead of loading them from node_modules. Reading several hundred small
// files took a third of a process's startup time, and of the time callers waited after a crash.

/** Includes their dependencies. Each is used only by our code, so a second copy does no harm. */
const held = [
  "@ai-sdk/openai-compatible",
  "@livekit/protocol",
  "ai",
  "ical-generator",
  "inngest",
  "ipaddr.js",
  "livekit-server-sdk",
  "nodemailer",
  "postal-mime",
  "prom-client",
  "temporal-polyfill",
  "undici",
  "werift",
  "zod",
];

/** Detecting its module format would read its megabytes of text three times. */
const queryCompiler = "@prisma/client/runtime/query_compiler";

/**
 * Never bundled, whatever imports them: packages shared with the pages, and packages that look for their own
 * files.
 */
const shared = ["next", "react", "react-dom", "pg", "pino", "@prisma/client/runtime/client"];

const among = (names, path) => names.some((name) => path === name || path.startsWith(`${name}/`));

const bundledPackages = {
  name: "bundled-packages",
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === "entry-point" || path.startsWith("@/") || path.startsWith("node:")) return undefined;
      const wanted = among(held, path) || path.startsWith(queryCompiler);
      const inside = importer.includes("/node_modules/") && !among(shared, path);
      return wanted || inside ? undefined : { path, external: true };
    });
  },
};

/** For CommonJS packages, which load Node's built-in modules with `require`. */
const requireInModules = `import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);`;

/**
 * How sources are bundled for Node.
 * @type {import("esbuild").BuildOptions}
 */
export const bundling = {
  bundle: true,
  plugins: [bundledPackages],
  banner: { js: requireInModules },
  platform: "node",
  target: "node24",
  format: "esm",
  jsx: "automatic",
  logLevel: "warning",
};
