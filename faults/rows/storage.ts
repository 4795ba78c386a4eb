import { readdirSync } from "node:fs";
import { type Asked, ask, until } from "@/test/rig/ask";
import { atMost, exactly, type Figure } from "@/test/rig/figures";
import type { OwnStack } from "@/test/rig/own-stack";
import { noise, type Sending, type Uploaded, upload } from "@/test/rig/upload";
import { startS3 } from "@/test/support/s3";
import type { Row, Scene } from "../row";
import { storageFolder, takeAway, unknownFiles } from "../stored-files";

const TRIES = 5;
/** A file that couldn't be deleted is retried after a minute, and the sweep runs every minute. */
const SWEEP_SECONDS = 150;

/** A server: the stack's own app or another one. */
interface Served {
  url: string;
  key: string;
}

const call = ({ url, key }: Served, method: string, path: string, body?: unknown): Promise<Asked> =>
  ask(method, `${url}${path}`, { key, body });

const sendAll = (app: Served, sendings: Sending[]): Promise<Uploaded[]> =>
  Promise.all(sendings.map((sending) => upload(app, app.key, sending)));

const refusedRight = ({ status, code, requestId }: Uploaded): boolean =>
  status === 503 && code === "service_unavailable" && requestId !== undefined;

const others = <T>(items: T[], right: (item: T) => boolean): number =>
  items.filter((item) => !right(item)).length;

/** What /readyz says about storage, as soon as it says `wanted`. */
async function says(app: Served, wanted: string): Promise<Asked> {
  return until(
    `/readyz to say that the storage is ${wanted}`,
    async () => {
      const asked = await call(app, "GET", "/readyz");
      return asked.json?.checks?.storage === wanted && asked;
    },
    20,
  );
}

/** Checks that everything except files keeps working. */
async function others2xx(app: Served, label: string): Promise<Figure[]> {
  const read = await call(app, "GET", "/v1/clients");
  const write = await call(app, "POST", "/v1/clients", { name: "While the files are away" });
  return [
    exactly(`${label}: other reads`, read.status, 200),
    exactly(`${label}: other writes`, write.status, 201),
    atMost(`${label}: the slower of the two`, Math.max(read.ms, write.ms), 1_000, "ms"),
  ];
}

/** A complete, ready file, and a way to read it from this process. */
async function readyFile(app: Served): Promise<{ read(): Promise<{ status: number; bytes: Buffer }> }> {
  const sending = noise(64);
  const { id } = await upload(app, app.key, sending);
  const done = await call(app, "POST", `/v1/assets/${id}/complete`, { sha256: sending.sha256 });
  if (done.status !== 200) throw new Error(`A file cannot be made ready: ${done.status} ${done.text}`);
  const found = await call(app, "GET", `/v1/assets/${id}`);
  const { pathname, search } = new URL(found.json.data.download_url);
  const read = async () => {
    const answer = await fetch(`${app.url}${pathname}${search}`);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  return { read };
}

const unfinished = async (stack: OwnStack): Promise<number> =>
  (await stack.query("SELECT 1 FROM file WHERE state <> 'stored'")).length;

/** The files folder disappears for a while, from the middle of an upload. */
export const storageAway: Row = {
  name: "storage-away",
  quick: true,
  run: async ({ stack, short }: Scene): Promise<Figure[]> => {
    const app = { url: stack.url, key: stack.up.test_key };
    const folder = storageFolder(stack);
    const kept = await readyFile(app);
    const before = await kept.read();
    const sendings = Array.from({ length: TRIES }, () => noise(200));
    const caught = noise(2_000);
    let goOn = (): void => undefined;
    const under = upload(app, app.key, caught, new Promise((resolve) => (goOn = () => resolve())));
    await until("the upload to begin", async () => (await unfinished(stack)) > 0, 20);
    const bringBack = takeAway(folder);
    let figures: Figure[];
    try {
      goOn();
      const cut = await under;
      const refused = await sendAll(app, sendings);
      figures = [
        exactly("storage available: a download", before.status, 200),
        exactly("storage away: the upload in progress", cut.status, 503),
        exactly(`storage away: uploads without a clear 503 (of ${TRIES})`, others(refused, refusedRight), 0),
        atMost("storage away: longest wait for it", Math.max(...refused.map(({ ms }) => ms)), 3_000, "ms"),
        exactly("storage away: a download", (await kept.read()).status, 503),
        exactly("storage away: /readyz, which says so", (await says(app, "failed")).status, 200),
        ...(await others2xx(app, "storage away")),
      ];
    } finally {
      bringBack();
    }
    await says(app, "ok");
    const again = await sendAll(app, [...sendings, caught]);
    const after = await kept.read();
    figures.push(
      exactly(
        `storage back: the same calls that fail (of ${again.length})`,
        others(again, (one) => one.status === 201),
        0,
      ),
      exactly("storage back: earlier files are intact", Number(after.bytes.equals(before.bytes)), 1),
      exactly("storage back: files without a row", (await unknownFiles(stack, folder)).length, 0),
    );
    if (!short) figures.push(await swept(stack, folder));
    return figures;
  },
};

async function swept(stack: OwnStack, folder: string): Promise<Figure> {
  await until("the sweep", async () => (await unfinished(stack)) === 0, SWEEP_SECONDS);
  const halves = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".part"),
  );
  return exactly("storage back: partial files after the sweep", halves.length, 0);
}

/** Files are stored on an S3 server that stops responding for a while and then is gone. */
export const s3Away: Row = {
  name: "s3-away",
  quick: false,
  run: async ({ stack }: Scene): Promise<Figure[]> => {
    const s3 = await startS3();
    try {
      const other = await stack.anotherApp({
        STORAGE_DRIVER: "s3",
        S3_BUCKET: s3.bucket,
        S3_ENDPOINT: s3.endpoint,
        S3_ACCESS_KEY_ID: s3.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
        S3_FORCE_PATH_STYLE: "1",
      });
      try {
        const app = { url: other.url, key: stack.up.test_key };
        return [
          ...(await held(app, "S3 frozen", 25_000, s3.freeze, s3.thaw)),
          ...(await held(app, "S3 killed", 5_000, s3.kill)),
        ];
      } finally {
        await other.stop();
      }
    } finally {
      s3.thaw();
      await s3.stop();
    }
  },
};

async function held(
  app: Served,
  label: string,
  most: number,
  breakIt: () => unknown,
  mend?: () => void,
): Promise<Figure[]> {
  const sendings = Array.from({ length: TRIES }, () => noise(200));
  const [first] = await sendAll(app, [noise(200)]);
  await breakIt();
  const refusing = sendAll(app, sendings);
  const goOn = await others2xx(app, label);
  const refused = await refusing;
  const figures = [
    exactly(`${label}: an upload before`, first?.status ?? 0, 201),
    exactly(`${label}: uploads without a clear 503 (of ${TRIES})`, others(refused, refusedRight), 0),
    atMost(`${label}: longest wait for it`, Math.max(...refused.map(({ ms }) => ms)), most, "ms"),
    exactly(`${label}: /readyz, which says so`, (await says(app, "failed")).status, 200),
    ...goOn,
  ];
  if (!mend) return figures;
  mend();
  await says(app, "ok");
  const again = await sendAll(app, sendings);
  const failed = others(again, ({ status }) => status === 201);
  return [...figures, exactly(`${label}, then well: the same calls that fail (of ${TRIES})`, failed, 0)];
}
