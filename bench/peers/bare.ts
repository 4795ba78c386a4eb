import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import { announce } from "../announce";
import { CREATE, hashOf, monthOf, prepareCreate, READ, readAnswer } from "./write-statement";

/** Node alone running the peers' statements: no framework, no routes, no other checks. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const secret = request.headers.authorization?.slice(7) ?? "";
  const send = (status: number, body: string) => {
    response.writeHead(status, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(body),
    });
    response.end(body);
  };
  if (request.method === "GET") {
    const values = [hashOf(secret), monthOf(new Date()), request.url?.slice("/v1/clients/".length)];
    const { rows } = await pool.query({ name: "read", text: READ, values });
    return send(rows[0] ? 200 : 404, rows[0] ? readAnswer(rows[0]) : "{}");
  }
  const key = String(request.headers["idempotency-key"] ?? "");
  const prepared = prepareCreate(secret, key, await bodyOf(request));
  if (!prepared) return send(400, "{}");
  const { rows } = await pool.query({ name: "create", text: CREATE, values: prepared.values });
  const { claimed, made, stored } = rows[0];
  if (claimed === 1 && made === 1) return send(201, prepared.answer);
  return send(stored ? 201 : 402, stored ?? "{}");
}

const server = createServer((request, response) => void answer(request, response));
announce(server);
