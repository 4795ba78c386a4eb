import type { Operation, Prefixed } from "@/lib/operation/operation";
import type { Environment } from "@/lib/platform/security/principal";
import type { ApiOptions } from "@/test/support/api";
import { pngImage } from "@/test/support/images";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import type { FirstCall } from "./first-call";
import { inputOf, namesTaken, paramsOf } from "./inputs";
import { makersFor } from "./populate";
import { type Maker, type Names, Stock } from "./stock";

/** One of everything, and a second workspace and a second environment that must stay separate. */
export interface World {
  foreign: Names;
  otherEnvironment: Names;
  /** The headers of a rightful caller of the operation. */
  who(op: Operation): ApiOptions;
  paramsFor(op: Operation): Names;
  inputFor(op: Operation): Record<string, unknown>;
  /**
   * Ids and addresses that no response of the operation may contain. They are never used in a call, since
   * inputs may be echoed.
   */
  strange(op: Operation): string[];
  /** Recreates what the operation needs, if calls have used it up. */
  ready(op: Operation): Promise<void>;
  /** Records that a call of the operation succeeded. */
  used(op: Operation): void;
  /** Two files of each content type that operations accept. */
  files: Record<string, readonly Uint8Array[]>;
  /** The first successful call of each operation, for all rules that check its effects. */
  firstCalls: Map<string, FirstCall>;
  /** The path prefix of calls; by default an operation's first. */
  prefix?: Prefixed;
}

export interface KeyWorld extends World {
  workspace: TestWorkspace;
  key: string;
  /** For sales calls. */
  callKey: string;
}

const makersOf = async (whose: TestWorkspace, environment: Environment): Promise<Maker[]> =>
  makersFor({ key: await whose.key(environment) }, { key: await whose.callKey(environment) });

/** Without a second workspace and environment, which take four fifths of the time: for suites that don't look at them. */
export async function makeOwnWorld(): Promise<KeyWorld> {
  const workspace = await makeWorkspace();
  const key = await workspace.key();
  const callKey = await workspace.callKey();
  const stock = await Stock.filled(makersFor({ key }, { key: callKey }));
  return {
    workspace,
    key,
    callKey,
    foreign: {},
    otherEnvironment: {},
    who: ({ scope }) => ({ key: scope === "calls" ? callKey : key }),
    paramsFor: (op) => paramsOf(op, stock.names),
    inputFor: (op) => inputOf(op, stock.names),
    strange: () => [],
    ready: (op) => stock.renew(namesTaken(op)),
    used: (op) => stock.use(namesTaken(op)),
    files: {
      "image/png": [await pngImage(), await pngImage({ width: 65 })],
      "text/plain": [Buffer.from("Bread costs 3 euros."), Buffer.from("Cake costs 4 euros.")],
      "application/pdf": [Buffer.from("%PDF-1.7\n% one\n"), Buffer.from("%PDF-1.7\n% two\n")],
      "text/csv": [
        Buffer.from("email,title\nada@example.com,Dr\n"),
        Buffer.from("email,title\nben@example.com,Dr\n"),
      ],
    },
    firstCalls: new Map(),
  };
}

export async function makeWorld(): Promise<KeyWorld> {
  const own = await makeOwnWorld();
  const other = await makeWorkspace();
  const namesFor = async (whose: TestWorkspace, environment: Environment) =>
    (await Stock.filled(await makersOf(whose, environment))).names;
  const unasked = [await namesFor(other, "test"), await namesFor(own.workspace, "live")];
  return {
    ...own,
    foreign: await namesFor(other, "test"),
    otherEnvironment: await namesFor(own.workspace, "live"),
    strange: () => [other.workspaceId, ...unasked.flatMap((names) => Object.values(names))],
  };
}
