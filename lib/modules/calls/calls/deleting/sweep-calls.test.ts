import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { refuseWrites } from "@/test/support/refuse-writes";
import { storeCallOf } from "@/test/support/stored-call";
import { expectLogged } from "@/test/support/test-log";
import { makeWorkspace } from "@/test/support/workspace";
import { sweepCalls } from "./sweep-calls";

it("deletes calls whose time is over although one of them can't be deleted", async () => {
  const workspace = await makeWorkspace();
  for (const [index, callId] of ["first", "second"].entries()) {
    await storeCallOf(workspace, callId, [["Ana", "Hello."]]);
    await db().salesCall.updateMany({ where: { callId }, data: { keepUntil: new Date(1_000 + index) } });
  }
  const { id } = await db().salesCall.findFirstOrThrow({ where: { callId: "first" } });
  await refuseWrites("sales_call", id);
  expectLogged(/"sweep":"sales calls","msg":"a sweep failed"/);
  await sweepCalls();
  const { workspaceId } = workspace;
  const left = await db().salesCall.findMany({ where: { workspaceId }, select: { callId: true } });
  expect(left).toEqual([{ callId: "first" }]);
});
