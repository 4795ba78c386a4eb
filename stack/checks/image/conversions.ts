import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { Showrunner } from "@/packages/client/src/index";
import { pptxOf } from "@/test/support/decks";
import type { Installation } from "./installation";

const PPTX = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
const LONGEST_MS = 300_000;
const LOOK_MS = 500;

interface Conversion {
  state: string;
  failure: { code: string; message: string } | null;
}

/** Uploads through the app's image what the media image then converts. */
export class Conversions {
  readonly #installation: Installation;
  readonly #client: Showrunner;
  #slug = "";

  private constructor(installation: Installation, apiKey: string) {
    this.#installation = installation;
    this.#client = new Showrunner({ apiKey, baseUrl: installation.url });
  }

  /** With a workspace, a key and a show, as an operator creates them. */
  static async prepare(installation: Installation): Promise<Conversions> {
    const owner = ["--name", "Images", "--plan", "self_hosted", "--email", "images@example.com"];
    const { id } = (await installation.admin("workspace", "create", ...owner)) as { id: string };
    const options = ["--workspace", id, "--environment", "test", "--scopes", "all", "--name", "Images"];
    const { key } = (await installation.admin("key", "mint", ...options)) as { key: string };
    const made = new Conversions(installation, key);
    const { data } = await made.#client.createShowroom({ title: "Images", generate_show_plan: false });
    made.#slug = data.showroom.slug;
    return made;
  }

  /** A PowerPoint deck becomes pages with a picture each. */
  async deck(): Promise<void> {
    const slug = this.#slug;
    const lines = ["Arial and Calibri", "日本語の字幕", "Ελληνικά, Кириллица"];
    const bytes = await pptxOf([
      { title: "Welcome", lines },
      { title: "Numbers", chart: true },
    ]);
    const { data } = await this.#client.createPresentation({
      slug,
      name: "Deck",
      content_type: PPTX,
      size_bytes: bytes.length,
    });
    await this.#send(data.upload, bytes);
    await this.#client.completePresentation({ slug, presentation_id: data.id, sha256: digestOf(bytes) });
    const { pages } = await untilReady(async () => {
      return (await this.#client.getPresentation({ slug, presentation_id: data.id })).data;
    });
    if (pages.length !== 2) throw new Error(`The deck has ${pages.length} pages instead of 2.`);
    for (const { image_url } of pages) await this.#expectPicture(image_url);
  }

  /** A video becomes an MP4 for every browser, with a still. */
  async video(): Promise<void> {
    const slug = this.#slug;
    const bytes = await this.#film();
    const { data } = await this.#client.createVideo({
      slug,
      name: "Film",
      content_type: "video/quicktime",
      size_bytes: bytes.length,
    });
    await this.#send(data.upload, bytes);
    await this.#client.completeVideo({ slug, video_id: data.id, sha256: digestOf(bytes) });
    const video = await untilReady(
      async () => (await this.#client.getVideo({ slug, video_id: data.id })).data,
    );
    if (video.width !== 640 || video.height !== 360)
      throw new Error(`The video is ${video.width} × ${video.height} instead of 640 × 360.`);
    const played = await this.#fetch(video.play_url);
    if (played.subarray(4, 8).toString() !== "ftyp") throw new Error("The converted video isn't an MP4.");
    await this.#expectPicture(video.poster_url);
  }

  /** Made by the image's own ffmpeg, because this machine may have none. */
  async #film(): Promise<Buffer> {
    const picture = ["-f", "lavfi", "-i", "testsrc2=s=640x360:r=30:d=3"];
    const sound = ["-f", "lavfi", "-i", "sine=f=440:d=3"];
    const codecs = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac"];
    const args = ["-nostdin", "-v", "error", ...picture, ...sound, ...codecs, "/data/film.mov"];
    await this.#installation.run("media", "ffmpeg", ...args);
    return this.#installation.read("film.mov");
  }

  /** URLs name the public address; this one answers here. */
  #here(url: string | null): string {
    if (url === null) throw new Error("A converted file has no URL.");
    const { pathname, search } = new URL(url);
    return this.#installation.url + pathname + search;
  }

  async #send(upload: { url: string; headers: Record<string, string> }, bytes: Buffer): Promise<void> {
    const body = new Uint8Array(bytes);
    const answer = await fetch(this.#here(upload.url), { method: "PUT", headers: upload.headers, body });
    if (!answer.ok) throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`);
  }

  async #fetch(url: string | null): Promise<Buffer> {
    const answer = await fetch(this.#here(url));
    if (!answer.ok) throw new Error(`A converted file answers ${answer.status}.`);
    return Buffer.from(await answer.arrayBuffer());
  }

  async #expectPicture(url: string | null): Promise<void> {
    const { entropy } = await sharp(await this.#fetch(url)).stats();
    if (entropy < 0.05) throw new Error("A converted picture is blank.");
  }
}

const digestOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

async function untilReady<T extends Conversion>(look: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + LONGEST_MS;
  for (;;) {
    const found = await look();
    if (found.state === "ready") return found;
    if (found.failure)
      throw new Error(`The conversion failed (${found.failure.code}): ${found.failure.message}`);
    if (Date.now() > deadline) throw new Error(`The conversion is still ${found.state} after five minutes.`);
    await sleep(LOOK_MS);
  }
}
