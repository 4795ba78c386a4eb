import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { openLogo } from "@/lib/modules/show-basics/sponsor-lines";
import { lockStage } from "@/lib/modules/stage/stage-state";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { joinPool } from "@/lib/platform/processes/pool";
import { api } from "@/test/support/api";
import { anyColour, pngImage } from "@/test/support/images";
import { runDueJobs } from "@/test/support/run-jobs";
import { expectJobFailed } from "@/test/support/test-log";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();
const call = (method: string, path: string, body?: object) =>
  api(method, `/v1${path}`, { key, ...(body ? { body } : {}) });

async function makeShow(more: object = {}): Promise<string> {
  const body = { title: "Engines", generate_show_plan: false, ...more };
  return (await call("POST", "/showrooms", body)).json.data.showroom.slug;
}

const add = async (slug: string, body: object) => {
  const made = await call("POST", `/events/${slug}/sponsors`, body);
  expect(made.status, made.text).toBe(201);
  return made.json.data;
};
const onPage = async (slug: string) =>
  (await api("GET", `/api/app/events/${slug}/public`)).json.data.sponsors;
const ticker = async (slug: string): Promise<string[]> =>
  (await call("GET", `/events/${slug}/studio`)).json.data.stage.ticker.items;
const fileOf = ({ logo }: { logo: string }): string => logo.split("/").at(-1) ?? "";

async function readyAsset(): Promise<string> {
  const headers = { "content-type": "image/png" };
  const rawBody = await pngImage({ colour: anyColour() });
  const sent = await api("POST", "/v1/assets/uploads?name=a.png", { key, rawBody, headers });
  const { id, sha256 } = sent.json.data;
  expect((await call("POST", `/assets/${id}/complete`, { sha256 })).status).toBe(200);
  return id;
}

/** Runs what the media workers would run. */
async function fetchDue(): Promise<void> {
  joinPool("media");
  await runDueJobs().finally(() => joinPool("app"));
}

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

