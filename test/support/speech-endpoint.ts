import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { env } from "@/lib/platform/runtime/env";

export interface SpeechEndpoint {
  /** What it hears in whatever it is sent; null for an endpoint that fails. */
  words: string | null;
  /** What it was sent, as text. */
  readonly asked: string[];
  /** Its answers wait for this. */
  until: Promise<void>;
  stop(): void;
}

/** What writes down speech, behind the port: an endpoint that hears what it is told to. Takes effect for this test's process. */
export async function startSpeechEndpoint(words: string): Promise<SpeechEndpoint> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request
      .on("data", (piece: Buffer) => pieces.push(piece))
      .on("end", () => {
        asked.push(Buffer.concat(pieces).toString("latin1"));
        void endpoint.until.then(() => {
          response.statusCode = endpoint.words === null ? 400 : 200;
          response.end(JSON.stringify({ text: endpoint.words }));
        });
      });
  });
  const endpoint: SpeechEndpoint = {
    words,
    asked,
    until: Promise.resolve(),
    stop: () => void server.close(),
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  Object.assign(env(), { STT_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
  return endpoint;
}
