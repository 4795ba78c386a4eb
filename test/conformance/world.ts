import type { Operation, Prefixed } from "@/lib/operation/operation";
import type { ApiOptions } from "@/test/support/api";
import { pngImage } from "@/test/support/images";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import type { FirstCall } from "./first-call";
import { inputOf, namesTaken, paramsOf } from "./inputs";
import { makersFor } from "./populate";
import { type Names, Stock } from "./stock";

/** One of everything, a second workspace and a second environment to be kept apart from. */
export interface World {
  foreign: Names;
  otherEnvironment: Names;
  /** What a rightful caller of the operation sends along. */
  who(op: Operation): ApiOptions;
  paramsFor(op: Operation): Names;
  inputFor(op: Operation): Record<string, unknown>;
  /** Ids and addresses that no answer of the operation may hold. Nobody asks by them: calls may be told back. */
  strange(op: Operation): string[];
  /** Makes anew what the operation needs, as far as calls have used it up. */
  ready(op: Operation): Promise<void>;
  /** A call of the operation did what it is there for. */
  used(op: Operation): void;
  /** Two files of each content type that operations take. */
  files: Record<string, readonly Uint8Array[]>;
  /** The first successful call of each operation, for all rules that look at what it left. */
  firstCalls: Map<string, FirstCall>;
  /** The prefix that calls go to; an operation's first when unset. */
  prefix?: Prefixed;
}

export interface KeyWorld extends World {
  workspace: TestWorkspace;
  key: string;
}

export async function makeWorld(): Promise<KeyWorld> {
  const workspace = await makeWorkspace();
  const other = await makeWorkspace();
  const key = await workspace.key();
  const namesFor = async (whose: string) => (await Stock.filled(makersFor({ key: whose }))).names;
  const keyElsewhere = await workspace.key("live");
  const keyOfOther = await other.key();
  const unasked = [await namesFor(keyOfOther), await namesFor(keyElsewhere)];
  const stock = await Stock.filled(makersFor({ key }));
  return {
    workspace,
    key,
    foreign: await namesFor(keyOfOther),
    otherEnvironment: await namesFor(keyElsewhere),
    who: () => ({ key }),
    paramsFor: (op) => paramsOf(op, stock.names),
    inputFor: (op) => inputOf(op, stock.names),
    strange: () => [other.workspaceId, ...unasked.flatMap((names) => Object.values(names))],
    ready: (op) => stock.renew(namesTaken(op)),
    used: (op) => stock.use(namesTaken(op)),
    files: {
      "image/png": [await pngImage(), await pngImage({ width: 65 })],
      "application/pdf": [Buffer.from("%PDF-1.7\n% one\n"), Buffer.from("%PDF-1.7\n% two\n")],
      "text/csv": [
        Buffer.from("email,title\nada@example.com,Dr\n"),
        Buffer.from("email,title\nben@example.com,Dr\n"),
      ],
    },
    firstCalls: new Map(),
  };
}
