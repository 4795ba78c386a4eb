import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type EvalCall, STYLES } from "./expected";
import { readCallFile } from "./read-call-file";

/** The short calls with which rules are mended, or those that confirm it. A file has several. */
export function readDevelopment(half: "learn" | "confirm"): EvalCall[] {
  return STYLES.flatMap((style) =>
    readFileSync(join(import.meta.dirname, "../development", half, `${style}.txt`), "utf8")
      .split(/^=====\n/mu)
      .map((file, at) => readCallFile(file, { id: `${style}/${half}-${at + 1}`, style, heldBack: false })),
  );
}

/** The calls to work with, or those held back for the score. */
export function readSet(part: "open" | "held-back"): EvalCall[] {
  return STYLES.flatMap((style) => {
    const folder = join(import.meta.dirname, "..", part, style);
    return readdirSync(folder)
      .filter((name) => name.endsWith(".txt"))
      .sort()
      .map((name) =>
        readCallFile(readFileSync(join(folder, name), "utf8"), {
          id: `${style}/${name.replace(/\.txt$/, "")}`,
          style,
          heldBack: part === "held-back",
        }),
      );
  });
}

/** The calls that a classifier learns from. The beginning of a file's name says its style. */
export function readTraining(): EvalCall[] {
  const folder = join(import.meta.dirname, "../training");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => {
      const style = STYLES.find((one) => name.startsWith(`${one}-`));
      if (!style) throw new Error(`${name} begins with no style`);
      const id = `training/${name.replace(/\.txt$/, "")}`;
      return readCallFile(readFileSync(join(folder, name), "utf8"), { id, style, heldBack: false });
    });
}
