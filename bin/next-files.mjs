// What the image takes from Next by names that Next does not promise to keep (seen in 16.4): its own copy of the program
// that follows imports, where its server begins, and the folders that it looks up by names put together while it runs.
// `stack/next-files.test.ts` holds them against the installed version.
import { createRequire } from "node:module";

export const { nodeFileTrace } = createRequire(import.meta.url)("next/dist/compiled/@vercel/nft");

export const NEXT_SERVER = "node_modules/next/dist/server/next.js";

export const LOOKED_UP_BY_NEXT = [
  "node_modules/next/dist/compiled/webpack",
  "node_modules/next/dist/compiled/@babel/runtime",
];
