import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { homeSamples } from "@/app/(site)/samples";
import { anyColour, pngImage } from "@/test/support/images";
import { Terminal } from "@/test/support/terminal";
import { videoOf } from "@/test/support/videos";
import { newcomer, newTestKey } from "../support/accounts";
import { call } from "../support/api";
import { markdownOf, partsOf } from "../support/doc-pages";
import { enterStudio, goLive } from "../support/people";
import { Reader, type ShownBlock } from "../support/reader";
import { repositoryCommands } from "../support/repository-commands";
import { expect, test } from "../support/test";
import { up } from "../up";

/**
 * The written pages, whose code is complete programs. The reference's samples are run by
 * `test/reference-samples.test.ts`.
 */
const WRITTEN = [
  "/docs",
  ...readdirSync("content/docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `/docs/${name.replace(/\.md$/, "").replace(/^start\//, "")}`)
    .sort(),
];

/** A folder as the quickstart leaves it, with the client installed. */
let prepared: string;
let reader: Reader;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  prepared = mkdtempSync(join(tmpdir(), "showrunner-reader-"));
  const terminal = Terminal.open(prepared);
  await terminal.paste(`npm install ${up.base_url}/client.tgz`);
  await terminal.close();
  writeFileSync(join(prepared, "logo.png"), await pngImage({ colour: anyColour() }));
  writeFileSync(join(prepared, "panel.mp4"), await videoOf({ seconds: 2 }));
  repositoryCommands(prepared);
});
test.afterAll(() => rmSync(prepared, { recursive: true, force: true }));

test.beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), "showrunner-page-"));
  cpSync(prepared, folder, { recursive: true });
  reader = Reader.in(folder, up.test_key);
  await reader.terminal.paste(`export SHOWRUNNER_API_KEY=${up.test_key} SHOWRUNNER_CALL_KEY=${up.call_key}`);
});
test.afterEach(async () => {
  await reader.terminal.close();
  rmSync(reader.terminal.folder, { recursive: true, force: true });
});

/**
 * A reader tries one page at a time; here the pages follow each other faster than one test key's rate limit
 * allows.
 */
const restedKey = () =>
  expect
    .poll(
      async () => Number((await call("GET", "/v1/events?limit=1")).headers.get("X-RateLimit-Remaining")),
      // Asking more often would use up what is given back.
      { intervals: [100, 1_000], timeout: 60_000, message: "room for the calls of a block" },
    )
    .toBeGreaterThanOrEqual(16);

interface Step {
  page: string;
  /** The block begins with or contains this. */
  block: string;
  step: (person: () => Promise<Page>) => Promise<void>;
}

/** Takes the show that the page has just made on air, by hand. */
const goOnAir: Step["step"] = async (person) => {
  const { data } = JSON.parse(readFileSync(join(reader.terminal.folder, "show.json"), "utf8"));
  const host = await person();
  await enterStudio(host, data.showroom.links.studio);
  await goLive(host);
};

/** The test clock applies to the whole workspace, and other journeys must not be affected. */
const inOwnWorkspace: Step["step"] = async (person) => {
  const key = await newTestKey(await newcomer(person, "clock"), "Reader");
  await reader.terminal.paste(`export SHOWRUNNER_API_KEY=${key}`);
};

/** What a page asks of its reader before a block, apart from code. */
const BEFORE: Step[] = [
  { page: "/docs/guides/test-clock", block: "getTestClock()", step: inOwnWorkspace },
  { page: "/docs/quickstart", block: '"action": "set_layout"', step: goOnAir },
  { page: "/docs/guides/run-the-show-from-code", block: "while (!(await", step: goOnAir },
  { page: "/docs/guides/play-videos", block: "while (!(await", step: goOnAir },
  { page: "/docs/guides/draw-on-the-whiteboard", block: "while (!(await", step: goOnAir },
];

let arrivals = 0;
const sampleArrives = async () => {
  arrivals += 1;
  const lines = () =>
    reader.terminal.printed.split("Cleo Park registered for ship-smaller-4k2m9q").length - 1;
  await expect.poll(lines, { timeout: 30_000 }).toBe(arrivals);
};

/** What a page says will happen after a block. */
const AFTER: Step[] = [
  { page: "/docs/guides/receive-webhooks", block: "$WEBHOOK_ID/test", step: sampleArrives },
];

for (const page of WRITTEN) {
  test(`${page}: every block runs as shown`, async ({ person }) => {
    test.setTimeout(180_000);
    const steps = async (list: Step[], block: ShownBlock) => {
      for (const one of list) if (one.page === page && block.code.includes(one.block)) await one.step(person);
    };
    for (const { block } of partsOf(await markdownOf(page))) {
      if (block.language === "bash") await restedKey();
      await steps(BEFORE, block);
      await reader.take(block);
      await steps(AFTER, block);
    }
    await reader.finish();
  });
}

test("the calls on the start page run in every language", async ({ person }) => {
  test.setTimeout(120_000);
  const { create, drive } = homeSamples(up.base_url);
  const languages: Record<string, string> = { curl: "bash", typescript: "ts", python: "python" };
  for (const { id, file, code } of create) {
    // Each run of this test makes its own show.
    const fresh = code.replaceAll("ship-smaller-1", `ship-smaller-${Date.now()}`);
    const kept = id === "curl" ? `${fresh} | tee show.json` : fresh;
    await reader.take({ language: languages[id] ?? id, file, code: kept });
  }
  await reader.finish();
  await goOnAir(person);
  const { data } = JSON.parse(readFileSync(join(reader.terminal.folder, "show.json"), "utf8"));
  await reader.terminal.paste(`export SLUG=${data.showroom.slug}`);
  for (const { id, file, code } of drive) await reader.take({ language: languages[id] ?? id, file, code });
  await reader.finish();
});

test("no other page has untested code", async () => {
  const text = await (await fetch(`${up.base_url}/llms.txt`)).text();
  const listed = [...text.matchAll(/\]\(([^)]+)\.md\)/g)].map(([, found = ""]) => new URL(found).pathname);
  expect(WRITTEN.filter((page) => !listed.includes(page))).toEqual([]);
  const others = listed.filter((page) => !WRITTEN.includes(page) && !page.startsWith("/docs/reference/"));
  for (const page of others)
    for (const { block } of partsOf(await markdownOf(page)))
      expect(["json", "http"], page).toContain(block.language);
});
