import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { expectLogged } from "@/test/support/test-log";
import { makeWorkspace } from "@/test/support/workspace";

let key: string;
beforeAll(async () => {
  key = await (await makeWorkspace()).key();
});

/**
 * Makes a client's first `times` writes fail like a failed transaction. A sequence counts them, because
 * rollbacks don't undo it.
 */
async function failWrites(code: string, times: number): Promise<() => Promise<number>> {
  await sql("", "CREATE SEQUENCE client_writes");
  await sql(
    "",
    `CREATE FUNCTION fail_write() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF nextval('client_writes') <= ${times} THEN RAISE 'lost' USING ERRCODE = '${code}'; END IF;
       RETURN NEW;
     END $$`,
  );
  await sql(
    "",
    "CREATE TRIGGER fail_write BEFORE INSERT OR UPDATE ON client FOR EACH ROW EXECUTE FUNCTION fail_write()",
  );
  return async () => {
    const [row] = await sql<{ n: number }>("", "SELECT last_value::int AS n FROM client_writes");
    return row?.n ?? 0;
  };
}

afterEach(async () => {
  await sql("", "DROP TRIGGER IF EXISTS fail_write ON client");
  await sql("", "DROP FUNCTION IF EXISTS fail_write");
  await sql("", "DROP SEQUENCE IF EXISTS client_writes");
});

const create = (name: string, idempotencyKey = newId("idem")) =>
  api("POST", "/v1/clients", { key, body: { name }, idempotencyKey });

describe.each(["40001", "40P01", "55P03"])("a transaction that fails with %s", (code) => {
  it("is retried before the response is sent, and takes effect once", async () => {
    const writes = await failWrites(code, 2);
    const idempotencyKey = newId("idem");
    const first = await create(`Third time ${code}`, idempotencyKey);
    expect(first.status, first.text).toBe(201);
    expect(await writes()).toBe(3);
    expect((await create(`Third time ${code}`, idempotencyKey)).text).toBe(first.text);
    expect(await db().client.count({ where: { name: `Third time ${code}` } })).toBe(1);
    const { request_id: requestId } = first.json.meta;
    expect(await db().auditEntry.count({ where: { requestId } })).toBe(1);
  });

  it("fails after four attempts, and can be retried with the same key", async () => {
    const writes = await failWrites(code, 4);
    const idempotencyKey = newId("idem");
    const refused = await create(`Fifth time ${code}`, idempotencyKey);
    expect(refused.json.error.code).toBe("service_unavailable");
    expect(refused.headers["Retry-After"]).toBe("1");
    expect(await writes()).toBe(4);
    expect((await create(`Fifth time ${code}`, idempotencyKey)).status).toBe(201);
  });

  it("is also retried when it goes through Prisma", async () => {
    const { id } = (await create(`Before ${code}`)).json.data;
    const writes = await failWrites(code, 1);
    const changed = await api("PATCH", `/v1/clients/${id}`, { key, body: { name: `After ${code}` } });
    expect(changed.status, changed.text).toBe(200);
    expect(await writes()).toBe(2);
  });
});

it("a failure that would happen again is returned immediately", async () => {
  expectLogged(/unexpected failure/);
  const writes = await failWrites("22012", 1);
  expect((await create("Never")).json.error.code).toBe("internal_error");
  expect(await writes()).toBe(1);
});
