import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { api } from "@/test/support/api";
import { settled } from "@/test/support/settled";
import { signedIn } from "@/test/support/sign-in";
import { openProposalPdf } from "./index";

it("exports a person's deals, and erases what the signed ones don't need", async () => {
  const person = await signedIn();
  const headers = person.headers(`session:test:${person.workspaceId}:${person.user.id}`);
  const call = async (path: string, body: object, more: object = {}) => {
    const answer = await api("POST", path, { headers, body, ...more });
    expect(answer.json.error, answer.text).toBeNull();
    return answer.json.data;
  };
  const email = "zephyrine@erase-me.example";
  const customer = { name: "Zephyrine Quux", company: "Quux Ltd", email: email.toUpperCase() };
  const close = (more: object = {}) =>
    call("/api/v1/close", {
      title: "Plan",
      line_items: [{ name: "Seat", unit_price: 5 }],
      customer,
      ...more,
    });
  const [open, signed] = [await close(), await close()];
  const other = await close({ customer: { email: "next@stays.example", name: "Next" } });
  const token = signed.proposal_url.split("/").at(-1);
  const origin = new URL(env().PUBLIC_URL).origin;
  const visitor = { headers: { origin }, address: "192.0.2.77" };
  await call(`/api/app/proposals/${token}/sign`, { name: "Zephyrine Quux", consent: true }, visitor);
  await settled();

  const all = await call("/api/app/people/data", { email });
  expect(all.deals.map(({ id }: { id: string }) => id)).toEqual([open.id, signed.id]);
  expect(all.deals[1].signature).toMatchObject({ name: "Zephyrine Quux", address: "192.0.2.77" });
  expect(JSON.stringify(all)).not.toContain("/proposal/");

  expect(await call("/api/app/people/erase", { email })).toMatchObject({ deals: 2 });
  expect(await call("/api/app/people/erase", { email })).toMatchObject({ deals: 0 });
  const row = (id: string) => db().deal.findUniqueOrThrow({ where: { id }, include: { signature: true } });
  expect(await row(open.id)).toMatchObject({ state: "withdrawn", customerName: "", customerEmail: "" });
  const kept = await row(signed.id);
  expect(kept).toMatchObject({ state: "accepted", customerName: "Zephyrine Quux", customerEmail: "" });
  expect(kept.signature).toMatchObject({ name: "Zephyrine Quux", address: "" });
  expect(await openProposalPdf(token)).toMatchObject({ name: "signed-proposal.pdf" });
  expect(await row(other.id)).toMatchObject({ state: "open", customerName: "Next" });
  const events = await db().webhookEvent.findMany({ where: { workspaceId: person.workspaceId } });
  expect(events.some(({ body }) => body.includes(signed.id))).toBe(true);
  expect(JSON.stringify(events)).not.toContain("Zephyrine");
});
