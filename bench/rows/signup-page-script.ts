import { join } from "node:path";
import { projectRoot } from "@/stack/paths";
import { bareScriptBytes, buildPages, scriptBytes } from "../bare-next";
import { besidePeer } from "../contestants";
import type { Bench, Figure, Row } from "../types";

/** Pages with visitors from outside, by their route in the build. */
const PAGES = {
  "signup page": "e/[slug]",
  start: "(site)",
  "sign-in": "(auth)/sign-in",
  "viewer before joining": "watch/[slug]",
};
const MAX = 1.1;

async function run(bench: Bench): Promise<Figure[]> {
  buildPages(bench.say);
  const bare = bareScriptBytes(bench.say);
  return Object.entries(PAGES).map(([name, route]) =>
    besidePeer({
      name: `${name}, script`,
      value: scriptBytes(join(projectRoot, ".next"), route) / 1000,
      unit: "kB brotli",
      peer: { name: "bare Next page", value: bare / 1000 },
      goal: { atMost: MAX },
    }),
  );
}

export const signupPageScriptRow: Row = {
  id: "signup-page-script",
  also: ["16"],
  title: "script of the pages that people come to",
  run,
};