/** Starts an external server that records its requests. */
async function elsewhere(listener: RequestListener): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  closers.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe("a sponsor", () => {
  it("is listed on the page by tier, only if placed there, with its public fields", async () => {
    const slug = await makeShow();
    await add(slug, { name: "Neighbours", tier: "community" });
    await add(slug, { name: "First", tier: "gold", url: "https://first.example", blurb: "We fund." });
    await add(slug, { name: "Backstage only", tier: "title", placements: ["lower_third"] });
    const title = await add(slug, { name: "Main", tier: "title" });
    expect((await onPage(slug)).map(({ name }: { name: string }) => name)).toEqual([
      "Main",
      "First",
      "Neighbours",
    ]);
    expect((await onPage(slug))[1]).toEqual({
      id: expect.stringMatching(/^spo_/),
      name: "First",
      tier: "gold",
      logo: null,
      url: "https://first.example/",
      blurb: "We fund.",
    });
    await call("PATCH", `/events/${slug}/sponsors/${title.id}`, { tier: "bronze" });
    expect((await onPage(slug)).map(({ tier }: { tier: string }) => tier)).toEqual([
      "gold",
      "bronze",
      "community",
    ]);
    expect((await call("GET", `/events/${slug}/sponsors?tier=gold`)).json.data).toHaveLength(1);
    expect((await call("DELETE", `/events/${slug}/sponsors/${title.id}`)).status).toBe(200);
    expect(await onPage(slug)).toHaveLength(2);
  });

  it("is hidden until the show is open", async () => {
    const made = await call("POST", "/events", { title: "Secret", generate_show_plan: false });
    const { slug } = made.json.data.event;
    await add(slug, { name: "Hidden" });
    expect(await onPage(slug)).toEqual([]);
  });

  it("accepts only http and https URLs", async () => {
    const slug = await makeShow();
    for (const url of ["javascript:alert(1)", "data:text/html,x", "ftp://x.example", "//x.example"]) {
      const answer = await call("POST", `/events/${slug}/sponsors`, { name: "X", url, logo: url });
      expect(answer.json.error.fields, url).toEqual({ url: "url", logo: "url" });
    }
  });

  it("updates the ticker before the show starts, and keeps lines that people wrote", async () => {
    const slug = await makeShow({ title: "Motoren" });
    await call("PATCH", `/events/${slug}`, { language: "de" });
    const { id } = await add(slug, { name: "Babbage", tier: "gold", placements: ["ticker"] });
    expect(await ticker(slug)).toEqual(["Gold-Sponsor: Babbage"]);
    // An existing stage is updated too.
    const { eventId } = await prepareStage(slug);
    await add(slug, { name: "Turing", tier: "title", placements: ["ticker"] });
    expect(await ticker(slug)).toEqual(["Hauptsponsor: Turing", "Gold-Sponsor: Babbage"]);
    await db()
      .$executeRaw`UPDATE stage SET state = jsonb_set(state::jsonb, '{ticker,items,2}', '"Ours"', true) WHERE event_id = ${eventId}`;
    await call("PATCH", `/events/${slug}/sponsors/${id}`, { name: "Babbage & Co" });
    expect(await ticker(slug)).toEqual(["Ours", "Hauptsponsor: Turing", "Gold-Sponsor: Babbage & Co"]);
    await call("DELETE", `/events/${slug}/sponsors/${id}`);
    expect(await ticker(slug)).toEqual(["Ours", "Hauptsponsor: Turing"]);
  });

  it("keeps the names that it had, which the stage may have shown", async () => {
    const slug = await makeShow();
    const { id } = await add(slug, { name: "Babbage" });
    const names = ["Babbage & Co", "Babbage", "Babbage & Co", "Babbage Inc."];
    for (const name of names) await call("PATCH", `/events/${slug}/sponsors/${id}`, { name });
    await call("PATCH", `/events/${slug}/sponsors/${id}`, { blurb: "We fund." });
    const { previousNames } = await db().sponsor.findUniqueOrThrow({ where: { id } });
    expect(previousNames).toEqual(["Babbage", "Babbage & Co"]);
    const copy = await call("POST", `/events/${slug}/duplicate`, {});
    expect(copy.status, copy.text).toBe(201);
    const { id: eventId } = await db().event.findUniqueOrThrow({ where: { slug: copy.json.data.slug } });
    expect(await db().sponsor.findFirst({ where: { eventId } })).toMatchObject({ previousNames: [] });
  });

  it("leaves the ticker alone once on air", async () => {
    const slug = await makeShow();
    const { eventId } = await prepareStage(slug);
    await db()
      .$executeRaw`UPDATE stage SET state = jsonb_set(state::jsonb, '{phase}', '"live"') WHERE event_id = ${eventId}`;
    await add(slug, { name: "Late", placements: ["ticker"] });
    expect(await ticker(slug)).toEqual([]);
  });
});

/** Creates the stage, as the first visitor does. */
async function prepareStage(slug: string): Promise<{ eventId: string }> {
  const { id: eventId } = await db().event.findUniqueOrThrow({ where: { slug } });
  await asSystem("test", { workspaceId: workspace.workspaceId, environment: "test" }, (ctx) =>
    lockStage(ctx, { id: eventId, title: "Engines", language: "de" }),
  );
  return { eventId };
}

