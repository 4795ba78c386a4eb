import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { dayOf } from "@/lib/platform/runtime/clock";
import { hashKey } from "@/lib/platform/security/api-key";
import { api } from "@/test/support/api";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";

let workspace: TestWorkspace;

beforeEach(async () => {
  workspace = await makeWorkspace({ plan: "free" });
});

async function cappedKey(dailyCapMicros: bigint): Promise<{ key: string; keyId: string }> {
  const key = await workspace.key();
  const { id } = await db().apiKey.update({ where: { hash: hashKey(key) }, data: { dailyCapMicros } });
  return { key, keyId: id };
}

const spentOf = async (keyId: string) =>
  (await db().keySpend.findMany({ where: { keyId } })).map(({ day, committedMicros }) => [
    day,
    committedMicros,
  ]);
const today = () => dayOf(new Date());

it("enforces a key's cap under concurrency, without limiting other keys", async () => {
  const { key, keyId } = await cappedKey(7n);
  const answers = await Promise.all(Array.from({ length: 12 }, () => api("GET", "/v1/clients", { key })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status === 402);
  expect(refused).toHaveLength(9);
  expect(refused[0]?.json.error).toMatchObject({
    code: "cost_credit_exhausted",
    fields: { daily_cost_cap_usd: "too_large" },
    retryable: false,
  });
  expect(await spentOf(keyId)).toEqual([[today(), 6n]]);
  expect((await api("GET", "/v1/clients", { key: await workspace.key() })).status).toBe(200);
  const budget = await db().budget.findFirstOrThrow({ where: { workspaceId: workspace.workspaceId } });
  expect(budget.committedMicros).toBe(8n);
});

it("reserves the most a call may cost, and releases what it didn't use", async () => {
  const { key, keyId } = await cappedKey(9_999n);
  const dear = await api("POST", "/v1/showrooms", { key, body: { title: "Dear" } });
  expect(dear.status).toBe(402);
  expect(await spentOf(keyId)).toEqual([]);
  await db().apiKey.update({ where: { id: keyId }, data: { dailyCapMicros: 10_000n } });
  const other = await cappedKey(10_000n);
  const refused = await api("POST", "/v1/showrooms", {
    key: other.key,
    body: { title: "No such client", client_id: "nobody" },
  });
  expect(refused.status).toBe(400);
  expect(await spentOf(other.keyId)).toEqual([[today(), 2n]]);
});

it("resets with the UTC day", async () => {
  const { key, keyId } = await cappedKey(2n);
  expect((await api("GET", "/v1/clients", { key })).status).toBe(200);
  expect((await api("GET", "/v1/clients", { key })).status).toBe(402);
  await db().keySpend.updateMany({ where: { keyId }, data: { day: "2020-01-01" } });
  expect((await api("GET", "/v1/clients", { key })).status).toBe(200);
});
