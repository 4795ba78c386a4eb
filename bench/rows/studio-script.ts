import { join } from "node:path";
import { projectRoot } from "@/stack/paths";
import { buildPages, wholeScriptBytes } from "../bare-next";
import type { Bench, Figure, Row } from "../types";

const MAX_KB = 400;

async function run(bench: Bench): Promise<Figure[]> {
  buildPages(bench.say);
  const value = wholeScriptBytes(join(projectRoot, ".next"), "studio/[slug]") / 1000;
  return [{ name: "studio, script", value, unit: "kB brotli", goal: { atMost: MAX_KB } }];
}

/** Includes the desk, which loads after the device check. */
export const studioScriptRow: Row = {
  id: "studio-script",
  also: ["16-studio"],
  title: "script of the studio",
  run,
};
