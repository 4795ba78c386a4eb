import type { Operation } from "@/lib/operation/operation";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import type { Role } from "@/lib/platform/security/roles";
import type { ApiOptions } from "@/test/support/api";
import { pngImage } from "@/test/support/images";
import { type SignedIn, signedIn } from "@/test/support/sign-in";
import { makeWorkspace } from "@/test/support/workspace";
import { inputOf, namesTaken } from "./inputs";
import {
  accountMakers,
  colleague,
  environmentMakers,
  proposalPage,
  sessionOf,
  showAfter,
  showBefore,
  showOnAir,
  visitorOf,
} from "./page-populate";
import { type Maker, type Names, Stock } from "./stock";
import type { World } from "./world";

/**
 * A person at the dashboard and the visitors of two shows, with one of everything that their pages call for.
 */
export interface PageWorld extends World {
  personFor(op: Operation): SignedIn;
  /** Another person in the same workspace. */
  colleagueFor(op: Operation, role: Role): Promise<SignedIn>;
  /** The show that the operation is called for, and the other one. */
  showFor(op: Operation): Names;
  otherShow(op: Operation): Names;
  /** A key with all scopes of a workspace. */
  key: string;
}

/** Operations for a show that isn't on air yet. */
const BEFORE_THE_SHOW = ["goLive", "cancelCountdown", "prepareStage"];

/** Operations for a show that is over. */
const AFTER_THE_SHOW = ["answerSurvey"];

/**
 * These move the caller to another workspace or reduce their role, so a repeat can't be answered for the same
 * caller.
 */
const MOVES_THE_CALLER = ["switchWorkspace", "openWorkspace", "leaveWorkspace", "transferWorkspace"];

export const movesTheCaller = (op: Operation): boolean => MOVES_THE_CALLER.includes(op.id);
export const isVisit = (op: Operation): boolean => op.access !== "session" && op.access !== "api";
/** When the show takes place that the operation is called for. */
const timeOf = ({ id }: Operation): "before" | "after" | "onAir" =>
  BEFORE_THE_SHOW.includes(id) ? "before" : AFTER_THE_SHOW.includes(id) ? "after" : "onAir";

/** Whether it's called from the page of a proposal, which belongs to no show. */
const isOfProposal = ({ path }: Operation): boolean => path.startsWith("/proposals/");

/** What pages use up: the show with everyone in it, or the proposal. */
const usedBy = (op: Operation): string[] => (isOfProposal(op) ? ["proposal"] : ["slug"]);

/** A person with what their pages call for. */
interface Account {
  person: SignedIn;
  stock: Stock;
}

async function makeAccount(isRequested: (maker: Maker) => boolean = () => true): Promise<Account> {
  const person = await signedIn();
  return { person, stock: await Stock.filled(accountMakers(person).filter(isRequested)) };
}

/** A person for a single operation that moves its caller. */
const makeMover = (): Promise<Account> =>
  makeAccount(({ of }) => of.includes("workspace_id") || of.includes("user_id"));

/** Everything that the world's operations are called with. */
interface Cast {
  home: Account;
  mover: Account;
  hasMoved: boolean;
  stranger: Account;
  /** What the main account has in the other environment. */
  elsewhere: Names;
  /** Unrelated like those, but never used in a call. */
  unasked: { stranger: Account; elsewhere: Names };
  onAir: Stock;
  before: Stock;
  after: Stock;
  files: World["files"];
}

export async function makePageWorld(): Promise<PageWorld> {
  const key = await (await makeWorkspace()).key();
  const home = await makeAccount();
  const makeElsewhere = async () => (await Stock.filled(environmentMakers(home.person, "live"))).names;
  return worldOf(key, {
    home,
    mover: await makeMover(),
    hasMoved: false,
    stranger: await makeAccount(),
    elsewhere: await makeElsewhere(),
    unasked: { stranger: await makeAccount(), elsewhere: await makeElsewhere() },
    onAir: await Stock.filled([showOnAir(key), proposalPage()]),
    before: await Stock.filled([showBefore(key)]),
    after: await Stock.filled([showAfter(key)]),
    files: { "image/png": [await pngImage(), await pngImage({ width: 65 })] },
  });
}

function worldOf(key: string, { files, ...cast }: Cast): PageWorld {
  const accountFor = (op: Operation): Account => (movesTheCaller(op) ? cast.mover : cast.home);
  const showStock = (op: Operation): Stock => cast[timeOf(op)];
  const stockFor = (op: Operation): Stock => (isVisit(op) ? showStock(op) : accountFor(op).stock);
  const takenBy = (op: Operation): string[] => (isVisit(op) ? usedBy(op) : namesTaken(op));
  const colleagues = new Map<string, SignedIn>();
  return {
    key,
    foreign: cast.stranger.stock.names,
    otherEnvironment: cast.elsewhere,
    personFor: (op) => accountFor(op).person,
    async colleagueFor(op, role) {
      const { person } = accountFor(op);
      const name = `${person.workspaceId} ${role}`;
      const found = colleagues.get(name) ?? (await colleague(person, role));
      colleagues.set(name, found);
      return found;
    },
    showFor: (op) => showStock(op).names,
    otherShow: (op) => cast[timeOf(op) === "before" ? "onAir" : "before"].names,
    // Limits per IP address aren't the subject here.
    who: (op) => ({ ...callerOf(op, accountFor(op).person, showStock(op).names), address: newId("ip") }),
    paramsFor: (op) => ({ ...stockFor(op).names }),
    inputFor: (op) => inputOf(op, stockFor(op).names),
    strange(op) {
      const { stranger, elsewhere } = cast.unasked;
      const { person, stock } = stranger;
      const strangers = [
        person.workspaceId,
        person.user.id,
        person.user.email,
        ...Object.values(stock.names),
      ];
      return [...strangers, ...Object.values(isVisit(op) ? notForVisitors(op, this) : elsewhere)];
    },
    async ready(op) {
      if (movesTheCaller(op) && cast.hasMoved)
        Object.assign(cast, { mover: await makeMover(), hasMoved: false });
      await stockFor(op).renew(takenBy(op));
    },
    used(op) {
      if (movesTheCaller(op)) cast.hasMoved = true;
      stockFor(op).use(takenBy(op));
    },
    files,
    firstCalls: new Map(),
  };
}

/** Everything of the other show, and in their own show the links of people with more rights. */
function notForVisitors(op: Operation, world: PageWorld): Names {
  const { studio_key = "", backstage_token = "", join = "" } = world.showFor(op);
  const others = { ...world.otherShow(op) };
  if (op.access === "host") return others;
  return { ...others, "own studio": studio_key, "own backstage": backstage_token, "own join": join };
}

function callerOf(op: Operation, person: SignedIn, show: Names): ApiOptions {
  if (op.access === "api" || op.access === "session") return sessionOf(person, "test");
  if (op.access !== "public") return visitorOf(op.access, show);
  const origin = new URL(env().PUBLIC_URL).origin;
  const as = isOfProposal(op) ? `proposal:${show.proposal}` : `public:${show.slug}`;
  return { headers: { origin, "x-showrunner-as": as } };
}
