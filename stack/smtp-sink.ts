import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { writeFileAtomically } from "./files";

export interface CaughtEmail {
  id: string;
  received_at: string;
  /** Envelope addresses: the actual sender and recipients. */
  from: string;
  to: string[];
  subject: string;
  size: number;
}

const largestBytes = 26 << 20;

/**
 * A mail server that delivers nothing: each message becomes `<id>.eml` and, written after it, an index entry
 * `<id>.json` in `folder`. Ids sort by arrival time. Loopback only, no authentication.
 */
export async function startSmtpSink(
  folder: string,
  port: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    size: largestBytes,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        // An oversized message is read to its end and then rejected.
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.once("error", done);
      stream.once("end", () => {
        if (stream.sizeExceeded)
          return done(Object.assign(new Error("Message too large"), { responseCode: 552 }));
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) };
        keep(folder, Buffer.concat(chunks), envelope).then(
          (id) => done(null, `kept as ${id}`),
          (error: Error) => done(error),
        );
      });
    },
  });
  server.on("error", (error) => console.error(error.message));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve());
  });
  const address = server.server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function keep(folder: string, raw: Buffer, envelope: { from: string; to: string[] }): Promise<string> {
  const receivedAt = new Date();
  const id = `${String(receivedAt.getTime()).padStart(14, "0")}-${randomBytes(6).toString("hex")}`;
  const parsed = await PostalMime.parse(raw).catch(() => null);
  const entry: CaughtEmail = {
    id,
    received_at: receivedAt.toISOString(),
    ...envelope,
    subject: parsed?.subject ?? "",
    size: raw.length,
  };
  writeFileAtomically(join(folder, `${id}.eml`), raw);
  writeFileAtomically(join(folder, `${id}.json`), `${JSON.stringify(entry)}\n`);
  return id;
}
