import { createHash, randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { type Prisma, PrismaClient } from "../../../generated/client";

/** The usual approach: a Next.js route with Prisma's interactive transaction, and the same guarantees. */
const prisma = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 8 }),
});
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
const json = { "Content-Type": "application/json; charset=utf-8" };

export const dynamic = "force-dynamic";

interface Body {
  name?: string;
  external_id?: string;
  metadata?: Prisma.InputJsonObject;
}

async function create(tx: Prisma.TransactionClient, secret: string, key: string, body: Body) {
  const apiKey = await tx.apiKey.findUnique({
    where: { hash: hashOf(secret) },
    include: { workspace: true },
  });
  if (!apiKey || apiKey.revokedAt || apiKey.workspace.status !== "active") return { status: 401, body: "{}" };
  const { workspaceId, environment } = apiKey;
  const scope = { workspaceId, environment, method: "POST", path: "/v1/clients", key };
  const stored = await tx.idempotencyRecord.findUnique({
    where: { workspaceId_environment_method_path_key: scope },
  });
  if (stored) return { status: stored.status, body: stored.body };
  await tx.idempotencyRecord.create({ data: { ...scope, fingerprint: hashOf(JSON.stringify(body)) } });
  const paid = await tx.budget.updateMany({
    where: { workspaceId, month: new Date().toISOString().slice(0, 7), requests: { lt: 10_000_000 } },
    data: { committedMicros: { increment: 2 }, settledMicros: { increment: 2 }, requests: { increment: 1 } },
  });
  if (paid.count === 0) throw new Error("cost_credit_exhausted");
  const client = await tx.client.create({
    data: {
      id: randomUUID(),
      workspaceId,
      environment,
      name: body.name ?? "",
      externalId: body.external_id ?? null,
      metadata: body.metadata ?? {},
    },
  });
  const data = {
    id: client.id,
    name: client.name,
    external_id: client.externalId,
    environment: client.environment,
    status: client.status,
    plan_code: client.planCode,
    metadata: client.metadata,
    created_at: client.createdAt,
    updated_at: client.updatedAt,
  };
  const meta = { request_id: `req_${hashOf(key).slice(0, 26)}`, version: client.version };
  const answer = JSON.stringify({ data, meta, error: null });
  await tx.idempotencyRecord.update({
    where: { workspaceId_environment_method_path_key: scope },
    data: { status: 201, body: answer },
  });
  return { status: 201, body: answer };
}

export async function POST(request: Request): Promise<Response> {
  const secret = request.headers.get("authorization")?.slice(7) ?? "";
  const key = request.headers.get("idempotency-key") ?? "";
  const body = await request.json();
  if (typeof body.name !== "string" || body.name.length > 100) return new Response("{}", { status: 400 });
  const { status, body: answer } = await prisma.$transaction((tx) => create(tx, secret, key, body));
  return new Response(answer, { status, headers: json });
}
