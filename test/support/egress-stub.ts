import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";

const run = promisify(execFile);

/** Requests and answers as the Egress API has them, in JSON. */
interface Started {
  roomName: string;
  trackId: string;
  file: { filepath: string; disableManifest: boolean; s3: Record<string, string | boolean> };
}

interface Egress {
  egressId: string;
  status: string;
  request: Started;
  startedAtMs: number;
  /** Once its file is in the bucket. */
  file: { filename: string; endedAtMs: number } | null;
}

const RECORDERS = {
  // As the service writes them: indexed at the end, one file per track.
  h264: {
    extension: ".mp4",
    args: ["-c:v", "libx264", "-preset", "ultrafast", "-g", "30", "-bf", "0", "-f", "mp4"],
  },
  opus: { extension: ".ogg", args: ["-c:a", "libopus", "-f", "ogg"] },
} as const;

/**
 * White or loud in the first tenth of every second of this machine's clock. Not in the second in which it begins, which
 * may be within that tenth.
 */
function source(codec: keyof typeof RECORDERS, startedAtMs: number): string {
  const clock = `t+${((startedAtMs % 1_000) / 1_000).toFixed(3)}`;
  const isOn = `lt(mod(${clock}\\,1)\\,0.1)*gte(${clock}\\,1)`;
  return codec === "opus"
    ? `aevalsrc='0.5*sin(2*PI*1000*t)*${isOn}':s=48000`
    : `color=c=black:s=320x180:r=30,drawbox=c=white:t=fill:w=iw:h=ih:enable='${isOn}'`;
}

/** Stands in for LiveKit's Egress: its API, and files that begin when it was asked and end when it was stopped. */
export class EgressStub {
  readonly egresses: Egress[] = [];
  /** The codec of each track, by its id. */
  readonly codecs = new Map<string, keyof typeof RECORDERS>();
  /** Refuses to write any track. */
  isBroken = false;
  url = "";
  private server: Server | undefined;

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.answer(request).then(
        (body) => response.writeHead(200, JSON_TYPE).end(JSON.stringify(body)),
        (error: Error) =>
          response.writeHead(503, JSON_TYPE).end(JSON.stringify({ code: "unavailable", msg: error.message })),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    this.server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** Ends an egress as if its track had ended. */
  async finish(egress: Egress): Promise<void> {
    if (egress.status !== "EGRESS_ACTIVE") return;
    egress.status = "EGRESS_ENDING";
    const endedAtMs = Date.now();
    const codec = this.codecs.get(egress.request.trackId) ?? "opus";
    const { extension } = RECORDERS[codec];
    const filename = `${egress.request.file.filepath}${extension}`;
    await upload(egress, filename, await written(codec, egress.startedAtMs, endedAtMs));
    egress.file = { filename, endedAtMs };
    egress.status = "EGRESS_COMPLETE";
  }

  private async answer(request: IncomingMessage): Promise<unknown> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = JSON.parse(Buffer.concat(pieces).toString());
    const method = request.url?.split("/").at(-1);
    if (!request.headers.authorization?.startsWith("Bearer ")) throw new Error("no token");
    if (method === "StartTrackEgress") return this.begin(body);
    if (method === "StopEgress") return this.end(body.egressId ?? body.egress_id);
    return { items: this.egresses.map(presented) };
  }

  private begin(request: Started): unknown {
    if (this.isBroken) throw new Error("no capacity");
    const egressId = `EG_${this.egresses.length + 1}`;
    const egress: Egress = {
      ...{ egressId, request, status: "EGRESS_ACTIVE", startedAtMs: Date.now(), file: null },
    };
    this.egresses.push(egress);
    return presented(egress);
  }

  private end(egressId: string): unknown {
    const egress = this.egresses.find((one) => one.egressId === egressId);
    if (egress?.status !== "EGRESS_ACTIVE") throw new Error("it has ended");
    void this.finish(egress);
    return presented(egress);
  }
}

const JSON_TYPE = { "Content-Type": "application/json" };
const nanoseconds = (ms: number): string => `${BigInt(Math.round(ms)) * 1_000_000n}`;

function presented({ egressId, status, request, startedAtMs, file }: Egress): unknown {
  const times = { startedAt: nanoseconds(startedAtMs) };
  const fileResults = file
    ? [{ filename: file.filename, ...times, endedAt: nanoseconds(file.endedAtMs) }]
    : [];
  // The real one doesn't give keys away either.
  const track = { ...request, file: { ...request.file, s3: { ...request.file.s3, secret: "{secret}" } } };
  return { egressId, roomName: request.roomName, status, track, fileResults, ...times };
}

async function written(
  codec: keyof typeof RECORDERS,
  startedAtMs: number,
  endedAtMs: number,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "egress-"));
  try {
    const { args, extension } = RECORDERS[codec];
    const path = join(folder, `file${extension}`);
    const seconds = ((endedAtMs - startedAtMs) / 1_000).toFixed(3);
    const input = ["-f", "lavfi", "-t", seconds, "-i", source(codec, startedAtMs)];
    await run("ffmpeg", ["-nostdin", "-v", "error", ...input, ...args, path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** With what the request says, as the service would. */
async function upload({ request }: Egress, Key: string, Body: Buffer): Promise<void> {
  const { accessKey, secret, region, endpoint, bucket, forcePathStyle } = request.file.s3;
  const client = new S3Client({
    region: `${region}`,
    endpoint: `${endpoint}`,
    forcePathStyle: forcePathStyle === true,
    credentials: { accessKeyId: `${accessKey}`, secretAccessKey: `${secret}` },
    requestChecksumCalculation: "WHEN_REQUIRED",
  });
  await client.send(new PutObjectCommand({ Bucket: `${bucket}`, Key, Body }));
  client.destroy();
}
