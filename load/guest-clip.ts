import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { OwnStack } from "@/test/rig/own-stack";

const SECONDS = 4;
const HEIGHT = 360;
const FRAMES_PER_SECOND = 15;
/** The bitrate limit of a guest's page for video of that height. */
const BITS_PER_SECOND = 450_000;

/** A head in front of camera noise, and a hum at the pitch of a voice. */
const ENCODE = `(async ({ width, height, rate, seconds, bitrate }) => {
  const parts = (into) => (chunk) => { const bytes = new Uint8Array(chunk.byteLength); chunk.copyTo(bytes);
    into.push(btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""))); };
  const error = (cause) => { throw cause; };
  const [frames, sound] = [[], []];
  const video = new VideoEncoder({ output: parts(frames), error });
  video.configure({ codec: "vp8", width, height, bitrate, framerate: rate, latencyMode: "realtime" });
  const canvas = new OffscreenCanvas(width, height);
  const draw = canvas.getContext("2d");
  for (let n = 0; n < rate * seconds; n += 1) {
    const image = draw.createImageData(width, height);
    for (let at = 0; at < image.data.length; at += 4) {
      const shade = 90 + 60 * at / image.data.length + 12 * Math.random();
      image.data.set([shade, shade + 8, shade + 20, 255], at);
    }
    draw.putImageData(image, 0, 0);
    const turn = 2 * Math.PI * n / (rate * seconds);
    draw.fillStyle = "#b98";
    draw.beginPath();
    draw.ellipse(width / 2 + 40 * Math.sin(turn), height / 2 + 12 * Math.sin(2 * turn), 70, 95, 0.2 * Math.sin(turn), 0, 7);
    draw.fill();
    const frame = new VideoFrame(canvas, { timestamp: n * 1e6 / rate });
    video.encode(frame, { keyFrame: n === 0 });
    frame.close();
    await video.flush();
  }
  const audio = new AudioEncoder({ output: parts(sound), error });
  audio.configure({ codec: "opus", sampleRate: 48000, numberOfChannels: 1, bitrate: 32000 });
  const samples = Float32Array.from({ length: 48000 * seconds }, (_, at) =>
    0.05 * Math.sin(at / 48000 * 2 * Math.PI * 130) * Math.max(0, Math.sin(at / 48000 * 2 * Math.PI * 2)));
  audio.encode(new AudioData({ format: "f32", sampleRate: 48000, numberOfFrames: samples.length, numberOfChannels: 1,
    timestamp: 0, data: samples }));
  await audio.flush();
  return { width, height, frames_per_second: rate, frames, sound };
})`;

interface Clip {
  frames: string[];
  sound: string[];
}

/**
 * What a guest's camera and microphone send, encoded once: guests encode on their own machines, and doing it
 * here for each of them would load the measured one.
 * @returns the path of the clip, in the stack's own folder
 */
export async function makeGuestClip(browser: Browser, stack: OwnStack): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${stack.url}/healthz`);
  const size = { width: Math.round((HEIGHT * 16) / 9), height: HEIGHT };
  const wanted = { ...size, rate: FRAMES_PER_SECOND, seconds: SECONDS, bitrate: BITS_PER_SECOND };
  const clip = await page.evaluate<Clip>(`${ENCODE}(${JSON.stringify(wanted)})`);
  await page.close();
  const kilobits = clip.frames.reduce((sum, frame) => sum + frame.length * 0.75 * 8, 0) / SECONDS / 1_000;
  console.log(
    `  each guest sends ${clip.frames.length / SECONDS} pictures and ${kilobits.toFixed(0)} kbit/s`,
  );
  const file = join(stack.up.data_dir, "guest-clip.json");
  writeFileSync(file, JSON.stringify(clip));
  return file;
}
