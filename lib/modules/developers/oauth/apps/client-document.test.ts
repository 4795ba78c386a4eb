import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { OutboundError, outbound } from "@/lib/platform/outbound";
import { authorizationOf } from "@/test/support/oauth";
import { makePerson } from "@/test/support/person";
import { isDocumentId, refreshClientDocument } from "./client-document";

const ID = "https://agents.example/showrunner/client.json";
const DOCUMENT = {
  client_id: ID,
  client_name: "Described agent",
  redirect_uris: ["https://agents.example/callback"],
};

/** Fakes the web for this module: one answer, and a count of requests. */
function web(answer: { status?: number; body?: unknown; fails?: boolean }) {
  const asked: string[] = [];
  return {
    asked,
    request: async ({ url, allowHttp }: { url: string; allowHttp?: boolean }) => {
      asked.push(url);
      if (answer.fails || allowHttp) throw new OutboundError("connection_failed");
      const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
      return { status: answer.status ?? 200, headers: {}, body: Buffer.from(text), durationMs: 1 };
    },
  };
}

describe("an app identified by its own document", () => {
  it("is described by the document, which is fetched at most once in ten minutes", async () => {
    const there = web({ body: DOCUMENT });
    await refreshClientDocument(ID, there);
    await refreshClientDocument(ID, there);
    expect(there.asked).toEqual([ID]);
    const person = await makePerson();
    const query = new URLSearchParams(
      authorizationOf(ID, { redirect_uri: "https://agents.example/callback" }) as Record<string, string>,
    );
    const shown = await person.call("GET", `/api/app/oauth/authorization?${query}`);
    expect(shown.json.data.app).toMatchObject({
      name: "Described agent",
      returns_to: "agents.example",
      described_by: "agents.example",
    });
  });

  it("is fetched again later, so that changes take effect", async () => {
    await refreshClientDocument(ID, web({ body: DOCUMENT }));
    await db().oauthClient.update({
      where: { id: ID },
      data: { createdAt: new Date(Date.now() - 3_600_000) },
    });
    await refreshClientDocument(ID, web({ body: { ...DOCUMENT, client_name: "Renamed" } }));
    expect(await db().oauthClient.findUnique({ where: { id: ID } })).toMatchObject({ name: "Renamed" });
  });

  it.each<[string, { status?: number; body?: unknown; fails?: boolean }]>([
    ["it is not there", { status: 404, body: {} }],
    ["it cannot be reached", { fails: true }],
    ["it is a redirect", { status: 302, body: {} }],
    ["it is no JSON", { body: "<html>" }],
    ["it names another app", { body: { ...DOCUMENT, client_id: "https://other.example/x" } }],
    ["it redirects to a script", { body: { ...DOCUMENT, redirect_uris: ["javascript:1"] } }],
    ["it is empty", { body: "null" }],
  ])("is refused when %s", async (_why, answer) => {
    const id = `https://agents.example/${Math.random().toString(36).slice(2)}.json`;
    // A document whose `client_id` is the URL it is served from, valid except for one field.
    const body =
      typeof answer.body === "object" ? JSON.stringify(answer.body).replaceAll(ID, id) : answer.body;
    await expect(refreshClientDocument(id, web({ ...answer, body }))).rejects.toThrow(
      /description|app|address/i,
    );
    expect(await db().oauthClient.findUnique({ where: { id } })).toBeNull();
  });

  it("is fetched by the guarded client, which can't reach private addresses", async () => {
    await expect(refreshClientDocument("https://127.0.0.1:9/client.json", outbound())).rejects.toThrow(
      /can't be read/,
    );
  });

  it.each([
    "http://agents.example/client.json",
    "https://agents.example/",
    "https://agents.example/x#y",
    "https://u:p@agents.example/x",
    "https://AGENTS.example/x",
    "oac_01k9",
    "",
  ])("can't be identified by %s", async (id) => {
    expect(isDocumentId(id)).toBe(false);
    const there = web({ body: DOCUMENT });
    await refreshClientDocument(id, there);
    expect(there.asked).toEqual([]);
  });
});
