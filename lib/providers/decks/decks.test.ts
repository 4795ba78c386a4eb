import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { isStorable } from "@/lib/stage/plain-text";
import {
  archiveOfEmpty,
  changing,
  lockedPdf,
  packed,
  partsOf,
  pdfOf,
  pdfWithUnits,
  pptxOf,
  pptxWith,
} from "@/test/support/decks";
import { officeToPdf, PptxEntries, readPptx, writeCleanPptx } from ".";
import { readWithPdfium } from "./pdfium";
import { readWithPoppler } from "./poppler";
import { DeckError } from "./port";

let folder: string;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "decks-test-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(bytes: Uint8Array): Promise<string> {
  made += 1;
  const path = join(folder, `given-${made}`);
  await writeFile(path, bytes);
  return path;
}

async function opened<T>(pptx: Buffer, work: (entries: PptxEntries) => Promise<T>): Promise<T> {
  const entries = await PptxEntries.open(await fileOf(pptx));
  try {
    return await work(entries);
  } finally {
    entries.close();
  }
}

/** Returns why a deck is refused by the checks before any converter. */
async function refusal(pptx: Buffer): Promise<string | undefined> {
  try {
    made += 1;
    await opened(pptx, async (entries) => {
      await readPptx(entries);
      await writeCleanPptx(entries, join(folder, `clean-${made}`));
    });
    return undefined;
  } catch (error) {
    if (error instanceof DeckError) return error.failure;
    throw error;
  }
}

const withPart = (name: string, content: string | Buffer) =>
  pptxWith((parts) => [...parts, { name, content }]);

describe("the text of a PowerPoint deck", () => {
  it("comes from its visible slides, in order and with notes", async () => {
    const deck = await pptxOf([
      { title: "First & foremost", lines: ["One", "Two <three>"], notes: "Say hello.\n2:00" },
      { title: "Hidden", isHidden: true },
      { title: "Last", chart: true },
    ]);
    const words = await opened(deck, readPptx);
    expect(words).toMatchObject([
      { title: "First & foremost", text: "First & foremost\nOne\nTwo <three>", notes: "Say hello.\n2:00" },
      { title: "Last", notes: "" },
    ]);
  });

  it("follows the slide order of the deck, not its file names", async () => {
    const deck = await pptxWith(
      changing(/^ppt\/presentation\.xml$/, (text) =>
        text.replace(/<p:sldIdLst>(.*)<\/p:sldIdLst>/s, (_all, ids: string) => {
          const each = ids.match(/<p:sldId [^>]*\/>/g) ?? [];
          return `<p:sldIdLst>${each.reverse().join("")}</p:sldIdLst>`;
        }),
      ),
      3,
    );
    const words = await opened(deck, readPptx);
    expect(words.map(({ title }) => title)).toEqual(["Slide 3", "Slide 2", "Slide 1"]);
  });
});

