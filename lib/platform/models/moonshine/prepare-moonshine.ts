import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { isFolder } from "../models-folder";
import { nameBranches } from "./name-branches";

const INSIDE = "moonshine_cpp-0.1.4.data/purelib/moonshine_cpp";

/** The results, by digest: as they were when their word error rate was measured. */
const NETWORKS = [
  {
    from: "encoder_model.ort",
    to: "encoder.onnx",
    sha256: "078d32fc742e9db61b3b73c18460eeda3d63992b699a957974436a3453710f95",
  },
  {
    from: "decoder_model_merged.ort",
    to: "decoder.onnx",
    sha256: "8e488cd158a2c652c44efb0923136686432d2d9c16cf83c11bac82e9e8ee56e7",
  },
];

/** Runs in its own process, so that a crash of the runtime affects nothing else. */
const TO_ONNX = `
const [runtime, from, to] = process.argv.slice(1);
require(runtime).InferenceSession.create(from, {
  graphOptimizationLevel: "disabled",
  optimizedModelFilePath: to,
  logSeverityLevel: 3,
  extra: { session: { save_model_format: "ONNX" } },
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});`;

/**
 * The weights are published in a format for phones, in which eight-bit numbers are converted to floats in
 * every step: five times the work. After conversion to ONNX, the runtime does that once, on loading.
 */
export async function prepareMoonshine(made: string, runtime: string): Promise<void> {
  if (!(await isFolder(runtime))) throw new Error("the model runtime isn't installed yet");
  const folder = join(made, INSIDE, "models/base-en");
  for (const { from, to, sha256 } of NETWORKS) {
    const written = join(made, `${to}.written`);
    await toOnnx(runtime, join(folder, from), written);
    const network = nameBranches(await readFile(written));
    if (createHash("sha256").update(network).digest("hex") !== sha256)
      throw new Error(`what was made of ${from} is not what it should be`);
    await writeFile(join(made, to), network);
    await rm(written);
  }
  await rename(join(folder, "tokenizer.bin"), join(made, "tokenizer.bin"));
  await rename(join(made, INSIDE, "LICENSE"), join(made, "LICENSE"));
  await rm(join(made, "moonshine_cpp-0.1.4.data"), { recursive: true });
}

const run = promisify(execFile);

async function toOnnx(runtime: string, from: string, to: string): Promise<void> {
  const program = join(runtime, "node_modules/onnxruntime-node");
  await run(process.execPath, ["-e", TO_ONNX, program, from, to], {
    env: { NODE_ENV: "production", PATH: process.env.PATH },
    timeout: 120_000,
  });
}
