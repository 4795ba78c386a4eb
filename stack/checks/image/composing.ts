import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import sharp from "sharp";
import { bundling } from "@/bin/bundled-packages.mjs";
import { projectRoot } from "../../paths";
import type { Container } from "./container";
import type { Installation } from "./installation";

const PROGRAM = "dist/compose-one.mjs";
const FRAMES = 30;

/** Draws a still and composes a span in the media image, with its own packages, typefaces and ffmpeg. */
export async function composeOne(installation: Installation, { root, folder }: Container): Promise<void> {
  // Beside the worker's bundle, so that it finds the packages that the image has.
  const { outputFiles } = await build({
    ...bundling,
    absWorkingDir: projectRoot,
    entryPoints: ["test/support/compose-one-main.ts"],
    write: false,
  });
  const [program] = outputFiles;
  if (!program) throw new Error("esbuild wrote nothing.");
  writeFileSync(join(root, folder, PROGRAM), program.contents, { mode: 0o644 });
  await installation.run("media", "node", PROGRAM, "/data");
  await expectStill(installation.read("still.png"));
  const count = ["-count_frames", "-show_entries", "stream=codec_name,nb_read_frames", "-of", "csv=p=0"];
  const shown = await installation.run("media", "ffprobe", "-v", "error", ...count, "/data/span.mp4");
  if (shown.trim() !== `h264,${FRAMES}`) throw new Error(`The span is ${shown.trim()}.`);
}

/** It has a hole for the camera, and letters, each script in other colors than nothing at all. */
async function expectStill(png: Buffer): Promise<void> {
  const { channels, isOpaque, entropy } = await sharp(png).stats();
  if (channels.length !== 4 || isOpaque) throw new Error("The still has no hole for the camera.");
  if (entropy < 0.5) throw new Error(`The still is blank: its entropy is ${entropy}.`);
}
