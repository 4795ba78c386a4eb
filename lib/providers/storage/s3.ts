import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { contentDisposition } from "@/lib/platform/text/content-disposition";
import { endsWhenSilent } from "./ends-when-silent";
import {
  checkedKey,
  expectDigest,
  LONGEST_URL_SECONDS,
  type PutResult,
  type SignedUrl,
  type SignedUrlOptions,
  StorageError,
  type StorageProvider,
} from "./port";

interface Options {
  bucket: string;
  region: string;
  /** The service's endpoint, unless it is Amazon's. */
  endpoint: string | undefined;
  /** The endpoint for browsers and external programs, if it differs. */
  publicEndpoint: string | undefined;
  /** Whether the bucket is in the path rather than in the host name. */
  forcePathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long it may be silent before it counts as away. There are three attempts. */
  patienceMs?: number;
  /** How long it may take to put a large file's parts together: some servers copy all of them. */
  joiningMs?: number;
  /** How long it may stop in the middle of a file that is being read. */
  silenceMs?: number;
}

const PATIENCE_MS = 5_000;
const JOINING_MS = 300_000;
const SILENCE_MS = 30_000;
const CONNECT_MS = 2_000;

/** Tells a file from another one that was stored under its key before. */
const MARK = "upload";

/** Size of one upload. For longer files, one such part is in memory and one is being sent. */
const PART_BYTES = 8 * 1024 * 1024;

type Library = typeof import("@aws-sdk/client-s3");

/** The S3 protocol, of Amazon or any compatible server. The library is loaded on first use. */
export function s3Storage(options: Options): StorageProvider {
  let loaded: Promise<Clients> | undefined;
  const load = () => {
    loaded ??= import("@aws-sdk/client-s3").then((library) => makeClients(library, options));
    return loaded;
  };
  const named = (key: string) => ({ Bucket: options.bucket, Key: checkedKey(key) });
  return {
    name: "s3",

    put: async (key, source, { contentType, sha256 }) => {
      const mark = randomUUID();
      const target = { ...named(key), ContentType: contentType, Metadata: { [MARK]: mark } };
      const { library, client, uploader } = await load();
      const { Upload } = await import("@aws-sdk/lib-storage");
      const watched = watch(source, sha256);
      const body = Readable.from(watched.chunks, { objectMode: false, highWaterMark: 64 * 1024 });
      const upload = new Upload({
        client: uploader,
        params: { ...target, Body: body },
        partSize: PART_BYTES,
        queueSize: 2,
      });
      // The answer that a large file is complete may have been lost.
      const isThere = async (): Promise<boolean> => {
        const { sizeBytes, sha256: read } = watched.result();
        if (read === "" || sizeBytes < PART_BYTES) return false;
        const found = await client.send(new library.HeadObjectCommand(named(key))).catch(() => undefined);
        return found?.ContentLength === sizeBytes && found.Metadata?.[MARK] === mark;
      };
      const store = () =>
        upload.done().catch(async (error: unknown) => {
          if (!(await isThere())) throw error;
        });
      await withStorageErrors(store, watched);
      return watched.result();
    },

    open: (key, range) =>
      withStorageErrors(async () => {
        const { library, client } = await load();
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new library.GetObjectCommand({ ...named(key), Range }));
        if (!(Body instanceof Readable))
          throw new StorageError("away", "The storage responded without a body.");
        return endsWhenSilent(Body, options.silenceMs ?? SILENCE_MS);
      }),

    stat: (key) =>
      withStorageErrors(async () => {
        const { library, client } = await load();
        const found = await client.send(new library.HeadObjectCommand(named(key)));
        return { sizeBytes: found.ContentLength ?? 0, etag: (found.ETag ?? "").replaceAll('"', "") };
      }).catch((error: unknown) => {
        if (error instanceof StorageError && error.kind === "missing") return undefined;
        throw error;
      }),

    delete: (key, { unfinished = false } = {}) =>
      withStorageErrors(async () => {
        const { library, client } = await load();
        if (unfinished) await abortUploads(library, client, named(key));
        await client.send(new library.DeleteObjectCommand(named(key)));
      }),

    check: () =>
      withStorageErrors(async () => {
        const { library, client } = await load();
        await client.send(new library.HeadBucketCommand({ Bucket: options.bucket }));
      }),

    signedUrl: (key, wanted) =>
      withStorageErrors(async () => {
        const { library, signer } = await load();
        return wanted.method === "read"
          ? signRead(library, signer, named(key), wanted)
          : signWrite(library, signer, named(key), wanted);
      }),
  };
}

interface Clients {
  library: Library;
  client: S3Client;
  /** For uploads, which may take a while: only silence times out, later once all parts are there. */
  uploader: S3Client;
  signer: S3Client;
}

function makeClients(library: Library, options: Options): Clients {
  const { endpoint, publicEndpoint, patienceMs = PATIENCE_MS, joiningMs = JOINING_MS } = options;
  const answers = { requestTimeout: patienceMs, throwOnRequestTimeout: true };
  const sender = makeClient(library, options, endpoint, { socketTimeout: patienceMs });
  const joiner = makeClient(library, options, endpoint, { socketTimeout: joiningMs });
  // The library sends all commands of an upload with the client that it's given.
  const uploader: S3Client = Object.assign(Object.create(sender), {
    send: (command: object) =>
      (command instanceof library.CompleteMultipartUploadCommand ? joiner : sender).send(command as never),
  });
  return {
    library,
    client: makeClient(library, options, endpoint, answers),
    uploader,
    signer: makeClient(library, options, publicEndpoint ?? endpoint, {}),
  };
}

