import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "@/stack/paths";
import manifest from "./manifest";
import { GET as studioManifest } from "./studio/[slug]/app.webmanifest/route";

const publicFile = (path: string): Buffer => readFileSync(join(projectRoot, "public", path));

/** Reads width, height and opacity from a PNG's header. */
function readPng(bytes: Buffer): { size: string; opaque: boolean } {
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  const colourType = bytes[25] ?? 0;
  return {
    size: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`,
    opaque: (colourType & 4) === 0 && !bytes.includes("tRNS", 0, "latin1"),
  };
}

it("the manifest lists existing icons in the sizes that phones ask for", () => {
  const pngs = (manifest().icons ?? []).filter(({ type }) => type === "image/png");
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes, purpose } of pngs) {
    const { size, opaque } = readPng(publicFile(src));
    // Phones crop a maskable icon, so it must fill its square.
    expect([src, size, opaque]).toEqual([src, sizes, purpose === "maskable"]);
  }
});

it("apple-touch-icon.png and favicon.ico exist in the expected sizes", () => {
  expect(readPng(publicFile("apple-touch-icon.png"))).toEqual({ size: "180x180", opaque: true });
  const favicon = publicFile("favicon.ico");
  expect(favicon.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  const sizes = Array.from({ length: favicon.readUInt16LE(4) }, (_, at) => favicon[6 + 16 * at]);
  expect(sizes).toEqual([16, 32, 48]);
});

it("a show's studio as an app opens that studio", async () => {
  const params = Promise.resolve({ slug: "a-show-1" });
  const response = await studioManifest(new Request("http://x"), { params });
  expect(response.headers.get("content-type")).toBe("application/manifest+json");
  expect(await response.json()).toMatchObject({ start_url: "/studio/a-show-1", id: "/studio/a-show-1" });
});
