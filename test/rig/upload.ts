import { createHash, randomBytes, randomUUID } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import type { AppProcess } from "./own-stack";

export interface Uploaded {
  status: number;
  code: string | undefined;
  requestId: string | undefined;
  /** The asset's id, once it's accepted. */
  id: string | undefined;
  ms: number;
}

/** A file that can be sent repeatedly. */
export interface Sending {
  bytes: Buffer;
  sha256: string;
  idempotencyKey: string;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A unique PNG of noise, about `kilobytes` long. */
export function noise(kilobytes: number): Sending {
  const [width, height] = [256, Math.max(1, kilobytes)];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const lines = Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), randomBytes(width)]));
  const bytes = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    // Four times the size of the visible data: a chunk that decoders skip.
    chunk("juNk", randomBytes(height * 768)),
    chunk("IDAT", deflateSync(Buffer.concat(lines), { level: 0 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { bytes, sha256, idempotencyKey: randomUUID() };
}

type App = Pick<AppProcess, "url">;

/** Uploads it over real HTTP, pausing for `pause` in the middle. */
export async function upload(
  app: App,
  key: string,
  sending: Sending,
  pause?: Promise<void>,
): Promise<Uploaded> {
  const { bytes, idempotencyKey } = sending;
  const started = performance.now();
  async function* halves(): AsyncGenerator<Uint8Array> {
    yield bytes.subarray(0, bytes.length / 2);
    await pause;
    yield bytes.subarray(bytes.length / 2);
  }
  const answer = await fetch(`${app.url}/v1/assets/uploads?name=noise.png`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "idempotency-key": idempotencyKey,
      "content-type": "image/png",
    },
    body: pause ? halves() : new Uint8Array(bytes),
    ...(pause ? { duplex: "half" } : {}),
  } as RequestInit).catch(() => undefined);
  const json = (await answer?.json().catch(() => undefined)) as Answer | undefined;
  return {
    status: answer?.status ?? 0,
    code: json?.error?.code,
    requestId: json?.meta?.request_id,
    id: json?.data?.id,
    ms: performance.now() - started,
  };
}

interface Answer {
  data?: { id?: string };
  error?: { code?: string };
  meta?: { request_id?: string };
}