describe("a deck rejected before conversion", () => {
  const bomb = async () => withPart("ppt/media/image1.png", Buffer.alloc(200 * 1024 * 1024));

  it.each<[string, string, () => Promise<Buffer>]>([
    ["macros", "macros", () => withPart("ppt/vbaProject.bin", "x")],
    [
      "macros that are only announced",
      "macros",
      () =>
        pptxWith(
          changing(/^\[Content_Types\]\.xml$/, (text) =>
            text.replace(
              "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml",
              "application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml",
            ),
          ),
        ),
    ],
    [
      "entities of other files in a slide",
      "unsafe",
      () =>
        pptxWith(
          changing(/^ppt\/slides\/slide1\.xml$/, (text) =>
            text.replace(/^(<\?xml[^>]*\?>)?/, '$1<!DOCTYPE sld [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
          ),
        ),
    ],
    [
      "entities in a part that nobody reads for words",
      "unsafe",
      () => withPart("ppt/theme/theme9.xml", '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'),
    ],
    [
      "the same in letters of two bytes",
      "unsafe",
      () =>
        withPart("ppt/theme/theme9.xml", Buffer.from('\ufeff<!DOCTYPE a [<!ENTITY x "y">]><a/>', "utf16le")),
    ],
    ["entities a billion times over", "unsafe", () => withPart("ppt/tags.xml", billionLaughs())],
    ["a bomb", "too_large", bomb],
    [
      "six bombs beside incompressible bytes",
      "too_large",
      () =>
        pptxWith((parts) => [
          ...parts,
          { name: "ppt/media/noise.png", content: randomBytes(6_000_000) },
          ...Array.from({ length: 6 }, (_, at) => ({
            name: `ppt/media/${at}.png`,
            content: Buffer.alloc(90 * 1024 * 1024),
          })),
        ]),
    ],
    ["100,000 entries", "too_large", async () => archiveOfEmpty(100_000)],
    ["two parts of one name", "unsafe", () => withPart("PPT/presentation.xml", "<a/>")],
    [
      "a name that leads out of it",
      "unsafe",
      async () => renamed(await withPart("ppt/AA/AA/x.xml", "<a/>"), "ppt/AA/AA/", "../../../.."),
    ],
    ["no presentation in it", "not_a_deck", () => packed([{ name: "word/document.xml", content: "<a/>" }])],
    [
      "a document of another kind",
      "not_a_deck",
      () => packed([{ name: "[Content_Types].xml", content: "<Types/>" }]),
    ],
    ["10,000 slides", "too_many_pages", manySlides],
    ["nothing that is shown", "no_pages", () => pptxOf([{ title: "x", isHidden: true }])],
    ["its end cut off", "damaged", async () => (await pptxOf([{ title: "x" }])).subarray(0, 20_000)],
    [
      "a slide that is no XML",
      "damaged",
      () => pptxWith(changing(/^ppt\/slides\/slide1\.xml$/, () => "<p:sld><p:cSld>")),
    ],
    [
      "a slide that is not there",
      "damaged",
      () => pptxWith((parts) => parts.filter(({ name }) => name !== "ppt/slides/slide1.xml")),
    ],
    ["a password on its parts", "encrypted", async () => encrypted(await pptxWith((parts) => parts))],
    ["nothing but noise", "damaged", async () => randomBytes(5_000)],
  ])("has %s", async (_what, failure, make) => {
    expect(await refusal(await make())).toBe(failure);
    expect(await refusal(await pptxOf([{ title: "The next good one" }]))).toBeUndefined();
  });
});

function billionLaughs(): string {
  const lines = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
  return `<!DOCTYPE l [<!ENTITY l0 "lol">${lines.join("")}]><l>&l9;</l>`;
}

/** A list of ten thousand slides. */
const manySlides = () =>
  pptxWith(
    changing(/^ppt\/presentation\.xml$/, (text) =>
      text.replace(/<p:sldId [^>]*\/>/, (one) => one.repeat(10_000)),
    ),
  );

/** Overwrites a name in the archive with another of the same length. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  const bytes = Buffer.from(zip);
  const other = Buffer.from(to.padEnd(from.length, "/"));
  for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from, at + 1)) other.copy(bytes, at);
  return bytes;
}

/** Sets the flag that marks archive entries as encrypted. */
function encrypted(zip: Buffer): Buffer {
  const bytes = Buffer.from(zip);
  const mark = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 4))
    if (bytes.readUInt16LE(at + 10) !== 0) bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8);
  return bytes;
}

