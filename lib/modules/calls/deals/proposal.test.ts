import { PDFiumLibrary } from "@hyzyla/pdfium";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";
import { sha256Hex } from "@/lib/platform/security/crypto";
import { api } from "@/test/support/api";
import { checkEmitted } from "@/test/support/emitted-events";
import { settled } from "@/test/support/settled";
import { testLog } from "@/test/support/test-log";
import { makeWorkspace } from "@/test/support/workspace";
import { openProposalPdf } from "./index";

checkEmitted("deal.accepted");

const workspace = await makeWorkspace();
const key = await workspace.callKey();
const origin = new URL(env().PUBLIC_URL).origin;

interface Made {
  id: string;
  token: string;
}

const tokenOf = (url: string): string => url.split("/").at(-1) ?? "";

async function close(more: Record<string, unknown> = {}): Promise<Made> {
  const line_items = [{ name: "Seat", qty: 3, unit_price: "19.99", tax_percent: 19 }];
  const customer = { name: "Dana Reyes", company: "Northwind", email: "dana@example.com" };
  const body = { title: "Yearly plan", line_items, customer, ...more };
  const { data } = (await api("POST", "/api/v1/close", { key, body })).json;
  return { id: data.id, token: tokenOf(data.proposal_url) };
}

const read = (token: string) => api("GET", `/api/app/proposals/${token}`, { headers: { origin } });
const sign = (token: string, body: object = {}, address = "192.0.2.7") =>
  api("POST", `/api/app/proposals/${token}/sign`, {
    ...{ headers: { origin }, address, idempotencyKey: null },
    body: { name: "Dana  Reyes", consent: true, ...body },
  });
const patch = (id: string, body: object) => api("PATCH", `/api/v1/deals/${id}`, { key, body });
const get = async (id: string) => (await api("GET", `/api/v1/deals/${id}`, { key })).json.data;

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdfium = await PDFiumLibrary.init();
  const opened = await pdfium.loadDocument(bytes);
  const text = [...opened.pages()].map((page) => page.getText()).join("\n");
  opened.destroy();
  return text;
}

async function pdfOf(token: string): Promise<Uint8Array> {
  const pdf = await openProposalPdf(token);
  if (!pdf || pdf === "gone") throw new Error(`no PDF: ${String(pdf)}`);
  return pdf.bytes;
}

it("leaves its address out of the log", async () => {
  const { token } = await close();
  const level = log().level;
  testLog().take();
  log().level = "info";
  try {
    await read(token);
    await sign(token);
    await read(`${token}/unknown`);
  } finally {
    log().level = level;
  }
  const lines = testLog()
    .take()
    .lines.map((line) => JSON.parse(line));
  expect(lines.filter(({ msg }) => msg === "request").map(({ path }) => path)).toEqual(
    ["", "/sign", "/unknown"].map((end) => `/api/app/proposals/[redacted]${end}`),
  );
  expect(JSON.stringify(lines)).not.toContain(token.slice(-32));
});

