import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { type ApiAnswer, api } from "@/test/support/api";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";
import { exampleSamples } from "./example-samples";
import { firstEmail } from "./first-email";

/** Runs what the page shows under "curl". */
async function run(slug: string | undefined, key: string): Promise<ApiAnswer> {
  const { call, input } = firstEmail(slug);
  const shown = exampleSamples(call, input).find(({ id }) => id === "curl")?.code ?? "";
  const url = /https?:\/\/[^/\s"]+(\/v1\/[^\s"]+)/.exec(shown)?.[1] ?? "";
  const body = /-d '([\s\S]+)'/.exec(shown)?.[1]?.replaceAll("'\\''", "'") ?? "";
  return api("POST", url, { key, body: JSON.parse(body) });
}

it("the empty inbox shows calls that result in an email", async () => {
  const workspace = await makeWorkspace();
  const key = await workspace.key("test");
  const made = await run(undefined, key);
  expect(made.status, made.text).toBe(201);
  const registered = await run(made.json.data.showroom.slug, key);
  expect(registered.status, registered.text).toBe(201);
  await runDueJobs();
  const mails = await db().mailMessage.findMany({ where: { workspaceId: workspace.workspaceId } });
  expect(mails).toMatchObject([{ kind: "confirmation", state: "captured", toEmail: "grace@example.com" }]);
});
