import { spawn } from "node:child_process";
import { beforeAll, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { bundled } from "../support/bundled";
import { makeWorkspace } from "../support/workspace";

const program = await bundled("test/faults/one-call.ts");
let key: string;

beforeAll(async () => {
  key = await (await makeWorkspace()).key();
});

function callInProcess(
  idempotencyKey: string,
  name: string,
  failpoints: string,
): Promise<{ signal: string | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, key, idempotencyKey, name], {
      env: { ...process.env, FAILPOINTS: failpoints, LOG_LEVEL: "silent" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.on("exit", (_code, signal) => resolve({ signal, output }));
  });
}

it("keeps what was committed if the process dies before it responds, and replays it to the retry", async () => {
  const idempotencyKey = newId("idem");
  const name = `killed ${idempotencyKey}`;
  const killed = await callInProcess(idempotencyKey, name, "after-commit");
  expect(killed).toEqual({ signal: "SIGKILL", output: "" });
  expect(await db().client.count({ where: { name } })).toBe(1);
  expect(await db().auditEntry.count({ where: { action: "createClient" } })).toBe(1);

  const retry = JSON.parse((await callInProcess(idempotencyKey, name, "")).output);
  expect(retry).toMatchObject({ status: 201, replayed: "true" });
  expect(JSON.parse(retry.text).data.name).toBe(name);
  expect(await db().client.count({ where: { name } })).toBe(1);
}, 60_000);
