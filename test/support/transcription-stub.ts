import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SAMPLE_BYTES, WAV_HEADER_BYTES } from "@/lib/platform/sound/wav-file";

/** Anything quieter is not speech. */
const SPOKEN_LEVEL = 300;

/**
 * A local endpoint with OpenAI's transcription protocol. It recognizes nothing: audio as loud as speech
 * returns fixed words, and silence returns none.
 */
export class TranscriptionStub {
  /** The names it was given as hints, call by call. */
  readonly prompts: string[] = [];
  /** Its responses wait for this. */
  until: Promise<void> = Promise.resolve();

  private constructor(
    private readonly server: Server,
    /** The URL for the settings. */
    readonly baseUrl: string,
    /** The words it returns; null for an endpoint that refuses. */
    public words: string | null,
  ) {}

  static async start(words: string, port = 0): Promise<TranscriptionStub> {
    const server = createServer((request, response) => {
      stub.heardIn(request).then(
        (text) =>
          response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ text })),
        () => response.writeHead(400).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    const { port: chosen } = server.address() as AddressInfo;
    const stub = new TranscriptionStub(server, `http://127.0.0.1:${chosen}/v1`, words);
    return stub;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async heardIn(request: IncomingMessage): Promise<string> {
    const form = await formOf(request);
    this.prompts.push(String(form.get("prompt") ?? ""));
    await this.until;
    if (this.words === null) throw new Error("refused");
    return (await levelOf(form.get("file"))) >= SPOKEN_LEVEL ? this.words : "";
  }
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const headers = { "Content-Type": request.headers["content-type"] ?? "" };
  return await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
}

/** The root mean square. */
async function levelOf(file: FormDataEntryValue | null): Promise<number> {
  if (!(file instanceof Blob)) throw new Error("no file of sound");
  const bytes = Buffer.from(await file.arrayBuffer()).subarray(WAV_HEADER_BYTES);
  const count = Math.floor(bytes.length / SAMPLE_BYTES);
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += bytes.readInt16LE(at * SAMPLE_BYTES) ** 2;
  return Math.sqrt(sum / Math.max(1, count));
}
