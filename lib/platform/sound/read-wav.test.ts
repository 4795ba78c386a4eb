import { expect, it } from "vitest";
import { readWav } from "./read-wav";
import { wavFile } from "./wav-file";

const samples = Int16Array.of(1, -2, 32_767, -32_768);
const file = wavFile([samples], 16_000);
const withNumber = (at: number, value: number): Buffer => {
  const changed = Buffer.from(file);
  changed.writeUInt16LE(value, at);
  return changed;
};

it("reads samples, even after unknown chunks", () => {
  expect(readWav(file)).toEqual({ sampleRate: 16_000, samples });
  const note = Buffer.from("LIST\x03\x00\x00\x00abc\x00", "latin1");
  expect(readWav(Buffer.concat([file.subarray(0, 36), note, file.subarray(36)]))).toEqual({
    sampleRate: 16_000,
    samples,
  });
});

it("doesn't trust lengths: missing data isn't read, and half a sample is dropped", () => {
  const streamed = Buffer.from(file);
  streamed.writeUInt32LE(0xffffffff, 40);
  expect(readWav(streamed)).toMatchObject({ samples });
  expect(readWav(file.subarray(0, -3))).toMatchObject({ samples: samples.subarray(0, 2) });
  const endless = Buffer.from(file);
  endless.writeUInt32LE(0xffffffff, 16);
  expect(readWav(endless)).toBe("not_wav");
});

it("distinguishes other audio formats from files that aren't audio", () => {
  for (const other of [withNumber(20, 3), withNumber(22, 2), withNumber(34, 8)])
    expect(readWav(other)).toBe("other_samples");
  const nothing = [
    Buffer.alloc(0),
    Buffer.from("RIFF"),
    Buffer.from("%PDF-1.7 RIFFWAVE"),
    Buffer.alloc(600, 7),
  ];
  for (const none of [...nothing, file.subarray(0, 30), file.subarray(0, 36)])
    expect(readWav(none)).toBe("not_wav");
});
