import { expect, it } from "vitest";
import { GERMAN_CALL } from "@/lib/calls/fixtures/german";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

it("writes a proposal in its call's language, or in the one that is sent, and keeps it", async () => {
  const key = await (await makeWorkspace()).callKey();
  const call = async (method: string, path: string, body?: object) => {
    const answer = await api(method, path, { key, body });
    expect(answer.json.error, answer.text).toBeNull();
    return answer.json.data;
  };
  const line_items = [{ name: "Lizenz", unit_price: "1234.50", tax_percent: 19 }];
  const close = (more: object) => call("POST", "/api/v1/close", { title: "Angebot", line_items, ...more });
  const { call_id } = await call("POST", "/api/v1/analyze", GERMAN_CALL);
  expect(await close({})).toMatchObject({ language: "en" });
  expect(await close({ language: "fr", call_id })).toMatchObject({ language: "fr" });
  const german = await close({ call_id });
  expect(german).toMatchObject({ language: "de" });

  const page = await api("GET", `/api/app/proposals/${german.proposal_url.split("/").at(-1)}`);
  expect(page.json.data).toMatchObject({ language: "de" });
  expect(page.json.data.consent).toMatch(/^Ich nehme dieses Angebot von .* an\./);

  const path = `/api/v1/deals/${german.id}`;
  expect(await call("PATCH", path, { call_id: null })).toMatchObject({ language: "de", proposal: 2 });
  expect(await call("PATCH", path, { language: "es" })).toMatchObject({ language: "es", proposal: 3 });
});
