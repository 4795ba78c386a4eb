import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { joinPool } from "@/lib/platform/processes/pool";
import { api } from "@/test/support/api";
import { anyColour, pngImage } from "@/test/support/images";
import { runDueJobs } from "@/test/support/run-jobs";
import { expectJobFailed } from "@/test/support/test-log";
import { makeWorkspace } from "@/test/support/workspace";
import { openEventPicture } from "./open-event-picture";

const workspace = await makeWorkspace();
const key = await workspace.key();
const call = (method: string, path: string, body?: object) =>
  api(method, `/v1${path}`, { key, ...(body ? { body } : {}) });

async function makeShow(more: object = {}) {
  const made = await call("POST", "/events", { title: "Engines", generate_show_plan: false, ...more });
  expect(made.status, made.text).toBe(201);
  return made.json.data.event;
}
const change = async (slug: string, body: object) => {
  const changed = await call("PATCH", `/events/${slug}`, body);
  expect(changed.status, changed.text).toBe(200);
  return changed.json.data.event;
};
const look = async (slug: string) => (await call("GET", `/events/${slug}`)).json.data.event;

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

const fileIn = (address: string): string => /\/pictures\/(fil_\w{26})$/.exec(address)?.[1] ?? "";

describe("show pictures", () => {
  it("are fetched once from their given URL and served from our own storage afterwards", async () => {
    const png = await pngImage({ colour: anyColour() });
    const { url, asked } = await elsewhere((_request, response) =>
      response.writeHead(200, { "content-type": "image/png" }).end(png),
    );
    const given = { host: { name: "Ana", photo: `${url}/a.png` }, brand: { logo: `${url}/l.png`, own: 1 } };
    const { slug, host, brand } = await makeShow(given);
    expect([host.photo, brand]).toEqual([given.host.photo, given.brand]);
    await fetchDue();
    const { version, ...shown } = await look(slug);
    expect([fileIn(shown.host.photo), fileIn(shown.brand.logo)]).toEqual([
      expect.stringMatching(/^fil_/),
      expect.stringMatching(/^fil_/),
    ]);
    expect([shown.host.name, shown.brand.own, version]).toEqual(["Ana", 1, 1]);
    expect((await openEventPicture(fileIn(shown.host.photo)))?.contentType).toBe("image/png");
    // Sending back the given or the returned value changes nothing.
    for (const photo of [given.host.photo, shown.host.photo])
      expect(await change(slug, { host: { photo } })).toMatchObject({ version, host: shown.host });
    await fetchDue();
    expect(asked.sort()).toEqual(["/a.png", "/l.png"]);
  });

  it("can be workspace assets, and are served only while the show uses them", async () => {
    const asset = await readyAsset();
    const { slug, host } = await makeShow({ host: { photo_asset_id: asset }, brand: { accent: "#0f766e" } });
    expect(host).not.toHaveProperty("photo_asset_id");
    const file = fileIn(host.photo);
    expect((await openEventPicture(file))?.contentType).toBe("image/png");
    const logo = await change(slug, { brand: { logo_asset_id: asset } });
    expect(logo.brand).toEqual({ accent: "#0f766e", logo: host.photo });
    await change(slug, { brand: { logo: null } });
    expect((await openEventPicture(file))?.contentType).toBe("image/png");
    expect((await change(slug, { host: { photo_asset_id: null } })).host.photo).toBe("");
    expect(await openEventPicture(file)).toBeUndefined();
    const wrong = await call("PATCH", `/events/${slug}`, { host: { photo_asset_id: "ast_none" } });
    expect(wrong.json.error.fields).toEqual({ "host.photo_asset_id": "not_found" });
    const both = { host: { photo_asset_id: asset, photo: "https://a.example/a.png" } };
    const two = await call("PATCH", `/events/${slug}`, both);
    expect(two.json.error.fields).toEqual({ "host.photo": "not_allowed" });
  });

  it("keep their URL when fetching fails, and are fetched again when it is set again", async () => {
    expectJobFailed("picture.fetch");
    let status = 404;
    const png = await pngImage({ colour: anyColour() });
    const { url, asked } = await elsewhere((_request, response) =>
      response.writeHead(status, { "content-type": "image/png" }).end(status === 200 ? png : ""),
    );
    const photo = `${url}/gone.png`;
    const { slug } = await makeShow({ host: { photo } });
    await fetchDue();
    expect((await look(slug)).host.photo).toBe(photo);
    expect((await db().event.findUniqueOrThrow({ where: { slug } })).pictures).toMatchObject({
      host: { error: "Its server responds with 404." },
    });
    status = 200;
    await change(slug, { host: { photo } });
    await fetchDue();
    expect(fileIn((await look(slug)).host.photo)).not.toBe("");
    expect(asked).toEqual(["/gone.png", "/gone.png"]);
  });

  it("aren't overwritten by an outdated fetch, and carry over to a copy of the show", async () => {
    const png = await pngImage({ colour: anyColour() });
    const { url } = await elsewhere((_request, response) =>
      response.writeHead(200, { "content-type": "image/png" }).end(png),
    );
    const { slug } = await makeShow({ host: { photo: `${url}/first.png` } });
    const shown = await change(slug, { host: { photo_asset_id: await readyAsset() } });
    await fetchDue();
    expect((await look(slug)).host.photo).toBe(shown.host.photo);
    const copy = (await call("POST", `/events/${slug}/duplicate`, {})).json.data;
    expect(copy.event.host.photo).toBe(shown.host.photo);
    await change(slug, { host: { photo: "" } });
    expect(await openEventPicture(fileIn(shown.host.photo))).toBeDefined();
    await api("DELETE", `/api/v1/events/${copy.slug}`, { key });
    expect(await openEventPicture(fileIn(shown.host.photo))).toBeUndefined();
  });
});