interface Patience {
  requestTimeout?: number;
  throwOnRequestTimeout?: boolean;
  socketTimeout?: number;
}

const makeClient = (
  library: Library,
  options: Options,
  endpoint: string | undefined,
  patience: Patience,
): S3Client =>
  new library.S3Client({
    requestHandler: { connectionTimeout: CONNECT_MS, ...patience },
    region: options.region,
    forcePathStyle: options.forcePathStyle,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    // Not all servers other than Amazon's support the default checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    ...(endpoint ? { endpoint } : {}),
  });

interface Watched {
  chunks: AsyncIterable<Uint8Array>;
  /** The source's own error. */
  failure(): Error | undefined;
  result(): PutResult;
}

/**
 * Counts and hashes the bytes passing through, and keeps the source's error, which the library would replace
 * with its own.
 */
function watch(source: AsyncIterable<Uint8Array>, expected: string | undefined): Watched {
  const hash = createHash("sha256");
  let sha256 = "";
  let sizeBytes = 0;
  let failure: Error | undefined;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of source) {
        hash.update(chunk);
        sizeBytes += chunk.length;
        yield chunk;
      }
      sha256 = hash.digest("hex");
      // Before the storage sees the end: what throws here is never completed.
      expectDigest(sha256, expected);
    } catch (error) {
      failure = error as Error;
      throw error;
    }
  }
  return {
    chunks: chunks(),
    failure: () => failure,
    result: () => ({ sizeBytes, sha256 }),
  };
}

const NOT_OFFERED = new Set(["AccessDenied", "NotImplemented"]);

/** If the server or the account can't do this, the parts stay. The file is deleted all the same. */
async function abortUploads(library: Library, client: S3Client, { Bucket, Key }: Named): Promise<void> {
  try {
    const list = new library.ListMultipartUploadsCommand({ Bucket, Prefix: Key });
    for (const { Key: key, UploadId } of (await client.send(list)).Uploads ?? [])
      if (key === Key) await client.send(new library.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  } catch (error) {
    if (!NOT_OFFERED.has((error as Error).name)) throw error;
  }
}

type Wanted<Method> = Extract<SignedUrlOptions, { method: Method }>;
type Named = { Bucket: string; Key: string };

const secondsOf = ({ expiresSeconds }: SignedUrlOptions): number =>
  Math.min(Math.max(1, expiresSeconds), LONGEST_URL_SECONDS);

async function signRead(
  { GetObjectCommand }: Library,
  signer: S3Client,
  named: Named,
  wanted: Wanted<"read">,
): Promise<SignedUrl> {
  const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
  const command = new GetObjectCommand({
    ...named,
    ResponseContentType: wanted.contentType,
    ResponseContentDisposition: contentDisposition(wanted.name, wanted.inline),
    ResponseCacheControl: `private, max-age=${secondsOf(wanted)}`,
  });
  return {
    url: await getSignedUrl(signer, command, { expiresIn: secondsOf(wanted) }),
    method: "GET",
    headers: {},
  };
}

/** Type, length and digest are signed as headers, so the storage refuses other values. */
async function signWrite(
  { PutObjectCommand }: Library,
  signer: S3Client,
  named: Named,
  { contentType, sizeBytes, sha256, ...wanted }: Wanted<"write">,
): Promise<SignedUrl> {
  const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
  const checksum = sha256 && Buffer.from(sha256, "hex").toString("base64");
  const command = new PutObjectCommand({
    ...named,
    ContentType: contentType,
    ContentLength: sizeBytes,
    IfNoneMatch: "*",
    ...(checksum ? { ChecksumSHA256: checksum } : {}),
  });
  const headers = {
    "Content-Type": contentType,
    "If-None-Match": "*",
    ...(checksum ? { "x-amz-checksum-sha256": checksum } : {}),
  };
  const url = await getSignedUrl(signer, command, {
    expiresIn: secondsOf({ contentType, sizeBytes, ...wanted }),
    signableHeaders: new Set(["content-type", "content-length", "if-none-match", "x-amz-checksum-sha256"]),
    unhoistableHeaders: new Set(["if-none-match", "x-amz-checksum-sha256"]),
  });
  return { url, method: "PUT", headers };
}

const MISSING = new Set(["NoSuchKey", "NotFound"]);

/** Converts the service's errors to those of the port. Errors from the source pass through. */
async function withStorageErrors<T>(work: () => Promise<T>, watched?: Watched): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const ofSource = watched?.failure();
    if (ofSource) throw ofSource;
    if (error instanceof StorageError) throw error;
    const { name, message } = error as Error;
    if (MISSING.has(name)) throw new StorageError("missing", "There is no such file.", { cause: error });
    throw new StorageError("away", `The storage refused: ${name} ${message}`.slice(0, 300), { cause: error });
  }
}