describe("the file given to a converter", () => {
  it("has no external links, no active content and only what its slides need", async () => {
    const deck = await pptxWith((parts) => [
      ...changing(/^ppt\/slides\/_rels\/slide1\.xml\.rels$/, (text) =>
        text.replace(
          "</Relationships>",
          [
            '<Relationship Id="rA" Type="http://x/image" Target="http://192.0.2.1/a.png" TargetMode="External"/>',
            '<Relationship Id="rB" Type="http://x/image" Target="file:///etc/passwd"/>',
            '<Relationship Id="rC" Type="http://x/oleObject" Target="../embeddings/a.bin"/>',
            '<Relationship Id="rD" Type="http://x/image" Target="\\\\192.0.2.1\\share\\a.png"/>',
            "</Relationships>",
          ].join(""),
        ),
      )(parts),
      { name: "ppt/embeddings/a.bin", content: "MZ" },
      { name: "ppt/activeX/activeX1.xml", content: "<a/>" },
      { name: "ppt/media/image9.svg", content: "<svg><script>alert(1)</script></svg>" },
      { name: "ppt/media/film.mp4", content: "film" },
    ]);
    const to = join(folder, "clean.pptx");
    await opened(deck, (entries) => writeCleanPptx(entries, to));
    const parts = await partsOf(await readFile(to));
    const names = parts.map(({ name }) => name);
    expect(names).toContain("ppt/slides/slide1.xml");
    expect(names.filter((name) => /embeddings|activeX|svg|mp4/.test(name))).toEqual([]);
    const relations = parts
      .filter(({ name }) => name.endsWith(".rels"))
      .map(({ content }) => content.toString());
    expect(relations.join("")).not.toMatch(/192\.0\.2\.1|passwd|External|embeddings/);
    expect(relations.join("")).toContain("slideLayout");
  });
});

const confines = (await tryConfinement()).state === "working";
const office = confines && (await findProgram("soffice")) !== undefined;
const poppler = confines && (await findProgram("pdftoppm")) !== undefined;

describe.skipIf(!office)("LibreOffice", () => {
  it("converts a deck with charts, links and external images without requesting any of them", async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const link = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`;
    const deck = await pptxOf([
      { title: "One", lines: ["Link"], link },
      { title: "Two", chart: true },
    ]);
    const linked = await packed(
      changing(/^ppt\/slides\/_rels\/slide1\.xml\.rels$/, (text) =>
        text.replace(
          "</Relationships>",
          `<Relationship Id="rA" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${link}" TargetMode="External"/></Relationships>`,
        ),
      )(await partsOf(deck)),
    );
    const [clean, pdf] = [join(folder, "linked.pptx"), join(folder, "linked.pdf")];
    await opened(linked, (entries) => writeCleanPptx(entries, clean));
    await officeToPdf(clean, pdf);
    // The original file as well, so that only the child's missing network can prevent the request.
    await officeToPdf(await fileOf(linked), join(folder, "sent.pdf"));
    expect((await readFile(pdf)).subarray(0, 5).toString()).toBe("%PDF-");
    await new Promise((resolve) => server.close(resolve));
    expect(asked).toBe(0);
  });

  it("fails if no PDF is produced", async () => {
    const failed = officeToPdf(await fileOf(randomBytes(2_000)), join(folder, "none.pdf"));
    await expect(failed).rejects.toMatchObject({ failure: "converter_failed" });
  });
});

describe.skipIf(!confines)("a misbehaving converter", () => {
  const shell = (script: string, limits: object, signal?: AbortSignal) =>
    fileOf(Buffer.from("x")).then((from) =>
      officeToPdf(from, join(folder, `never-${made}.pdf`), {
        command: () => ({ file: "/bin/sh", args: ["-c", script] }),
        limits,
        signal,
      }),
    );

  it.each([
    ["hangs", "sleep 600", { wallSeconds: 1 }, "too_slow"],
    ["forks and hangs", "(setsid sleep 600 &) ; sleep 600", { wallSeconds: 1 }, "too_slow"],
    [
      "forks without end",
      "f() { f | f & }; f; exec sleep 600",
      { wallSeconds: 2, processes: 40 },
      "too_slow",
    ],
    ["works without end", "while :; do :; done", { cpuSeconds: 1, wallSeconds: 60 }, "too_slow"],
    ["writes without end", "cat /dev/zero > a", { outputBytes: 5_000_000 }, "too_large"],
    ["makes files without end", "i=0; while :; do : > $i; i=$((i+1)); done", { files: 200 }, "too_large"],
    ["leaves a link to a file of ours", "ln -s /etc/passwd deck.pdf", {}, "converter_failed"],
    ["leaves nothing", "true", {}, "converter_failed"],
  ])("that %s fails with the matching code", async (_what, script, limits, failure) => {
    await expect(shell(script, limits)).rejects.toMatchObject({ failure });
  });

  it("is stopped when the work is cancelled", async () => {
    const stop = new AbortController();
    const running = shell("sleep 600", { wallSeconds: 500 }, stop.signal);
    stop.abort(new Error("Cancelled."));
    await expect(running).rejects.toThrow("Cancelled.");
  });
});

