import { join } from "node:path";
import { projectRoot } from "@/stack/paths";
import { besidePeer } from "../contestants";
import { buildBarePage, buildPages, scriptOf, wholeScriptOf } from "../page-scripts";
import type { Bench, Figure, Row } from "../types";

const own = join(projectRoot, ".next");

/** Pages that people come to from elsewhere, by the route that they are built under. */
const PAGES = {
  "signup page": "e/[slug]",
  start: "(site)",
  "sign-in": "(auth)/sign-in",
  "viewer before joining": "watch/[slug]",
};
const MOST = 1.1;
const STUDIO_KB = 400;

async function run(bench: Bench): Promise<Figure[]> {
  buildPages(bench.say);
  const bare = scriptOf(join(buildBarePage(bench.say), ".next"), "");
  return Object.entries(PAGES).map(([name, route]) =>
    besidePeer({
      name: `${name}, script`,
      value: scriptOf(own, route),
      unit: "kB brotli",
      peer: { name: "bare Next page", value: bare },
      goal: { atMost: MOST },
    }),
  );
}

export const signupPageScriptRow: Row = {
  id: "signup-page-script",
  also: ["16"],
  title: "script of the pages that people come to",
  run,
};

async function runStudio(bench: Bench): Promise<Figure[]> {
  buildPages(bench.say);
  const value = wholeScriptOf(own, "studio/[slug]");
  return [{ name: "studio, script", value, unit: "kB brotli", goal: { atMost: STUDIO_KB } }];
}

/** With the desk, which its door fetches. */
export const studioScriptRow: Row = {
  id: "studio-script",
  also: ["16-studio"],
  title: "script of the studio",
  run: runStudio,
};
