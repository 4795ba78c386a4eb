import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { arch, platform } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type Dispatcher, fetch } from "undici";
import { connectingWithin, reasonOf } from "../outbound/connecting-within";
import { type Archive, folderName, type Model, workPrefix } from "./model";
import { isFolder } from "./models-folder";
import { unpack } from "./unpack";

/** What fetching depends on, so that tests can replace it. */
export interface FetchSurroundings {
  /** The folder for models. */
  folder: string;
  /** A URL that has the archives by name, for machines that can't reach their authors. */
  mirror?: string | undefined;
  /** How long connecting to a server may take. */
  connectWithinMs: number;
  signal?: AbortSignal;
}

const MAX_MS = 1_800_000;
/** How often a URL is tried if its server is busy or drops the connection. */
const MAX_TRIES = 3;
const PAUSE_MS = 500;

/** From a server that was reached, so a retry may get the whole file. */
class CutOff extends Error {}

/**
 * Downloads a model into its folder, unless it is there: from its author, or else from the mirror. Nothing is
 * unpacked if its digest differs. Returns the folder. Throws one sentence that states the reason.
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

/** The first of two concurrent downloads wins, since both have the same content. */
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
      return await downloadWithRetry(address, archive, to, around.signal, dispatcher);
    } catch (error) {
      around.signal?.throwIfAborted();
      reasons.push(reasonOf(error));
    }
  }
  throw new Error(reasons.join("; "));
}

const mirrored = ({ file }: Archive, mirror: string | undefined): string[] =>
  mirror ? [`${mirror.replace(/\/$/, "")}/${file}`] : [];

/** Doesn't retry if the server can't be reached, because most machines without internet access never will. */
async function downloadWithRetry(...asked: Parameters<typeof downloadFrom>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await downloadFrom(...asked);
    } catch (error) {
      const [, , , signal] = asked;
      if (!(error instanceof CutOff) || tries === MAX_TRIES || signal?.aborted) throw error;
      await sleep(PAUSE_MS * 2 ** tries * (0.5 + Math.random() / 2), undefined, signal ? { signal } : {});
    }
  }
}

async function downloadFrom(
  address: string,
  { file, sha256 }: Archive,
  to: string,
  signal: AbortSignal | undefined,
  dispatcher: Dispatcher,
): Promise<void> {
  const limit = AbortSignal.timeout(MAX_MS);
  const answer = await fetch(address, {
    dispatcher,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  const isBusy = answer.status === 429 || answer.status >= 500;
  if (!answer.ok || answer.body === null)
    throw new (isBusy ? CutOff : Error)(`${address} responded with ${answer.status}`);
  await pipeline(Readable.fromWeb(answer.body), createWriteStream(to)).catch((error: unknown) => {
    throw new CutOff(reasonOf(error), { cause: error });
  });
  const digest = createHash("sha256");
  await pipeline(createReadStream(to), digest);
  if (digest.digest("hex") !== sha256)
    throw new Error(`the checksum of ${file} from ${address} doesn't match`);
}
