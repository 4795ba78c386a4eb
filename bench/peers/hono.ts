import { serve } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";
import { CREATE, hashOf, monthOf, prepareCreate, READ, readAnswer } from "./write-statement";

/** The peer: Hono and pg, with the same guarantees in one statement per call. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
const app = new Hono();
const json = { "Content-Type": "application/json; charset=utf-8" };
const secretOf = (header: string | undefined): string => /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? "";

app.post("/v1/clients", async (c) => {
  const secret = secretOf(c.req.header("authorization"));
  const prepared = prepareCreate(secret, c.req.header("idempotency-key") ?? "", await c.req.json());
  if (!prepared) return c.json({ error: "validation_error" }, 400);
  const { rows } = await pool.query({ name: "create", text: CREATE, values: prepared.values });
  const { known, claimed, made, stored } = rows[0];
  if (known === 0) return c.json({ error: "unauthorized" }, 401);
  if (claimed === 0) return c.body(stored ?? "", stored ? 201 : 409, json);
  if (made === 0) return c.json({ error: "cost_credit_exhausted" }, 402);
  return c.body(prepared.answer, 201, json);
});

app.get("/v1/clients/:id", async (c) => {
  const secret = secretOf(c.req.header("authorization"));
  const values = [hashOf(secret), monthOf(new Date()), c.req.param("id")];
  const { rows } = await pool.query({ name: "read", text: READ, values });
  return rows[0] ? c.body(readAnswer(rows[0]), 200, json) : c.json({ error: "not_found" }, 404);
});

serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  process.stdout.write(`{"port":${port}}\n`);
});
process.on("SIGTERM", () => process.exit(0));
