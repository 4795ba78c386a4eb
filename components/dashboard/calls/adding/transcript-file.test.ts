import { describe, expect, it } from "vitest";
import { lengthProblem, MAX_CHARACTERS, readTranscriptFile, titleOf } from "./transcript-file";

const fileOf = (bytes: readonly number[], name = "call.txt"): File => new File([new Uint8Array(bytes)], name);

describe("a transcript file", () => {
  it.each([
    ["UTF-8", [0xc3, 0xbc, 0x62, 0x65, 0x72]],
    ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, 0xc3, 0xbc, 0x62, 0x65, 0x72]],
    ["UTF-16, little end first", [0xff, 0xfe, 0xfc, 0, 0x62, 0, 0x65, 0, 0x72, 0]],
    ["UTF-16, big end first", [0xfe, 0xff, 0, 0xfc, 0, 0x62, 0, 0x65, 0, 0x72]],
    ["Windows-1252", [0xfc, 0x62, 0x65, 0x72]],
  ])("is read as %s", async (_encoding, bytes) => {
    expect(await readTranscriptFile(fileOf(bytes))).toEqual({ text: "über" });
  });

  it("is refused if it's empty, too large or something else", async () => {
    expect(await readTranscriptFile(fileOf([0x20, 0x0a]))).toEqual({ problem: "This file is empty." });
    expect(await readTranscriptFile(fileOf([0x61], "call.mp3"))).toEqual({
      problem: "File type not supported. Use .txt, .vtt or .srt.",
    });
    const large = new File([new Uint8Array(4 * MAX_CHARACTERS + 1)], "call.srt");
    expect(await readTranscriptFile(large)).toMatchObject({ problem: expect.stringContaining("400,000") });
  });
});

it("counts characters, not their halves", () => {
  expect(lengthProblem("😀".repeat(MAX_CHARACTERS))).toBeUndefined();
  expect(lengthProblem(`${"😀".repeat(MAX_CHARACTERS)}a`)).toContain("too long");
});

it("makes a title of a file's name", () => {
  expect(titleOf("Discovery_Northwind-2.vtt")).toBe("Discovery Northwind 2");
});
