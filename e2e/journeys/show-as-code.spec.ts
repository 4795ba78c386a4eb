import { newcomer, newTestKey } from "../support/accounts";
import { call } from "../support/api";
import { expect, expectAccessible, test } from "../support/test";

const PLAN = {
  segments: [
    { title: "Welcome", type: "intro", duration_sec: 300, assignee: "host" },
    {
      title: "What looms can sing",
      type: "talk",
      duration_sec: 1_500,
      assignee: "Ada Lovelace",
      poll: { question: "Which loom?", options: ["Wool", "Silk"] },
    },
  ],
  ticker: ["Looms at night"],
};

test("a show is exported, edited, and applied to another workspace, where it is visible", async ({
  person,
}) => {
  test.setTimeout(120_000);
  const page = await newcomer(person, "show-as-code");
  const theirs = await newTestKey(page, "Show as code");
  const title = `Looms ${Date.now()}`;
  const make = async (body: object, key?: string): Promise<string> => {
    const made = await call("POST", "/v1/showrooms", {
      body: { generate_show_plan: false, ...body },
      ...(key ? { key } : {}),
    });
    return made.json.data.showroom.slug;
  };
  const ours = await make({
    title,
    starts_at: "2031-05-01T17:00:00Z",
    ends_at: "2031-05-01T17:30:00Z",
    guests: [{ name: "Ada Lovelace", title: "Countess" }],
  });
  const of = (slug: string, path: string) => `/v1/events/${slug}/${path}`;
  await call("PUT", of(ours, "plan"), { body: PLAN });
  await call("POST", of(ours, "sponsors"), {
    body: { name: "Mill & Sons", tier: "gold", placements: ["page"] },
  });
  const { data: document } = (await call("GET", of(ours, "show"))).json;

  const twin = await make({ title: "Empty" }, theirs);
  const changed = {
    ...document,
    event: { ...document.event, title: `${title}, again` },
    signup: { ...document.signup, headline: "Looms, all night long" },
  };
  const compare = async () =>
    (await call("POST", of(twin, "show/plan"), { key: theirs, body: { document: changed } })).json.data;
  const { hash, changes } = await compare();
  expect(new Set(changes.map(({ part }: { part: string }) => part))).toEqual(
    new Set(["event", "signup", "guests", "sponsors", "plan"]),
  );
  const applied = await call("POST", of(twin, "show/apply"), {
    key: theirs,
    body: { document: changed, hash },
  });
  expect(applied.status, JSON.stringify(applied.json)).toBe(200);
  expect((await compare()).changes).toEqual([]);
  const left = (await call("GET", of(ours, "show"))).json.data;
  expect(left).toEqual(document);

  await page.goto(`/dashboard/test/shows/${twin}`);
  await expect(page.getByRole("heading", { level: 1, name: `${title}, again` })).toBeVisible();
  await page.goto(`/dashboard/test/shows/${twin}/plan`);
  await expect(page.getByLabel("Title of segment 2")).toHaveValue("What looms can sing");
  // By name in the document, by the guest's own id in each workspace.
  await expect(page.getByLabel("Assignee for What looms can sing").locator("option:checked")).toHaveText(
    "Ada Lovelace",
  );
  await expectAccessible(page);
  const visitor = await person();
  await visitor.goto(`/e/${twin}`);
  await expect(visitor.getByRole("heading", { level: 1, name: "Looms, all night long" })).toBeVisible();
  for (const words of ["What looms can sing", "Ada Lovelace", "Mill & Sons"])
    await expect(visitor.getByText(words).first()).toBeVisible();
});
