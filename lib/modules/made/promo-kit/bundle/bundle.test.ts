import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { GET } from "@/app/promo/[event]/[person]/route";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import { startServer, type TestServer } from "@/test/support/http-server";
import { type KitTest, makeKitTest } from "@/test/support/promo-kit";

const run = promisify(execFile);
/** What Python's own reader finds wrong: nothing. It also checks each file's checksum. */
const PYTHON = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    print("\\n".join(z.namelist()))`;

let server: TestServer;
let kit: KitTest;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(() => server.stop());
beforeEach(async () => {
  kit = await makeKitTest();
  await kit.generate({ person_ids: [kit.ana, "show"] });
});

const bundle = (body: object) => kit.call("POST", `/events/${kit.slug}/promo-kit/bundle`, body);
async function approve(personId: string, kinds = ["card", "copy", "link"]): Promise<void> {
  for (const item of await kit.items(personId))
    if (kinds.includes(item.kind)) expect((await kit.change(item, { state: "approved" })).status).toBe(200);
}

async function filesIn(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const opened = await fromBufferPromise(zip);
  for await (const entry of opened.eachEntry()) {
    const parts: Buffer[] = [];
    for await (const part of await opened.openReadStreamPromise(entry)) parts.push(part as Buffer);
    files.set(entry.fileName, Buffer.concat(parts));
  }
  return files;
}
const download = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

describe("a promo kit's ZIP file", () => {
  it("has what is approved, under readable names, and opens in other programs", async () => {
    await approve(kit.ana);
    const { status, json } = await bundle({});
    expect([status, json.data.items]).toEqual([200, 9]);
    const answer = await fetch(json.data.url);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
    expect(answer.headers.get("content-disposition")).toContain(`promo-kit-${kit.slug}.zip`);
    const zip = Buffer.from(await answer.arrayBuffer());
    const files = await filesIn(zip);
    const at = `Ana Lopez/${kit.slug}-`;
    expect([...files.keys()].sort()).toEqual(
      [
        ...["square-1080x1080", "landscape-1200x630", "portrait-1080x1350", "story-1080x1920"].map(
          (name) => `${at}${name}.jpg`,
        ),
        ...["linkedin-post", "x-post", "newsletter", "email-signature", "link"].map(
          (name) => `${at}${name}.txt`,
        ),
      ].sort(),
    );
    const { width, height } = await sharp(files.get(`${at}story-1080x1920.jpg`)).metadata();
    expect([width, height]).toEqual([1080, 1920]);
    expect(files.get(`${at}x-post.txt`)?.toString()).toContain("I’m speaking at");
    expect(files.get(`${at}link.txt`)?.toString()).toContain("utm_source=speaker-ana-lopez");
    await inTempFolder(async (folder) => {
      const path = join(folder, "kit.zip");
      await writeFile(path, zip);
      const { stdout } = await run("python3", ["-c", PYTHON, path]);
      expect(stdout.trim().split("\n").sort()).toEqual([...files.keys()].sort());
    });
  });

  it("has everything if that's asked for, or one person's, and isn't empty", async () => {
    expect((await bundle({})).json.error.fields).toEqual({ status: "draft" });
    expect((await bundle({ include: "all" })).json.data.items).toBe(18);
    expect((await bundle({ include: "all", person_id: "show" })).json.data.items).toBe(9);
    expect((await bundle({ person_id: "gst_none" })).json.error.fields).toEqual({ person_id: "not_found" });
    const zip = await download((await bundle({ include: "all", person_id: "show" })).json.data.url);
    expect(new Set([...(await filesIn(zip)).keys()].map((name) => name.split("/")[0]))).toEqual(
      new Set(["What engines can compose"]),
    );
  });

  it("can be unpacked whatever people are called", async () => {
    const long = [`${"a".repeat(59)}🎉 party`, `${"b".repeat(59)}. And more`];
    const names = [
      "../../etc/passwd",
      "Ana Lopez",
      "عبد الرحمن",
      "CON: <b>",
      "ana lopez",
      "Con",
      "aux.x",
      ...long,
    ];
    const other = await makeKitTest({ guests: names.map((name) => ({ name })) });
    await other.generate({ kinds: ["link"] });
    const { json } = await other.call("POST", `/events/${other.slug}/promo-kit/bundle`, { include: "all" });
    const folders = [...(await filesIn(await download(json.data.url))).keys()].map((name) => name.split("/"));
    expect(folders.every((parts) => parts.length === 2 && !parts.includes(".."))).toBe(true);
    const unpacked = new Set(folders.map(([folder]) => folder?.toLowerCase()));
    expect(unpacked.size).toBe(names.length + 2);
    expect(unpacked).toContain(`${"a".repeat(59)}🎉`);
    for (const folder of unpacked) expect(folder).not.toMatch(/[.\s\ufffd]$|^(?:con|aux)(?:\.|$)/);
  });

  it("can't be had with another address, and not after 15 minutes", async () => {
    await approve(kit.ana, ["link"]);
    const { url, expires_at } = (await bundle({})).json.data;
    expect(new Date(expires_at).getTime() - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    expect((await fetch(url.replace("_approved_", "_all_"))).status).toBe(404);
    expect((await fetch(url.replace(/expires=\d+/, "expires=9999999999"))).status).toBe(404);
    await db().workspace.update({ where: { id: kit.workspaceId }, data: { status: "suspended" } });
    expect((await fetch(url)).status).toBe(404);
  });
});

describe("a speaker's email", () => {
  const open = (address: string) => {
    const [, , event = "", person = ""] = new URL(address).pathname.split("/");
    return GET(new Request(address), { params: Promise.resolve({ event, person }) });
  };
  const addresses = (body: string) => body.match(/http[^)\s]+\/promo\/[^)\s]+/g) ?? [];

  it("is drafted with their link, pictures and texts, and sent like any message", async () => {
    expect((await bundle({ include: "all", person_id: kit.ana })).json.data.message).toBeNull();
    await approve(kit.ana);
    const { message } = (await bundle({ person_id: kit.ana })).json.data;
    expect(message.subject).toBe("Your promo kit for {{title}}");
    for (const part of ["Square, 1080 × 1080", "For LinkedIn", "I’m speaking at", "utm_source=speaker-ana"])
      expect(message.body).toContain(part);
    const { subject, body } = message;
    const audience = { to: "guests", emails: ["ana@example.com"] };
    const messages = `/events/${kit.slug}/communications`;
    const preview = await kit.call("POST", `${messages}/preview`, { subject, body, audience });
    expect(preview.status, preview.text).toBe(200);
    expect(preview.json.data).toMatchObject({ recipients: 1, to: { email: "ana@example.com" } });
    expect(preview.json.data.html).toContain("Hello Ana Lopez");
    const draft = await kit.call("POST", `${messages}/drafts`, { subject, body, audience });
    const sent = await kit.call("POST", `${messages}/${draft.json.data.id}/send`, { send: true });
    expect([draft.status, sent.status]).toEqual([201, 202]);
  });

  it("has links to what is approved then, for 30 days", async () => {
    await approve(kit.ana, ["card"]);
    const { message } = (await bundle({ person_id: kit.ana })).json.data;
    const [square = "", , , , all = ""] = addresses(message.body);
    const picture = await open(square);
    expect(picture.status).toBe(302);
    const { width } = await sharp(await download(picture.headers.get("location") ?? "")).metadata();
    expect(width).toBe(1080);
    const zip = await open(all);
    expect((await filesIn(await download(zip.headers.get("location") ?? ""))).size).toBe(4);
    const [first] = await kit.items(kit.ana);
    if (first) await kit.change(first, { state: "draft" });
    expect((await open(square)).status).toBe(404);
    expect(new Date(message.links_expire_at).getTime() - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000);
  });

  it("has links that work for no one else, and end with their part in the show", async () => {
    await approve(kit.ana, ["card"]);
    await approve("show", ["card"]);
    const { message } = (await bundle({ person_id: kit.ana })).json.data;
    const [square = ""] = addresses(message.body);
    for (const wrong of [
      square.replace(kit.ana, "show"),
      square.replace(/until=\d+/, "until=9999999999"),
      square.replace(/signature=[\w-]+/, "signature=x"),
      square.replace("file=square", "file=../x"),
      square.replace("file=square", "file=teaser"),
    ])
      expect((await open(wrong)).status, wrong).toBe(404);
    expect((await open(square)).status).toBe(302);
    await kit.call("DELETE", `/events/${kit.slug}/guests/${kit.ana}`);
    expect((await open(square)).status).toBe(404);
  });

  it("says what people wrote as it is", async () => {
    await approve(kit.ana, ["link"]);
    const [post] = (await kit.items(kit.ana)).filter(({ place }) => place === "x_post");
    if (!post) throw new Error("no post");
    await kit.change(post, { text: "**{{secret}}** [x](https://a.example)\n# Hi", state: "approved" });
    const { subject, body } = (await bundle({ person_id: kit.ana })).json.data.message;
    const audience = { to: "guests", emails: ["ana@example.com"] };
    const preview = await kit.call("POST", `/events/${kit.slug}/communications/preview`, {
      subject,
      body,
      audience,
    });
    expect(preview.status, preview.text).toBe(200);
    expect(preview.json.data.text).toContain("**{ {secret}}** [x](https://a.example)");
  });
});
