// Which packages the bundles hold instead of loading them from node_modules. Finding and reading several hundred small
// files was a third of the time that a process took to start, and of the time that callers waited after a crash.

/** With all that they bring along. Each is used through our code alone, so that a copy of its own does no harm. */
const held = [
  "@ai-sdk/openai-compatible",
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
  "zod",
];

/** Its megabytes of text would be read three times over to find out what kind of module they are. */
const queryCompiler = "@prisma/client/runtime/query_compiler";

/** Never held, whoever asks for them: what the pages share with the server, and what looks for files of its own. */
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

/** For packages in the old module format, which ask for Node's own modules by `require`. */
const requireInModules = `import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);`;

/**
 * How sources become what Node runs.
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
