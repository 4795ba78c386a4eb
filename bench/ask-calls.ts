import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { passagesOfCall } from "@/lib/calls/answers";
import { askCalls } from "@/lib/modules/calls/call-answers/ask-calls";
import { storePassages } from "@/lib/modules/calls/passages";
import { asSystem } from "@/lib/operation/as-system";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { embedder } from "@/lib/providers/embeddings";
import { announce } from "./announce";

/** Hours of calls as they're stored, and questions about them, one after the other, in this process. */

const owner = { workspaceId: newId("wsp"), environment: "test" as const };
const WORDS_AN_HOUR = 9_000;
const WORDS_A_SENTENCE = 11;
const VOCABULARY = 20_000;

let state = 1;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

/** Few words are common, and most are rare, as in speech. */
const word = (): string => `w${Math.floor(VOCABULARY ** random())}x`;

function sentences() {
  return Array.from({ length: Math.round(WORDS_AN_HOUR / WORDS_A_SENTENCE) }, (_, line) => {
    const text = `${Array.from({ length: WORDS_A_SENTENCE - 1 }, word).join(" ")} ${Math.floor(random() * 900)}.`;
    return {
      text,
      speaker: line % 2 ? "Ana" : "Ben",
      start_sec: line * 4,
      line: line + 1,
      words: WORDS_A_SENTENCE,
    };
  });
}

async function storeHour(): Promise<void> {
  const id = newId("call");
  const now = new Date();
  await asSystem("bench.call", owner, async (ctx) => {
    await ctx.db.salesCall.create({
      data: {
        ...{ id, ...owner, callId: id, heldAt: now, language: "en", lineCount: 1, transcript: {} },
        ...{ createdAt: now, updatedAt: now },
      },
    });
    await storePassages(ctx, {
      of: { salesCallId: id },
      passages: passagesOfCall(sentences()),
      language: "en",
      about: "",
    });
  });
}

/** Any vectors: how long it takes doesn't depend on what they say. */
const VECTORS = `
UPDATE search_passage p SET engine = $1,
  direction = (SELECT decode(string_agg(md5(p.id::text || s), ''), 'hex') FROM generate_series(1, 24) s)
WHERE engine IS NULL`;
const SIZE = `
SELECT pg_table_size('search_passage')::float8 / 1048576 AS table, pg_indexes_size('search_passage')::float8 / 1048576 AS indexes,
  (SELECT count(*)::int FROM search_passage) AS passages`;

async function fill(hours: number): Promise<unknown> {
  for (let hour = 0; hour < hours; hour += 1) await storeHour();
  await sql("bench_vectors", VECTORS, [(await embedder().embedding()).engine]);
  await sql("bench_analyze", "ANALYZE search_passage");
  const [size] = await sql("bench_size", SIZE, []);
  return size;
}

async function ask(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let one = 0; one < count; one += 1) {
    const question = `How many ${Array.from({ length: 5 }, word).join(" ")} are there?`;
    const began = performance.now();
    await asSystem("bench.ask", owner, (ctx) => askCalls.prepare(ctx, { question }));
    times.push(performance.now() - began);
  }
  return times;
}

async function answer({ url = "/" }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(url, "http://bench");
  const many = Number(searchParams.get("many"));
  response.end(JSON.stringify(pathname === "/fill" ? await fill(many) : await ask(many)));
}

await db().workspace.create({
  data: { id: owner.workspaceId, name: "Bench", plan: "self_hosted", verifiedAt: new Date() },
});
const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.requestTimeout = 0;
announce(server);
