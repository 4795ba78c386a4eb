import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CaughtEmail, startSmtpSink } from "./smtp-sink";

describe("startSmtpSink", () => {
  let folder: string;
  let sink: { port: number; stop(): Promise<void> };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "showrunner-sink-"));
    sink = await startSmtpSink(folder, 0);
  });

  afterEach(async () => {
    await sink.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("stores each message completely, with an index entry for its envelope", async () => {
    const mailer = createTransport(`smtp://127.0.0.1:${sink.port}`);
    const text = "Grüße, und ein Punkt:\n.\nEnde";
    await mailer.sendMail({
      from: "Shows <shows@example.com>",
      to: "ada@example.com",
      bcc: "hidden@example.com",
      subject: "Grüße aus der Sendung ✓",
      text,
    });
    mailer.close();
    const names = readdirSync(folder).sort();
    expect(names).toHaveLength(2);
    const index = names.find((name) => name.endsWith(".json")) ?? "";
    const entry = JSON.parse(readFileSync(join(folder, index), "utf8")) as CaughtEmail;
    expect(names).toEqual([`${entry.id}.eml`, `${entry.id}.json`]);
    expect(entry).toMatchObject({
      from: "shows@example.com",
      to: ["ada@example.com", "hidden@example.com"],
      subject: "Grüße aus der Sendung ✓",
    });
    const raw = readFileSync(join(folder, `${entry.id}.eml`), "utf8");
    expect(raw).toContain("To: ada@example.com");
    expect(raw.length).toBe(entry.size);
  });

  it("keeps concurrent messages separate", async () => {
    const mailer = createTransport({ url: `smtp://127.0.0.1:${sink.port}`, pool: true, maxConnections: 8 });
    const numbers = Array.from({ length: 60 }, (_, number) => number);
    await Promise.all(
      numbers.map((number) =>
        mailer.sendMail({ from: "a@example.com", to: `p${number}@example.com`, subject: "x", text: "y" }),
      ),
    );
    mailer.close();
    const entries = readdirSync(folder).filter((name) => name.endsWith(".json"));
    const receivers = entries.map(
      (name) => (JSON.parse(readFileSync(join(folder, name), "utf8")) as CaughtEmail).to[0],
    );
    expect(new Set(receivers).size).toBe(60);
  });
});
