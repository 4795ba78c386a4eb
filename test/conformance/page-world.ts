import type { Operation } from "@/lib/operation/operation";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import type { ApiOptions } from "@/test/support/api";
import { type SignedIn, signedIn } from "@/test/support/sign-in";
import { makeWorkspace } from "@/test/support/workspace";
import {
  populateAccount,
  populateEnvironment,
  populateShows,
  populateSome,
  type ShowNames,
  sessionOf,
  visitorOf,
} from "./page-populate";
import type { Names } from "./populate";
import { inputOf, type World } from "./world";

/** Somebody at the dashboard and the visitors of two shows, with one of everything that their pages call for. */
export interface PageWorld extends World {
  person: SignedIn;
  account: Names;
  shows: Shows;
  /** A key that may do everything in the person's environment. */
  key: string;
}

type Shows = Awaited<ReturnType<typeof populateShows>>;

/** Operations for a show that is not on air yet. */
const BEFORE_THE_SHOW = ["goLive", "prepareStage"];

/** Names that an operation needs besides those in its path. */
const NEEDS: Record<string, readonly string[]> = {
  transferWorkspace: ["user_id"],
  leaveWorkspace: ["user_id"],
  previewAuthorization: ["app_id"],
  approveAuthorization: ["app_id"],
};

export const isVisit = (op: Operation): boolean => op.access !== "session" && op.access !== "api";

export async function makePageWorld(): Promise<PageWorld> {
  const person = await signedIn();
  const stranger = await signedIn();
  const workspace = await makeWorkspace();
  return worldOf({
    person,
    account: await populateAccount(person),
    shows: await populateShows(await workspace.key()),
    key: await workspace.key(),
    foreign: await populateAccount(stranger),
    otherEnvironment: await populateEnvironment(person, "live"),
  });
}

type Parts = Pick<PageWorld, "person" | "account" | "shows" | "key" | "foreign" | "otherEnvironment">;

function worldOf(parts: Parts): PageWorld {
  const { person, account, shows } = parts;
  const showOf = (op: Operation): ShowNames => (BEFORE_THE_SHOW.includes(op.id) ? shows.quiet : shows.onAir);
  const namesOf = (op: Operation): Names => (isVisit(op) ? showOf(op) : account);
  // Limits that count by address are not what is looked at here.
  const address = newId("ip");
  return {
    ...parts,
    names: account,
    who: (op) => ({ ...callerOf(op, person, showOf(op)), address }),
    paramsFor: namesOf,
    inputFor: (op) => inputOf(op, namesOf(op)),
    fresh: (op) => renewed(op, parts),
  };
}

/** Only what the operation may use up is made anew. */
async function renewed(op: Operation, parts: Parts): Promise<PageWorld> {
  if (isVisit(op)) return worldOf({ ...parts, shows: await populateShows(parts.key) });
  const person = await signedIn();
  const account = await populateSome(person, [...Object.keys(op.params.shape), ...(NEEDS[op.id] ?? [])]);
  return worldOf({ ...parts, person, account });
}

function callerOf(op: Operation, person: SignedIn, show: ShowNames): ApiOptions {
  if (op.access === "api" || op.access === "session") return sessionOf(person, "test");
  if (op.access !== "public") return visitorOf(op.access, show);
  const origin = new URL(env().PUBLIC_URL).origin;
  return { headers: { origin, "x-showrunner-as": `public:${show.slug}` } };
}
