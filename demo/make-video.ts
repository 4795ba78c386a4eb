import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

const run = promisify(execFile);

const SECONDS = 20;
const PICTURES_A_SECOND = 6;
/** Errors per minute over the night in the video; the peak is the incident. */
const ERRORS = [2, 3, 2, 4, 3, 5, 9, 22, 41, 58, 63, 60, 44, 27, 12, 6, 3, 2, 3, 2, 2];

/** An animated chart with a soft tone. Needs ffmpeg. */
export async function makeVideo(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "demo-video-"));
  try {
    const pictures = SECONDS * PICTURES_A_SECOND;
    for (let at = 0; at < pictures; at += 1) {
      const picture = await sharp(Buffer.from(chart((at + 1) / pictures)))
        .jpeg()
        .toBuffer();
      await writeFile(join(folder, `${String(at).padStart(3, "0")}.jpg`), picture);
    }
    const path = join(folder, "incident.mp4");
    await run("ffmpeg", [
      ...["-nostdin", "-v", "error", "-framerate", String(PICTURES_A_SECOND), "-i", join(folder, "%03d.jpg")],
      ...["-f", "lavfi", "-i", `sine=f=174:d=${SECONDS}`, "-filter:a", "volume=0.1"],
      ...["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-r", "30", "-c:a", "aac", path],
    ]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function chart(drawn: number): string {
  const [left, bottom, width, height] = [120, 600, 1040, 380];
  const end = drawn * (ERRORS.length - 1);
  const points = ERRORS.slice(0, Math.floor(end) + 1).map((errors, at) => [at, errors] as const);
  const rest = end - Math.floor(end);
  const from = ERRORS[Math.floor(end)] ?? 0;
  const to = ERRORS[Math.floor(end) + 1] ?? from;
  points.push([end, from + (to - from) * rest]);
  const line = points
    .map(([at, errors]) => {
      const x = left + (at / (ERRORS.length - 1)) * width;
      return `${x.toFixed(1)},${(bottom - (errors / 70) * height).toFixed(1)}`;
    })
    .join(" ");
  const minutes = Math.round(drawn * 240);
  const time = `0${1 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" font-family="DejaVu Sans, sans-serif">
    <rect width="1280" height="720" fill="#0d1b1e"/>
    <text x="${left}" y="110" font-size="44" font-weight="bold" fill="#f2f7f5">One night in March</text>
    <text x="${left}" y="156" font-size="24" fill="#8fb3ad">Errors a minute, and what the agent did</text>
    <text x="${left + width}" y="110" font-size="44" fill="#5eead4" text-anchor="end">${time}</text>
    <path d="M${left} ${bottom}H${left + width}" stroke="#33504d" stroke-width="2"/>
    <polyline points="${line}" fill="none" stroke="#5eead4" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>
  </svg>`;
}
