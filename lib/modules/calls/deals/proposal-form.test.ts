import { beforeEach, expect, it } from "vitest";
import { GET as pdf } from "@/app/proposal/[token]/pdf/route";
import { POST as sign } from "@/app/proposal/[token]/sign/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { sha256Hex } from "@/lib/platform/security/crypto";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

let token: string;
let id: string;

beforeEach(async () => {
  const key = await (await makeWorkspace()).callKey();
  const body = { title: "Yearly plan", line_items: [{ name: "Seat", unit_price: 5 }] };
  const { data } = (await api("POST", "/api/v1/close", { key, body })).json;
  id = data.id;
  token = data.proposal_url.split("/").at(-1);
});

const params = (of = token) => ({ params: Promise.resolve({ token: of }) });
const post = (fields: Record<string, string>, headers: Record<string, string> = {}, of = token) =>
  sign(
    new Request(`http://127.0.0.1:3000/proposal/${of}/sign`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: "null", "sec-fetch-site": "same-origin", "x-real-ip": newId("ip"), ...headers },
    }),
    params(of),
  );
const get = (of = token) =>
  pdf(
    new Request(`http://127.0.0.1:3000/proposal/${of}/pdf`, { headers: { "x-real-ip": newId("ip") } }),
    params(of),
  );
const state = async () => (await db().deal.findUniqueOrThrow({ where: { id } })).state;
const placeOf = (response: Response) => [response.status, response.headers.get("location")];

it("signs through the form, and returns to the page however often it's sent", async () => {
  const page = `/proposal/${token}`;
  for (let press = 0; press < 20; press += 1)
    expect(placeOf(await post({ name: "Dana", consent: "true" }))).toEqual([303, page]);
  expect(await state()).toBe("accepted");
  expect(await db().dealSignature.count({ where: { dealId: id } })).toBe(1);
});

it.each([
  [{ name: " ", consent: "true" }, "name"],
  [{ name: "x".repeat(121), consent: "true" }, "name"],
  [{ name: "Dana" }, "consent"],
])("returns %j to the form", async (fields, problem) => {
  expect(placeOf(await post(fields as Record<string, string>))).toEqual([
    303,
    `/proposal/${token}?problem=${problem}#sign`,
  ]);
  expect(await state()).toBe("open");
});

it("takes no form of another site, none that's too large, and none without a proposal", async () => {
  const fields = { name: "Dana", consent: "true" };
  expect((await post(fields, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await post({ ...fields, more: "x".repeat(20_000) })).status).toBe(413);
  expect(placeOf(await post(fields, {}, "x"))).toEqual([303, "/proposal/x"]);
  expect(await state()).toBe("open");
});

it("serves the PDF before and after, and none of what isn't offered", async () => {
  const before = await get();
  expect([before.status, before.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  await post({ name: "Dana", consent: "true" });
  const after = await get();
  expect(after.headers.get("content-disposition")).toContain('attachment; filename="signed-proposal.pdf"');
  const { pdfSha256 } = await db().dealSignature.findUniqueOrThrow({ where: { dealId: id } });
  expect(sha256Hex(Buffer.from(await after.arrayBuffer()))).toBe(pdfSha256);
  expect((await get("x")).status).toBe(404);
  await db().deal.update({ where: { id }, data: { state: "withdrawn" } });
  expect((await get()).status).toBe(410);
});
