import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SAMPLE_BYTES, WAV_HEADER_BYTES } from "@/lib/platform/sound/wav-file";

/** Quieter than that is nobody who speaks. */
const SPOKEN_LEVEL = 300;

/**
 * An endpoint that speaks OpenAI's protocol for transcriptions, on a local port. It understands nothing: whatever is as loud
 * as speech comes back as the same words, and silence as none.
 */
export class TranscriptionStub {
  /** What names it was told to expect, call by call. */
  readonly prompts: string[] = [];
  /** Its answers wait for this. */
  until: Promise<void> = Promise.resolve();

  private constructor(
    private readonly server: Server,
    /** What goes into the settings. */
    readonly baseUrl: string,
    /** What it hears; null for an endpoint that refuses. */
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

/** As the root of the mean square. */
async function levelOf(file: FormDataEntryValue | null): Promise<number> {
  if (!(file instanceof Blob)) throw new Error("no file of sound");
  const bytes = Buffer.from(await file.arrayBuffer()).subarray(WAV_HEADER_BYTES);
  const count = Math.floor(bytes.length / SAMPLE_BYTES);
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += bytes.readInt16LE(at * SAMPLE_BYTES) ** 2;
  return Math.sqrt(sum / Math.max(1, count));
}