describe("a logo", () => {
  it("from an uploaded asset keeps its image from being deleted while a sponsor uses it", async () => {
    const slug = await makeShow();
    const logo_asset_id = await readyAsset();
    const sponsor = await add(slug, { name: "Babbage", logo_asset_id });
    expect(sponsor).toMatchObject({ logo_state: "ready", logo_asset_id });
    expect((await openLogo(fileOf(sponsor)))?.contentType).toBe("image/png");
    expect((await onPage(slug))[0].logo).toBe(sponsor.logo);
    const refused = await call("DELETE", `/assets/${logo_asset_id}`);
    expect(refused.json.error.fields).toEqual({ status: "referenced" });
    const path = `/events/${slug}/sponsors/${sponsor.id}`;
    // Editors send back what they read, which isn't a change.
    expect((await call("PATCH", path, { logo: sponsor.logo })).json.data.logo_asset_id).toBe(logo_asset_id);
    const both = await call("PATCH", path, { logo: "https://x.example/a.png", logo_asset_id });
    expect(both.json.error.fields).toEqual({ logo: "not_allowed" });
    expect((await call("PATCH", path, { logo: null })).json.data).toMatchObject({
      logo: "",
      logo_state: "none",
      logo_asset_id: null,
    });
    expect(await openLogo(fileOf(sponsor))).toBeUndefined();
    expect((await call("DELETE", `/assets/${logo_asset_id}`)).status).toBe(200);
    const gone = await call("PATCH", path, { logo_asset_id });
    expect(gone.json.error.fields).toEqual({ logo_asset_id: "not_found" });
  });

  it("from an external URL is fetched once, re-encoded and served by us", async () => {
    const picture = await pngImage({ colour: anyColour() });
    const server = await elsewhere(({ url }, response) => {
      if (url === "/old.png") response.writeHead(302, { location: "/logo.png" }).end();
      else response.writeHead(200, { "content-type": "text/html" }).end(picture);
    });
    const slug = await makeShow();
    const source = `${server.url}/old.png`;
    const { id, ...made } = await add(slug, { name: "Babbage", logo: source });
    expect(made).toMatchObject({ logo: "", logo_state: "fetching", logo_source: source });
    expect((await onPage(slug))[0].logo).toBeNull();
    expect(server.asked).toEqual([]);
    await fetchDue();
    const path = `/events/${slug}/sponsors/${id}`;
    const ready = (await call("GET", path)).json.data;
    expect(ready).toMatchObject({ logo_state: "ready", logo_source: source, version: 1 });
    expect(ready.logo).toMatch(/\/logos\/fil_/);
    expect((await onPage(slug))[0].logo).toBe(ready.logo);
    expect((await openLogo(fileOf(ready)))?.contentType).toBe("image/png");
    expect(server.asked).toEqual(["/old.png", "/logo.png"]);
    for (const logo of [source, ready.logo]) await call("PATCH", path, { logo });
    await fetchDue();
    expect(server.asked).toHaveLength(2);
    await call("DELETE", path);
    expect(await openLogo(fileOf(ready))).toBeUndefined();
  });

  it.each([
    ["is no picture", (url: string) => `${url}/page`, /image\/png/],
    ["is not there", (url: string) => `${url}/missing`, /responds with 404/],
    ["is more than we take", (url: string) => `${url}/huge`, /10 MiB/],
    ["leads in a circle", (url: string) => `${url}/circle`, /redirects too many times/],
    ["leads into our own network", (url: string) => `${url}/inside`, /^The URL isn't allowed/],
    ["is our own network", () => "http://10.0.0.1/logo.png", /^The URL isn't allowed/],
  ])("that %s fails with a reason and can be retried", async (_what, at, words) => {
    expectJobFailed("picture.fetch");
    const server = await elsewhere(({ url }, response) => {
      if (url === "/page") response.end("<svg xmlns='http://www.w3.org/2000/svg'/>");
      else if (url === "/huge") response.end(Buffer.alloc(10 * 1024 * 1024 + 10, 1));
      else if (url === "/circle") response.writeHead(302, { location: "/circle" }).end();
      else if (url === "/inside") response.writeHead(302, { location: "http://10.0.0.1/a.png" }).end();
      else response.writeHead(404).end("no");
    });
    const slug = await makeShow();
    const logo = at(server.url);
    const { id } = await add(slug, { name: "Babbage", logo });
    await fetchDue();
    const path = `/events/${slug}/sponsors/${id}`;
    const failed = (await call("GET", path)).json.data;
    expect(failed).toMatchObject({ logo: "", logo_state: "failed" });
    expect(failed.logo_error).toMatch(words);
    const again = await call("PATCH", path, { logo });
    expect(again.json.data).toMatchObject({ logo_state: "fetching", logo_error: null });
  });

  it("that is removed during the fetch is discarded", async () => {
    expectJobFailed("picture.fetch");
    const picture = await pngImage({ colour: anyColour() });
    let change = async () => {};
    const server = await elsewhere((_, response) => void change().then(() => response.end(picture)));
    const slug = await makeShow();
    const { id } = await add(slug, { name: "Babbage", logo: `${server.url}/a.png` });
    change = async () => void (await call("PATCH", `/events/${slug}/sponsors/${id}`, { logo: null }));
    await fetchDue();
    expect(server.asked).toEqual(["/a.png"]);
    const { data } = (await call("GET", `/events/${slug}/sponsors/${id}`)).json;
    expect(data).toMatchObject({ logo: "", logo_state: "none" });
    const kept = await db().storedFile.count({ where: { name: { startsWith: id }, state: "stored" } });
    expect(kept).toBe(0);
  });
});
