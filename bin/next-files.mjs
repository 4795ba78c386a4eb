// What the image takes from Next.js by names that Next.js doesn't guarantee (seen in 16.4): its own copy of
// the file tracer, its server's entry point, and the folders whose names it builds at run time.
// `stack/next-files.test.ts` checks them against the installed version.
import { createRequire } from "node:module";

export const { nodeFileTrace } = createRequire(import.meta.url)("next/dist/compiled/@vercel/nft");

export const NEXT_SERVER = "node_modules/next/dist/server/next.js";

export const LOOKED_UP_BY_NEXT = [
  "node_modules/next/dist/compiled/webpack",
  "node_modules/next/dist/compiled/@babel/runtime",
];
