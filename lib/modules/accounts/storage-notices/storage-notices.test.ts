import { beforeEach, describe, expect, it } from "vitest";
import { storageNearlyFullEmail } from "@/lib/modules/email/sending";
import { spaceOf } from "@/lib/modules/files/files";
import { db, sql } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { refuseWrites } from "@/test/support/refuse-writes";
import { withSettings } from "@/test/support/settings";
import { signedIn } from "@/test/support/sign-in";
import { expectLogged } from "@/test/support/test-log";
import { sweepStorageNotices } from "./notify-owners";

let person: Awaited<ReturnType<typeof signedIn>>;

beforeEach(async () => {
  person = await signedIn();
  await db().workspace.update({ where: { id: person.workspaceId }, data: { plan: "free" } });
});

const limit = spaceOf("free") ?? 0;
const use = (share: number, workspaceId = person.workspaceId) =>
  sql(
    "",
    `INSERT INTO storage_use (workspace_id, bytes, files) VALUES ($1, $2, 1)
     ON CONFLICT (workspace_id) DO UPDATE SET bytes = EXCLUDED.bytes`,
    [workspaceId, Math.round(limit * share)],
  );
const emails = () =>
  db().mailMessage.findMany({
    where: { workspaceId: person.workspaceId, kind: "storage_nearly_full" },
    orderBy: { createdAt: "asc" },
  });
const audited = () =>
  db().auditEntry.count({ where: { workspaceId: person.workspaceId, action: "storage.notify" } });

describe("a workspace whose storage is nearly full", () => {
  it("emails its owners once, and again after there was space", async () => {
    for (const share of [0.5, 0.79]) {
      await use(share);
      await sweepStorageNotices();
    }
    expect(await emails()).toEqual([]);
    for (const share of [0.8, 0.9, 1.01, 0.78]) {
      await use(share);
      await sweepStorageNotices();
    }
    expect((await emails()).map(({ toEmail }) => toEmail)).toEqual([person.user.email]);
    expect(await audited()).toBe(1);
    for (const share of [0.74, 0.81]) {
      await use(share);
      await sweepStorageNotices();
    }
    expect(await emails()).toHaveLength(2);
  });

  it("emails its owners although those of another one can't be", async () => {
    const [first, second] = [person, await signedIn()].sort((one, other) =>
      one.workspaceId < other.workspaceId ? -1 : 1,
    );
    for (const { workspaceId } of [first, second] as (typeof person)[]) {
      await db().workspace.update({ where: { id: workspaceId }, data: { plan: "free" } });
      await use(0.85, workspaceId);
    }
    await refuseWrites("storage_use", first?.workspaceId ?? "", "workspace_id");
    expectLogged(/"sweep":"storage notices","msg":"a sweep failed"/);
    await sweepStorageNotices();
    const sent = { kind: "storage_nearly_full", toEmail: second?.user.email ?? "" };
    expect(await db().mailMessage.count({ where: sent })).toBe(1);
  });

  it("emails once if several processes look at the same time", async () => {
    await use(0.85);
    await Promise.all([sweepStorageNotices(), sweepStorageNotices(), sweepStorageNotices()]);
    expect(await emails()).toHaveLength(1);
  });

  it("isn't one without a limit", async () => {
    await db().workspace.update({ where: { id: person.workspaceId }, data: { plan: "self_hosted" } });
    await use(5);
    await sweepStorageNotices();
    expect(await emails()).toEqual([]);
    await withSettings({ STORAGE_MB_SELF_HOSTED: limit / 1e6 }, sweepStorageNotices);
    expect(await emails()).toHaveLength(1);
  });

  it.each([
    ["free", "or upgrade your plan."],
    ["scale", "you no longer need."],
    ["self_hosted", "or ask your administrator to raise the limit."],
  ])("says what the owner of a workspace on the plan %s can do", async (plan, advice) => {
    const facts = { used: 8e9, limit: 1e10, plan };
    const { text } = await storageNearlyFullEmail.compose({ facts, workspace: null } as never);
    expect(text).toContain(`${advice} http`);
  });

  it("says how much of it is used", async () => {
    await use(0.825);
    const headers = person.headers(`session:test:${person.workspaceId}:${person.user.id}`);
    const { json } = await api("GET", "/api/app/workspace", { headers });
    expect(json.data.storage).toEqual({ used_bytes: Math.round(limit * 0.825), limit_bytes: limit });
  });
});
