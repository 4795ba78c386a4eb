import { expect, it } from "vitest";
import { api } from "@/test/support/api";
import { signedIn } from "@/test/support/sign-in";

it("records who made a change, and masks keys that were pasted into values", async () => {
  const ana = await signedIn();
  const made = await ana.call("POST", "/keys", { name: "CI", scopes: ["events:write", "audit:read"] });
  const { secret, id: keyId } = made.json.data;
  const pasted = { name: "Northwind", metadata: { note: `the key is ${secret}, keep it` } };
  const client = await api("POST", "/v1/clients", { key: secret, body: pasted });
  expect(client.json.data.metadata).toEqual(pasted.metadata);

  const read = async (query: string) => (await ana.raw("GET", `/v1/audit-log?${query}`)).json.data;
  const byKeys = await read("actor_type=key");
  expect(byKeys).toHaveLength(1);
  expect(byKeys[0]).toMatchObject({
    action: "createClient",
    actor: { type: "key", id: keyId, name: "CI" },
    subject: { type: "client", id: client.json.data.id },
    before: null,
    request_id: client.json.meta.request_id,
  });
  expect(byKeys[0].after.metadata.note).toBe("the key is sr_test_[redacted], keep it");
  const byPeople = await read("actor_type=user");
  expect(byPeople.map((entry: { action: string }) => entry.action)).toEqual(["createKey"]);
  expect(JSON.stringify(byPeople)).not.toContain(secret);
  expect(await read("actor_type=system")).toEqual([]);
  expect((await ana.raw("GET", "/v1/audit-log?actor_type=robot")).json.error.fields).toEqual({
    actor_type: "not_allowed",
  });
});