describe.skipIf(!confines).each([
  ["poppler", readWithPoppler, poppler],
  ["pdfium", readWithPdfium, true],
] as const)("a PDF read by %s", (_name, read, installed) => {
  const all = async (pdf: Buffer, from = 1) =>
    read(await fileOf(pdf), undefined, async ({ pages, texts, pictures }) => {
      const found = [];
      for await (const picture of pictures(from)) found.push(picture);
      return { pages, texts, found };
    });
  const failure = (pdf: Buffer) =>
    all(pdf).then(
      () => undefined,
      (error: unknown) => (error instanceof DeckError ? error.failure : Promise.reject(error)),
    );

  // Only the first 20,000 characters of a page are kept, and an emoji is two.
  it.skipIf(!installed).each<[string, string, string]>([
    ["Odd: ~ and ^.", "D800", "0000"],
    [`Odd: ${"x".repeat(19_994)}~ and ^.`, "D83DDE00", "DC00"],
  ])("has text that can be stored, however odd or long it is", async (words, tilde, caret) => {
    const { texts } = await all(pdfWithUnits(words, [tilde, caret]));
    expect(texts[0]).toMatch(/^Odd:\s/u);
    expect(texts.every(isStorable)).toBe(true);
  });

  it.skipIf(!installed)("yields the text and an image of each page", async () => {
    const { pages, texts, found } = await all(await pdfOf(["First", "Second", "Third"]), 2);
    expect(pages).toBe(3);
    expect(texts.slice(0, 3).map((text) => text.trim())).toEqual(["First", "Second", "Third"]);
    expect(found.map(({ number }) => number)).toEqual([2, 3]);
    for (const { bytes, raw } of found) {
      const image = raw ? sharp(bytes, { raw: { ...raw, channels: 4 } }) : sharp(bytes);
      const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([1600, 900]);
      expect(data[0]).toBeGreaterThan(240);
      expect(data[2]).toBeLessThan(15);
    }
  });

  it.skipIf(!installed)("keeps its proportions, with 1,600 pixels on the longer side", async () => {
    const tall = await all(await pdfOf(["Tall"], [400, 800]));
    const huge = await all(await pdfOf(["Huge"], [14_000, 7_000]));
    for (const [{ found }, size] of [
      [tall, [800, 1600]],
      [huge, [1600, 800]],
    ] as const) {
      const [page] = found;
      const { width, height } = page?.raw ?? (await sharp(page?.bytes).metadata());
      expect([width, height]).toEqual(size);
    }
  });

  it.skipIf(!installed).each<[string, string, () => Promise<Buffer>]>([
    ["201 pages", "too_many_pages", () => pdfOf(Array(201).fill("x"))],
    ["a password", "encrypted", lockedPdf],
    [
      "noise behind its name",
      "damaged",
      async () => Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(4_000)]),
    ],
    ["nothing behind its name", "damaged", async () => Buffer.from("%PDF-1.7\n")],
    [
      "a page of HTML behind its name",
      "damaged",
      async () => Buffer.from("%PDF-1.7\n<script>alert(1)</script>"),
    ],
  ])("is rejected with %s", async (_what, why, make) => {
    expect(await failure(await make())).toBe(why);
    expect(await failure(await pdfOf(["The next good one"]))).toBeUndefined();
  });
});