describe("signing a proposal", () => {
  it("happens once, however often it's pressed", async () => {
    const { id, token } = await close();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => sign(token, { name: `Dana ${index}` }, `192.0.2.${index}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json.data))).size).toBe(1);
    expect(await db().dealSignature.count({ where: { dealId: id } })).toBe(1);
    await settled();
    const events = await db().webhookEvent.findMany({
      where: { workspaceId: workspace.workspaceId, type: "deal.accepted", body: { contains: id } },
    });
    expect(events).toHaveLength(1);
    const [{ json: first }] = answers as [(typeof answers)[number]];
    expect(JSON.parse(events[0]?.body ?? "").data).toMatchObject({
      ...{ deal_id: id, title: "Yearly plan", total: 71.36, currency: "USD" },
      accepted_by: first.data.signature.name,
    });
    expect(await get(id)).toMatchObject({ state: "accepted", accepted_at: first.data.signature.signed_at });
  });

  it("keeps who, when, what they agreed to and from where, and the document", async () => {
    const { id, token } = await close();
    const before = await pdfOf(token);
    expect(await textOf(before)).not.toContain("Signed electronically");
    const signed = await sign(token);
    expect(signed.status, signed.text).toBe(200);
    const { signature } = await get(id);
    expect(signature).toMatchObject({ name: "Dana Reyes", address: "192.0.2.7" });
    expect(signature.consent).toBe(signed.json.data.consent);
    const pdf = await pdfOf(token);
    expect(sha256Hex(Buffer.from(pdf))).toBe(signature.pdf_sha256);
    expect(signed.json.data.signature).toEqual({
      ...{ name: "Dana Reyes", signed_at: signature.signed_at, pdf_sha256: signature.pdf_sha256 },
    });
    const text = (await textOf(pdf)).replace(/\s+/g, " ");
    for (const part of [
      "Yearly plan",
      "Northwind",
      "Dana Reyes",
      "$71.36",
      "Signed electronically",
      "Tax 19%",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("192.0.2.7");
    expect(signed.text).not.toContain("192.0.2.7");
    expect(Buffer.from(await pdfOf(token)).equals(Buffer.from(pdf))).toBe(true);
  });

  it("leaves audit rows without the person", async () => {
    const { id, token } = await close();
    await sign(token);
    await settled();
    const rows = await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: "asc" } });
    expect(rows.map(({ action }) => action)).toEqual(["closeDeal", "signProposal"]);
    expect(JSON.stringify(rows)).not.toMatch(/Dana|example\.com|192\.0\.2/);
    expect(rows[1]?.after).toMatchObject({ state: "accepted", pdf_sha256: expect.any(String) });
  });

  it.each<[object, Record<string, string>]>([
    [{ consent: false }, { consent: "must_be_true" }],
    [{ consent: undefined }, { consent: "must_be_true" }],
    [{ name: " " }, { name: "too_short" }],
    [{ name: "\u200f\u202e" }, { name: "too_short" }],
    [{ name: "x".repeat(121) }, { name: "too_long" }],
  ])("refuses %j", async (body, fields) => {
    const { id, token } = await close();
    const refused = await sign(token, body);
    expect([refused.status, refused.json.error?.fields]).toEqual([400, fields]);
    expect(await get(id)).toMatchObject({ state: "open", signature: null });
  });

  it("makes the deal final", async () => {
    const { id, token } = await close();
    await sign(token);
    for (const body of [{ title: "Cheaper" }, { state: "withdrawn" }]) {
      const refused = await patch(id, body);
      expect(refused.status).toBe(409);
      expect(refused.json.error).toMatchObject({ code: "version_conflict", fields: { status: "accepted" } });
    }
    expect((await read(token)).json.data).toMatchObject({ state: "accepted", title: "Yearly plan" });
  });

  it("waits for a change that is being made, and sees it", async () => {
    const { id, token } = await close();
    const [changed, signed] = await Promise.all([patch(id, { title: "Two years" }), sign(token)]);
    expect([changed.status, signed.status].sort()).toEqual([200, 409]);
    const deal = await get(id);
    expect(deal.state === "accepted" ? deal.title : deal.proposal).toBe(
      deal.state === "accepted" ? "Yearly plan" : 2,
    );
  });

  it("is limited by address and deal", async () => {
    const { token } = await close();
    const tries = Array.from({ length: env().SIGNUP_PER_MINUTE + 1 }, () => sign(token, { consent: false }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await sign(token, { consent: false }, "192.0.2.8")).status).toBe(400);
  });
});

describe("a proposal that isn't offered", () => {
  it("says so, and shows nothing else", async () => {
    const replaced = await close();
    const next = await patch(replaced.id, { title: "Two years" });
    const withdrawn = await close();
    await patch(withdrawn.id, { state: "withdrawn" });
    for (const [made, state] of [
      [replaced, "superseded"],
      [withdrawn, "withdrawn"],
    ] as const) {
      const page = await read(made.token);
      expect(page.json.data).toMatchObject({
        state,
        seller: "Test",
        title: "",
        content: null,
        signature: null,
      });
      expect(page.text).not.toMatch(/Yearly|Two years|Dana|Seat/);
      const refused = await sign(made.token);
      expect(refused.status).toBe(409);
      expect(refused.json.error).toMatchObject({ code: "version_conflict", fields: { status: state } });
      expect(await openProposalPdf(made.token)).toBe("gone");
    }
    const gone = await close();
    await patch(gone.id, { title: "Two years", state: "withdrawn" });
    expect((await read(gone.token)).json.data).toMatchObject({ state: "withdrawn", content: null });
    const current = tokenOf(next.json.data.proposal_url);
    expect((await sign(current)).status).toBe(200);
    expect((await read(replaced.token)).json.data).toMatchObject({ state: "superseded", signature: null });
  });

  it("can be read but not signed after it expired", async () => {
    const { id, token } = await close();
    await db().deal.update({ where: { id }, data: { validUntil: new Date(1_000) } });
    expect((await read(token)).json.data).toMatchObject({ state: "expired", title: "Yearly plan" });
    expect((await sign(token)).json.error?.fields).toEqual({ status: "expired" });
    expect(await textOf(await pdfOf(token))).toContain("Yearly plan");
  });

  it("isn't found by a guess", async () => {
    const { id, token } = await close();
    const proof = token.slice(-32);
    const flipped = proof.startsWith("A") ? `B${proof.slice(1)}` : `A${proof.slice(1)}`;
    const bare = id.replace("deal_", "");
    for (const guess of ["x", bare, `${bare}-1-${flipped}`, `${bare}-2-${proof}`, `${bare}-01-${proof}`]) {
      expect((await read(guess)).status).toBe(404);
      expect((await sign(guess)).status).toBe(404);
      expect(await openProposalPdf(guess)).toBeUndefined();
    }
  });

  it("is signed only on our own page", async () => {
    const { token } = await close();
    const body = { name: "Dana", consent: true };
    const foreign = { origin: "https://evil.example" };
    const refused = await api("POST", `/api/app/proposals/${token}/sign`, { body, headers: foreign });
    expect(refused.status).toBe(401);
  });
});
