import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { createTransport } from "nodemailer";
import type SMTPPool from "nodemailer/lib/smtp-pool";
import { announce } from "../announce";

/** A program that does nothing but send: one email made in advance, pooled connections, no records. */
const CONNECTIONS = 10;

interface Sample {
  subject: string;
  html: string;
  text: string;
  calendar: string;
}

/** `POST /drain?count=…&to=…` with an email: sends it that many times and returns how long it took. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { searchParams } = new URL(request.url ?? "/", "http://bench");
  const count = Number(searchParams.get("count"));
  const { subject, html, text, calendar } = (await json(request)) as Sample;
  const transport = createTransport({
    url: searchParams.get("to") ?? "",
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
  } as SMTPPool.Options);
  const started = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const number = next++;
      await transport.sendMail({
        from: { name: "Night radio", address: "shows@showrunner.example" },
        to: { name: `Person ${number}`, address: `person${number}@example.com` },
        subject,
        text: text.replace("Person 1", `Person ${number}`),
        html: html.replace("Person 1", `Person ${number}`),
        icalEvent: { filename: "invite.ics", method: "REQUEST", content: calendar },
      });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const ms = performance.now() - started;
  transport.close();
  response.end(JSON.stringify({ ms }));
}

const server = createServer((request, response) => void answer(request, response));

announce(server);
