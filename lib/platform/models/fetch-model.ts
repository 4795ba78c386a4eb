import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { arch, platform } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Dispatcher, fetch } from "undici";
import { connectingWithin, reasonOf } from "../outbound/connecting-within";
import { type Archive, folderName, type Model, workPrefix } from "./model";
import { isFolder } from "./models-folder";
import { unpack } from "./unpack";

/** What fetching depends on, so that tests can put something else in its place. */
export interface FetchSurroundings {
  /** Where models lie. */
  folder: string;
  /** An address below which the archives lie by name, for machines that reach nobody else. */
  mirror?: string | undefined;
  /** How long a server may take to take the connection. */
  connectWithinMs: number;
  signal?: AbortSignal;
}

const MOST_MS = 1_800_000;

/**
 * Brings a model into its folder, unless it is there: from its author, else from the mirror. Nothing is unpacked whose
 * digest is another one. Returns the folder; throws one sentence that says why it could not.
 */
export async function fetchModel(model: Model, around: FetchSurroundings): Promise<string> {
  const target = join(around.folder, folderName(model));
  if (await isFolder(target)) return target;
  const archives = model.archives(platform(), arch());
  if (archives === null) throw new Error(`${model.name} isn't available for ${platform()}-${arch()}.`);
  await mkdir(around.folder, { recursive: true });
  const work = await mkdtemp(join(around.folder, workPrefix(model)));
  const dispatcher = connectingWithin(around.connectWithinMs);
  try {
    const made = join(work, "made");
    for (const archive of archives) {
      const packed = join(work, "packed");
      await download(archive, packed, around, dispatcher);
      await unpack(packed, archive, join(made, archive.into));
      await rm(packed);
    }
    await model.prepare?.(made, around.folder);
    await takePlace(made, target);
    return target;
  } catch (error) {
    around.signal?.throwIfAborted();
    throw new Error(`Couldn't download ${model.name} ${model.version}: ${reasonOf(error)}.`, {
      cause: error,
    });
  } finally {
    await dispatcher.destroy();
    await rm(work, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Whoever was first has won: both brought the same. */
async function takePlace(made: string, target: string): Promise<void> {
  await rename(made, target).catch(async (error: unknown) => {
    if (!(await isFolder(target))) throw error;
  });
}

async function download(
  archive: Archive,
  to: string,
  around: FetchSurroundings,
  dispatcher: Dispatcher,
): Promise<void> {
  const addresses = [archive.url, ...mirrored(archive, around.mirror)];
  const reasons: string[] = [];
  for (const address of addresses) {
    try {
      return await downloadFrom(address, archive, to, around.signal, dispatcher);
    } catch (error) {
      around.signal?.throwIfAborted();
      reasons.push(reasonOf(error));
    }
  }
  throw new Error(reasons.join("; "));
}

const mirrored = ({ file }: Archive, mirror: string | undefined): string[] =>
  mirror ? [`${mirror.replace(/\/$/, "")}/${file}`] : [];

async function downloadFrom(
  address: string,
  { file, sha256 }: Archive,
  to: string,
  signal: AbortSignal | undefined,
  dispatcher: Dispatcher,
): Promise<void> {
  const limit = AbortSignal.timeout(MOST_MS);
  const answer = await fetch(address, {
    dispatcher,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  if (!answer.ok || answer.body === null) throw new Error(`${address} responded with ${answer.status}`);
  await pipeline(Readable.fromWeb(answer.body), createWriteStream(to));
  const digest = createHash("sha256");
  await pipeline(createReadStream(to), digest);
  if (digest.digest("hex") !== sha256)
    throw new Error(`the checksum of ${file} from ${address} doesn't match`);
}
