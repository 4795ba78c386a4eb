import { expect, it } from "vitest";
import { sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { claimKey, completeAnswer, findAnswer, type KeyScope, storeAnswer } from "./stored-answers";

const write = ({ name, text, values }: ReturnType<typeof claimKey>) => sql(name, text, values);

/** Returns the key of a call with a provisional response, which its process has not returned yet. */
async function promised(body: string): Promise<KeyScope> {
  const scope: KeyScope = {
    workspaceId: newId("wsp"),
    environment: "test",
    method: "POST",
    path: "/v1/x",
    key: newId("idem"),
    fingerprint: "print",
  };
  await write(claimKey(scope));
  await write(storeAnswer(scope, { status: 200, body }, 2));
  return scope;
}

it("waits for a response that is about to be completed, and returns the complete one", async () => {
  const scope = await promised("promised");
  const asked = findAnswer(scope);
  expect(await completeAnswer(scope, { status: 200, body: "whole" })).toBe(true);
  expect(await asked).toEqual({ status: 200, body: "whole" });
  expect(await findAnswer(scope)).toEqual({ status: 200, body: "whole" });
});

it("returns the provisional response if no one completes it, and keeps it", async () => {
  const scope = await promised("promised");
  await sql(
    "",
    "UPDATE idempotency_record SET provisional_until = now() - interval '1 second' WHERE key = $1",
    [scope.key],
  );
  expect(await findAnswer(scope)).toEqual({ status: 200, body: "promised" });
  expect(await completeAnswer(scope, { status: 200, body: "too late" })).toBe(false);
  expect(await findAnswer(scope)).toEqual({ status: 200, body: "promised" });
});
