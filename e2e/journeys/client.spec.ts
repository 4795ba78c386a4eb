import { rmSync } from "node:fs";
import { build } from "esbuild";
import { type Installed, installPacked } from "@/packages/client/test/install-packed";
import { expect, test } from "../support/test";
import { up } from "../up";

let installed: Installed;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  installed = await installPacked();
});
test.afterAll(() => rmSync(installed.dir, { recursive: true, force: true }));

test("the packed client, installed on its own, creates a show and pages through lists", async () => {
  const printed = await installed.run(
    `import { Showrunner, ShowrunnerError } from "@showrunner/client";
     const showrunner = new Showrunner({ apiKey: process.env.KEY, baseUrl: process.env.URL });
     const made = await showrunner.createShowroom({ title: "Packed", generate_show_plan: false });
     const again = await showrunner.createShowroom(
       { title: "Packed", generate_show_plan: false },
       { idempotencyKey: made.response.idempotencyKey },
     );
     const { slug } = made.data.showroom;
     const preview = await showrunner.updateEvent({ slug, title: "Other" }, { dryRun: true });
     const names = ["Ada", "Grace", "Mary"];
     for (const name of names)
       await showrunner.createRegistration({ slug, name, email: name.toLowerCase() + "@example.com" });
     const found = [];
     for await (const person of showrunner.listRegistrations({ slug, limit: 1 })) found.push(person.name);
     const wrong = await showrunner.createEvent({ title: "" }).catch((error) => error);
     const { data } = await showrunner.request("GET /v1/events/{slug}", { slug });
     console.log(JSON.stringify({
       replayed: again.response.replayed,
       same: again.data.showroom.slug === slug,
       dryRun: preview.meta.dry_run,
       title: data.event.title,
       found: found.sort(),
       refusal: wrong instanceof ShowrunnerError && [wrong.code, wrong.fields, wrong.status],
       requestId: wrong.requestId.startsWith("req_"),
     }));`,
    { KEY: up.test_key, URL: up.base_url },
  );
  expect(JSON.parse(printed)).toEqual({
    replayed: true,
    same: true,
    dryRun: true,
    title: "Packed",
    found: ["Ada", "Grace", "Mary"],
    refusal: ["validation_error", { title: "too_short" }, 400],
    requestId: true,
  });
});

test("the packed client runs in a same-origin page", async ({ page }) => {
  const { outputFiles } = await build({
    stdin: { contents: 'export * from "@showrunner/client";', resolveDir: installed.dir },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "client",
  });
  await page.goto("/");
  const names = await page.evaluate(`${outputFiles[0]?.text};
    (async () => {
      const options = { apiKey: ${JSON.stringify(up.test_key)}, baseUrl: location.origin };
      let refused = "";
      try { new client.Showrunner(options); } catch (error) { refused = error.message; }
      const showrunner = new client.Showrunner({ ...options, dangerouslyAllowBrowser: true });
      const { data } = await showrunner.describeInterface();
      const events = await showrunner.listEvents({ limit: 1 }).toArray({ limit: 2 });
      return [refused.includes("web page"), data.name, Array.isArray(events)];
    })()`);
  expect(names).toEqual([true, "Showrunner", true]);
});
