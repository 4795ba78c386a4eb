import { z } from "zod";
import { list } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import { db, outsideTransaction } from "@/lib/platform/database/db";
import { newId, newUuid } from "@/lib/platform/runtime/ids";
import { type Flaw, ok, recording, type Verb } from "./flaw";
import { type Kind, UPLOAD } from "./kinds";
import {
  freshKeyEachTime,
  keyAlways,
  keyOfItsOwn,
  neverDry,
  takesAnyFile,
  takesBadBodies,
  unmetered,
  writesOnBadBodies,
} from "./on-the-way";

const WORKS = "its example works and has the declared shape";
const FOREIGN = "a foreign name reads like a random one";
const ANSWER = "its answer holds nothing of anyone else's";
const UNKNOWN = "unknown fields and parameters are refused";
const REPLAY = "an identical call replays and a changed one conflicts";
const KEY = "the key is demanded where the table says so";
const DRY = "a dry run writes nothing";
const READ = "a read writes nothing";
const GET = "what changes something is not called by GET";
const TRACES = "a write leaves an audit row and every call a usage row";
const STALE = "a stale version conflicts";
const FILES = "what is no file of its types is refused and leaves nothing";
const MALFORMED = "malformed bodies get an envelope and change nothing";

/** A table with rows of both keys and people, and the parameter that selects them. */
interface Table {
  param: string;
  find(id: string): Promise<{ workspaceId: string; environment: string } | null>;
  ids(workspaceId: string): Promise<string[]>;
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

const TABLES: Record<"key" | "session", Table> = {
  key: {
    param: "id",
    find: (id) => db().client.findUnique({ where: { id } }),
    ids: async (workspaceId) => idsOf(await db().client.findMany({ where: { workspaceId } })),
  },
  session: {
    param: "key_id",
    find: (id) => db().apiKey.findUnique({ where: { id } }),
    ids: async (workspaceId) => idsOf(await db().apiKey.findMany({ where: { workspaceId } })),
  },
};

const write = (workspaceId: string): Promise<unknown> =>
  outsideTransaction(() =>
    db().client.create({ data: { id: newUuid(), workspaceId, environment: "test", name: "leak" } }),
  );

const writing: Verb = async (ctx, input) => {
  await write(ctx.workspaceId);
  return recording(ctx, input);
};

const changing: Verb = async (ctx, input) => {
  const { workspaceId } = ctx;
  await outsideTransaction(() =>
    db().workspace.update({ where: { id: workspaceId }, data: { name: "Leak" } }),
  );
  return recording(ctx, input);
};

/** Returns anyone's row, unless this condition excludes it. */
const reading =
  (
    { find }: Table,
    field: string,
    isElsewhere: (row: { workspaceId: string }, own: string) => boolean,
  ): Verb =>
  async (ctx, input) => {
    const row = input[field] ? await find(input[field]) : null;
    if (!row || isElsewhere(row, ctx.workspaceId)) throw notFound();
    return ok;
  };

/** A list whose second page isn't limited to its owner. */
const leakingList: (table: Table) => Verb =
  ({ ids }) =>
  async (ctx, { cursor }) => {
    const others = await db().workspace.findMany({ where: { id: { not: ctx.workspaceId } } });
    const whose = cursor === "next" ? idsOf(others) : [ctx.workspaceId];
    const found = await Promise.all(whose.map(ids));
    return { items: found.flat(), nextCursor: cursor === "next" ? null : "next" };
  };

const auditedRead: Verb = async ({ workspaceId, environment, requestId }) => {
  const actor = { actorType: "key", actorId: "x", action: "planted", subjectType: "planted", subjectId: "x" };
  await db().auditEntry.create({
    data: { id: newId("aud"), workspaceId, environment, requestId, source: "http", ...actor },
  });
  return ok;
};

type Holders = Kind & keyof typeof TABLES;
type AnyFlaw = Omit<Flaw, "on">;

const get = { method: "GET" };

function flawsOfReads(on: Holders): AnyFlaw[] {
  const table = TABLES[on];
  const { param } = table;
  const one = { ...get, path: `/{${param}}`, params: z.strictObject({ [param]: z.string() }) };
  const field = on === "key" ? "client_id" : param;
  const asked = { ...get, query: z.strictObject({ [field]: z.string().optional() }) };
  const paged = {
    ...get,
    query: z.strictObject({ cursor: z.string().optional() }),
    output: list(z.string()),
  };
  const loose = { ...get, query: z.looseObject({}) };
  const ofAnyone = reading(table, param, () => false);
  const ofAnyEnvironment = reading(table, param, (row, own) => row.workspaceId !== own);
  const askedOfAnyone = reading(table, field, () => false);
  return [
    { name: "shape", rule: WORKS, says: /output ok/, declared: get, verb: async () => ({ ok: "yes" }) },
    { name: "foreign", rule: FOREIGN, says: /of another workspace/, declared: one, verb: ofAnyone },
    { name: "other", rule: FOREIGN, says: /of another environment/, declared: one, verb: ofAnyEnvironment },
    { name: "field", rule: FOREIGN, says: /field \w+ of another w/, declared: asked, verb: askedOfAnyone },
    { name: "leak", rule: ANSWER, says: /tells/, declared: paged, verb: leakingList(table) },
    { name: "loose-query", rule: UNKNOWN, says: /query/, declared: loose },
    { name: "read-writes", rule: READ, says: /rows of client changed/, declared: get, verb: writing },
    { name: "audited", rule: TRACES, says: /a read wrote/, declared: get, verb: auditedRead },
    { name: "unmetered", rule: TRACES, says: /0 usage rows/, declared: get, tamper: unmetered },
  ];
}

function flawsOfWrites(on: Holders): AnyFlaw[] {
  const keyRule = on === "key" ? keyOfItsOwn : keyAlways;
  return [
    { name: "silent", rule: WORKS, says: /answered 500/, verb: async () => ok },
    { name: "loose-body", rule: UNKNOWN, says: /body/, declared: { body: z.looseObject({}) } },
    { name: "twice", rule: REPLAY, says: /replay/, tamper: freshKeyEachTime },
    { name: "keyless", rule: KEY, says: /without a key/, tamper: keyRule },
    { name: "dry-insert", rule: DRY, says: /rows of client changed/, verb: writing },
    { name: "dry-update", rule: DRY, says: /rows of workspace changed/, verb: changing },
    { name: "dry-not", rule: DRY, says: /rows of audit_entry changed.*answered/, tamper: neverDry },
    { name: "by-get", rule: GET, says: /by GET/, declared: { ...get, effect: "write" } },
    { name: "unaudited", rule: TRACES, says: /no audit row/, verb: async () => ok },
    { name: "stale", rule: STALE, says: /answered 200/, declared: { method: "PATCH", versioned: true } },
    { name: "any-file", rule: FILES, says: /: 200/, declared: UPLOAD, tamper: takesAnyFile },
    { name: "bad-body", rule: MALFORMED, says: /: 200/, tamper: takesBadBodies },
    {
      name: "writes-first",
      rule: MALFORMED,
      says: /rows of client changed/,
      tamper: writesOnBadBodies(write),
    },
  ];
}

/** What can be wrong with an operation whoever calls it: once for keys, once for people. */
export const flawsOf = (on: Holders): Flaw[] =>
  [...flawsOfReads(on), ...flawsOfWrites(on)].map((flaw) => ({ ...flaw, on, name: `${on}-${flaw.name}` }));
