import type { PromoKitItem, PromoKitJob } from "@/lib/generated/prisma/client";
import { receiveFile } from "@/lib/modules/files/files";
import { asSystem } from "@/lib/operation/as-system";
import type { Prepared } from "@/lib/operation/prepared";
import { Problem } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { db } from "@/lib/platform/database/db";
import { FinalError } from "@/lib/platform/jobs/errors";
import { makePromoKitJob } from "../make-promo-kit-job";
import { readKit } from "../reading/read-kit";
import type { WantedItem } from "../reading/wanted-items";
import { CardDrawer, UnreadablePhoto } from "./draw-cards";
import { beginPromoKit, endPromoKit } from "./end-promo-kit";
import { needsMaking } from "./needs-making";
import { type MadeItem, storeItems } from "./store-items";

interface Making {
  signal: AbortSignal;
  progress: (percent: number, stage: "drawing" | "storing") => Promise<void>;
}

/** Makes what is missing or stale of a show's kit, person by person. Safe to repeat. */
export async function makePromoKit(id: string, { signal, progress }: Making): Promise<void> {
  const job = await beginPromoKit(id);
  if (!job) return;
  try {
    const drawer = new CardDrawer();
    const unreadable = new Set<string>();
    let wanted = await readWanted(job);
    let done = 0;
    let made = 0;
    for (let [first] = wanted; first; [first] = wanted) {
      signal.throwIfAborted();
      const { personId } = first;
      const theirs = wanted.filter((item) => item.personId === personId);
      await progress(Math.round((done / (done + wanted.length)) * 95), "drawing");
      const stored = await makeAll(job, theirs, { drawer, unreadable });
      if (stored) {
        made += stored.length;
        done += theirs.length;
        wanted = wanted.filter((item) => item.personId !== personId);
      } else wanted = await readWanted(job);
    }
    // Drawing them again wouldn't help.
    if (unreadable.size > 0) throw new FinalError(await failureOf(job, unreadable));
    await progress(95, "storing");
    await endPromoKit(job, made);
  } catch (error) {
    // Trying again makes no room.
    if (error instanceof Problem && error.code === "storage_full")
      throw new FinalError(error.message, { cause: error });
    throw error;
  }
}

/** Says whose photos have to be uploaded again. */
async function failureOf({ eventId, ...job }: PromoKitJob, unreadable: ReadonlySet<string>): Promise<string> {
  const event = await db().event.findUniqueOrThrow({ where: { id: eventId } });
  const { show } = await asSystem(makePromoKitJob.kind, job, (ctx) => readKit(ctx, event));
  const names = show.people
    .filter(({ photoFileId }) => photoFileId !== null && unreadable.has(photoFileId))
    .map(({ name }) => name);
  return names.length > 0
    ? `Couldn't read the photo of ${names.join(", ")}. Upload it again.`
    : "A photo couldn't be read. Upload it again.";
}

/** Returns what has to be made by what the show says now. */
async function readWanted(job: PromoKitJob): Promise<WantedItem[]> {
  const { eventId } = job;
  const { isWhole } = await db().promoKit.findUniqueOrThrow({ where: { eventId } });
  const event = await db().event.findUniqueOrThrow({ where: { id: eventId } });
  const kit = await asSystem(makePromoKitJob.kind, job, (ctx) => readKit(ctx, event));
  return kit.wanted.filter((item) => isAsked(job, item) && needsMaking(kit, item, { ...job, isWhole }));
}

const isAsked = ({ people, kinds }: PromoKitJob, { personId, kind }: WantedItem): boolean =>
  (people.length === 0 || people.includes(personId)) && (kinds.length === 0 || kinds.includes(kind));

/** Makes one person's items, without cards whose photos can't be read. */
async function makeAll(
  job: PromoKitJob,
  wanted: readonly WantedItem[],
  { drawer, unreadable }: { drawer: CardDrawer; unreadable: Set<string> },
): Promise<PromoKitItem[] | null> {
  const { workspaceId, environment } = job;
  const { plan } = await db().workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  const uploads: Prepared<Upload>[] = [];
  try {
    const made: MadeItem[] = [];
    for (const item of wanted) {
      if (!item.card) {
        made.push({ wanted: item, upload: null });
        continue;
      }
      const picture = await drawer.draw(item.card).catch((error) => {
        if (!(error instanceof UnreadablePhoto)) throw error;
        unreadable.add(error.fileId);
        return null;
      });
      if (!picture) continue;
      const upload = await receiveFile({ workspaceId, environment, plan }, one(picture), {
        ...{ purpose: "promo_kit.card", types: ["image/jpeg"], expectedBytes: picture.length, dryRun: false },
      });
      uploads.push(upload);
      made.push({ wanted: item, upload: upload.value });
    }
    return await storeItems(job, made);
  } finally {
    // Files that the transaction has kept are no longer dropped here.
    await Promise.all(uploads.map((upload) => upload.drop()));
  }
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}
