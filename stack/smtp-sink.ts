import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { writeWhole } from "./files";

export interface CaughtMail {
  id: string;
  received_at: string;
  /** Envelope addresses: whom it was really for. */
  from: string;
  to: string[];
  subject: string;
  size: number;
  /** Empty when the message brought none. */
  message_id: string;
}

const largestBytes = 26 << 20;

/**
 * A mail server that delivers nothing: each message becomes `<id>.eml` and, written after it, an index entry
 * `<id>.json` in `folder`. Ids sort by time of arrival. As in people's mailboxes, a message that comes again under its
 * `Message-ID` to the same receivers is taken and not shown twice. Loopback only, no sign-in.
 */
export async function startSmtpSink(
  folder: string,
  port: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const known = new Set(keptBefore(folder).map(identity));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    size: largestBytes,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        // An oversized message is still read to its end, and refused then.
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.once("error", done);
      stream.once("end", () => {
        if (stream.sizeExceeded)
          return done(Object.assign(new Error("Message too large"), { responseCode: 552 }));
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) };
        keep(folder, Buffer.concat(chunks), envelope, known).then(
          (entry) => done(null, `kept as ${entry.id}`),
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

const remembered = 5_000;

function keptBefore(folder: string): CaughtMail[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names
    .sort()
    .slice(-remembered)
    .flatMap((name) => {
      try {
        return [JSON.parse(readFileSync(join(folder, name), "utf8")) as CaughtMail];
      } catch {
        return [];
      }
    });
}

const identity = ({ message_id, to, id }: CaughtMail): string => JSON.stringify([message_id || id, ...to]);

async function keep(
  folder: string,
  raw: Buffer,
  envelope: { from: string; to: string[] },
  known: Set<string>,
): Promise<CaughtMail> {
  const receivedAt = new Date();
  const id = `${String(receivedAt.getTime()).padStart(14, "0")}-${randomBytes(6).toString("hex")}`;
  const parsed = await PostalMime.parse(raw).catch(() => null);
  const entry: CaughtMail = {
    id,
    received_at: receivedAt.toISOString(),
    ...envelope,
    subject: parsed?.subject ?? "",
    size: raw.length,
    message_id: parsed?.messageId ?? "",
  };
  if (known.has(identity(entry))) return entry;
  writeWhole(join(folder, `${id}.eml`), raw);
  writeWhole(join(folder, `${id}.json`), `${JSON.stringify(entry)}\n`);
  known.add(identity(entry));
  return entry;
}
