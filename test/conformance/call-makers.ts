import { sent as sentCall } from "@/lib/modules/calls/calls/examples-schema";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { type ApiOptions, api } from "@/test/support/api";
import { type Made, make } from "./make";
import type { Names } from "./stock";

export async function makeSalesCall(forCalls: ApiOptions): Promise<Names> {
  const { call_id } = await make<{ call_id: string }>(forCalls, "POST", "/api/v1/analyze", sentCall);
  return { call_id };
}

export async function makeNotetaker(forCalls: ApiOptions, slug = ""): Promise<Names> {
  const body = { meeting_url: `${env().PUBLIC_URL}/studio/${slug}` };
  return { bot_id: (await make<Made>(forCalls, "POST", "/api/v1/calls/bot", body)).id };
}

export async function makeCallKey(forCalls: ApiOptions): Promise<Names> {
  const { id } = await make<Made>(forCalls, "POST", "/api/v1/keys", { name: "CRM" });
  return { call_key_id: id };
}

export async function makeDocument(forCalls: ApiOptions): Promise<Names> {
  const headers = { ...forCalls.headers, "content-type": "text/plain" };
  const rawBody = `Bread ${newId("bread")} costs 3 euros.`;
  const answer = await api("POST", "/api/v1/knowledge", { ...forCalls, rawBody, headers });
  if (answer.status !== 201) throw new Error(answer.text);
  return { document_id: answer.json.data.id };
}

/** A deal whose proposal is open. */
export const makeDeal = (forCalls: ApiOptions): Promise<Made & { proposal_url: string }> =>
  make(forCalls, "POST", "/api/v1/close", {
    title: "Yearly plan",
    line_items: [{ name: "Seat", unit_price: "480.00" }],
  });
