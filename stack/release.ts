import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { arch, platform } from "node:os";
import { join } from "node:path";
import { fetch } from "undici";
import { connectingWithin, reasonOf } from "@/lib/platform/outbound/connecting-within";
import type { BinarySpec, BinarySurroundings } from "./binary-spec";
import { runTool } from "./tool";

const wholeDownloadMs = 300_000;

/**
 * Downloads the official release and unpacks the program. Doesn't retry. The archive's SHA-256 is pinned in
 * the spec; otherwise only the list next to the release is checked: that guards against corruption, not
 * against a forged release page.
 */
export async function downloadRelease(
  spec: BinarySpec,
  around: BinarySurroundings,
  work: string,
): Promise<string> {
  const archive = spec.archive(platform(), arch());
  if (archive === null) throw new Error(`there is no release for ${platform()}-${arch()}`);
  around.log(`Downloading ${spec.name} ${spec.version}.`);
  const dispatcher = connectingWithin(around.connectWithinMs);
  const abort = AbortSignal.timeout(wholeDownloadMs);
  const signal = around.signal === undefined ? abort : AbortSignal.any([around.signal, abort]);
  const get = async (name: string): Promise<Buffer> => {
    const url = `${spec.releaseUrl}/${name}`;
    const answer = await fetch(url, { dispatcher, signal });
    if (!answer.ok) throw new Error(`${url} responded with ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  try {
    const bytes = await get(archive);
    const expected = spec.sha256[archive] ?? listedDigest((await get("checksums.txt")).toString(), archive);
    if (createHash("sha256").update(bytes).digest("hex") !== expected)
      throw new Error(`the checksum of ${archive} doesn't match`);
    return await unpack(spec, around, work, bytes);
  } catch (error) {
    throw new Error(reasonOf(error));
  } finally {
    await dispatcher.destroy();
  }
}

async function unpack(
  spec: BinarySpec,
  { env, signal }: BinarySurroundings,
  work: string,
  bytes: Buffer,
): Promise<string> {
  const packed = join(work, "release.tar.gz");
  await writeFile(packed, bytes);
  await runTool({ file: "tar", args: ["-xzf", packed, "-C", work, spec.name], cwd: work, env, signal });
  return join(work, spec.name);
}

function listedDigest(list: string, archive: string): string | undefined {
  const entries = list.split("\n").map((line) => line.trim().split(/\s+/));
  return entries.find(([, name]) => name === archive)?.[0]?.toLowerCase();
}
