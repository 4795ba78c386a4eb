import { LARGE_PICTURE } from "@/lib/modules/after/playback";
import { isStorageNearlyFull } from "@/lib/modules/files/files";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { letProgramRest, requestProgramAgain } from "../../program-requests";
import { addLargePicture, leaveOutLargePicture } from "../ending/large-picture";
import { entriesAfter } from "../planning/entries";
import { isWorthEnlarging } from "../planning/is-worth-enlarging";
import { planLargePicture } from "../planning/plan-program";
import { NOTHING_YET, type Plan } from "../planning/planned-piece";
import { verdictOf } from "../planning/verdict";
import type { ProgramAt } from "../rows/program-at";
import type { ProgramSources } from "../sources";
import type { Composing } from "./composing";
import { makeDue } from "./make-due";
import { readKnownOf } from "./stand-ins";
import type { Work } from "./work";

const IDLE_MS = 2_000;
const BATCH_MS = 30_000;

/**
 * Makes a larger picture of a program that is ready and up to date, if its tracks have that much. Everything else comes
 * first. It's played once all of it is there, and left out if a piece of it can't be made or space gets short.
 * @param isGone whether storage has lost some of it
 * @returns after how many milliseconds to look again
 */
export async function enlarge(
  composing: Composing,
  at: ProgramAt,
  sources: ProgramSources,
  isGone: boolean,
): Promise<number> {
  const { large } = composing.options;
  if (!large || (at.enlargedVersion === at.version && !isGone)) {
    await letProgramRest(at.id);
    return IDLE_MS;
  }
  await requestProgramAgain(at.id);
  if (!large.mayGoOn()) return large.turnMs;
  const plan = composing.largePlan(() => planLargePicture({ ...sources, size: large.size }));
  const isWanted = isWorthEnlarging(spansIn(plan), large.lines);
  if (!isWanted || (await isStorageNearlyFull(at.workspaceId))) return leftOut(at);
  const known = await readKnownOf(at, plan, itself);
  const { size, mayGoOn } = large;
  const work: Work = { at, sources, plan, known, standIn: itself, size, mayGoOn, isLive: false, ends: null };
  const outcome = await makeDue(composing, work, BATCH_MS);
  if (outcome === "full") return leftOut(at);
  if (outcome !== "idle") return 0;
  const now = databaseNow();
  const verdicts = plan[LARGE_PICTURE].map(({ key }) => verdictOf(work.known.get(key), now));
  if (verdicts.includes("given_up")) return leftOut(at);
  if (!verdicts.every((verdict) => verdict === "stored")) return IDLE_MS;
  await addLargePicture(at, entriesAfter(NOTHING_YET, { plan, known: work.known, now, standIn: itself }));
  return 0;
}

/** A card would be worse than the smaller picture, which is there: nothing stands in. */
const itself: Work["standIn"] = (piece) => piece;

const spansIn = (plan: Plan) =>
  plan[LARGE_PICTURE].flatMap(({ content }) => (content.kind === "picture" ? [content.span] : []));

async function leftOut(at: ProgramAt): Promise<number> {
  await leaveOutLargePicture(at);
  return 0;
}
