import { beforeEach, expect, it } from "vitest";
import { db, outsideTransaction, transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { api } from "@/test/support/api";
import { settled } from "@/test/support/settled";
import { signedIn } from "@/test/support/sign-in";
import { until } from "@/test/support/until";
import { waitingStatements } from "@/test/support/waiting-statements";
import { openProposalPdf } from "./index";

const EMAIL = "zephyrine@erase-me.example";
const NAME = "Zephyrine Quux";
const CUSTOMER = { name: NAME, company: "Quux Ltd", email: EMAIL.toUpperCase() };

let person: Awaited<ReturnType<typeof signedIn>>;

beforeEach(async () => {
  person = await signedIn();
});

async function call(path: string, body: object, more: object = {}) {
  const headers = person.headers(`session:test:${person.workspaceId}:${person.user.id}`);
  const answer = await api("POST", path, { headers, body, ...more });
  expect(answer.json.error, answer.text).toBeNull();
  return answer.json.data;
}

const close = (more: object = {}) =>
  call("/api/v1/close", {
    title: "Plan",
    line_items: [{ name: "Seat", unit_price: 5 }],
    customer: CUSTOMER,
    ...more,
  });

const tokenOf = (deal: { proposal_url: string }): string => deal.proposal_url.split("/").at(-1) ?? "";

async function sign(deal: { proposal_url: string }, name = NAME): Promise<void> {
  const visitor = { headers: { origin: new URL(env().PUBLIC_URL).origin }, address: "192.0.2.77" };
  await call(`/api/app/proposals/${tokenOf(deal)}/sign`, { name, consent: true }, visitor);
}

const row = (id: string) => db().deal.findUniqueOrThrow({ where: { id }, include: { signature: true } });
const stored = () => call("/api/app/people/data", { email: EMAIL });
const erase = () => call("/api/app/people/erase", { email: EMAIL });
const idsIn = ({ deals }: { deals: { id: string }[] }) => deals.map(({ id }) => id);

it("exports a person's deals, and erases what the signed ones don't need", async () => {
  const [open, signed] = [await close(), await close()];
  const other = await close({ customer: { email: "next@stays.example", name: "Next" } });
  await sign(signed);
  await settled();

  const all = await stored();
  expect(idsIn(all)).toEqual([open.id, signed.id]);
  expect(all.deals[1].signature).toMatchObject({ name: NAME, address: "192.0.2.77" });
  expect(JSON.stringify(all)).not.toContain("/proposal/");

  expect(await erase()).toMatchObject({ deals: 2 });
  expect(await erase()).toMatchObject({ deals: 0 });
  expect(await row(open.id)).toMatchObject({ state: "withdrawn", customerName: "", customerEmail: "" });
  const kept = await row(signed.id);
  expect(kept).toMatchObject({ state: "accepted", customerName: NAME, customerEmail: "" });
  expect(kept.signature).toMatchObject({ name: NAME, address: "" });
  expect(await openProposalPdf(tokenOf(signed))).toMatchObject({ name: "signed-proposal.pdf" });
  expect(await row(other.id)).toMatchObject({ state: "open", customerName: "Next" });
  const events = await db().webhookEvent.findMany({ where: { workspaceId: person.workspaceId } });
  expect(events.some(({ body }) => body.includes(signed.id))).toBe(true);
  expect(JSON.stringify(events)).not.toContain("Zephyrine");
});

it("finds deals by full name where the customer has no address", async () => {
  const show = { title: "Launch", generate_show_plan: false };
  const { event } = await call("/v1/events", show);
  await call(`/v1/events/${event.slug}/registrations`, { name: NAME, email: EMAIL });
  const open = await close({ customer: { name: "zephyrine  QUUX" } });
  const signed = await close({ customer: { name: NAME } });
  const boss = await close({ customer: { name: "Bo Boss", email: "bo@stays.example" } });
  const namesake = await close({ customer: { name: NAME, email: "other@stays.example" } });
  const relative = await close({ customer: { name: `${NAME} Smith` } });
  for (const one of [signed, boss, namesake]) await sign(one);
  await settled();

  expect(idsIn(await stored())).toEqual([open.id, signed.id, boss.id]);
  expect(await erase()).toMatchObject({ deals: 3 });
  expect(await erase()).toMatchObject({ deals: 0 });
  expect(await row(open.id)).toMatchObject({ state: "withdrawn", customerName: "" });
  expect(await row(signed.id)).toMatchObject({ customerName: NAME, signature: { name: NAME, address: "" } });
  expect(await row(boss.id)).toMatchObject({
    ...{ customerName: "Bo Boss", customerEmail: "bo@stays.example" },
    signature: { name: NAME, address: "" },
  });
  expect(await row(namesake.id)).toMatchObject({
    ...{ customerEmail: "other@stays.example", signature: { address: "192.0.2.77" } },
  });
  expect(await row(relative.id)).toMatchObject({ state: "open", customerName: `${NAME} Smith` });
});

it("leaves no name in what wasn't signed, or in the audit log", async () => {
  const line = { name: "Seat", unit_price: 5, description: `For ${NAME}` };
  const given = { title: `Proposal for ${NAME}`, notes: `Dear ${NAME}`, line_items: [line] };
  const [open, signed] = [await close(given), await close(given)];
  await sign(signed);
  await settled();
  await erase();
  const left = await row(open.id);
  expect(left).toMatchObject({ title: "Proposal", notes: "", lines: [{ name: "Seat", description: "" }] });
  expect(JSON.stringify(left)).not.toContain("Zephyrine");
  expect((await row(signed.id)).title).toBe(given.title);
  const log = await db().auditEntry.findMany({ where: { workspaceId: person.workspaceId } });
  expect(log.map(({ subjectId }) => subjectId)).toEqual(expect.arrayContaining([open.id, signed.id]));
  expect(JSON.stringify(log)).not.toContain("Zephyrine");
});

it("keeps a deal that is signed while its customer is erased", async () => {
  const { id } = await close();
  let erasing: ReturnType<typeof erase> | undefined;
  const signature = { ...{ name: NAME, address: "192.0.2.77", consent: "Yes." }, signedAt: new Date() };
  await transaction(async () => {
    const document = { pdf: new Uint8Array([1]), pdfSha256: "0" };
    await db().deal.update({
      where: { id },
      data: { state: "accepted", signature: { create: { ...signature, ...document } } },
    });
    await outsideTransaction(async () => {
      erasing = erase();
      await until(async () => (await waitingStatements()).length > 0);
    });
  });
  expect(await erasing).toMatchObject({ deals: 1 });
  expect(await row(id)).toMatchObject({
    ...{ state: "accepted", withdrawnAt: null, customerName: NAME, customerEmail: "" },
    signature: { name: NAME, address: "" },
  });
});
