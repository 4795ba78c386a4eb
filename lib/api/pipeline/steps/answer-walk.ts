import { Readable } from "node:stream";
import { LINES_TYPE } from "@/lib/api/wire/lines";
import type { VerbRun } from "@/lib/operation/make-ctx";
import type { Page, Walk } from "@/lib/operation/operation";
import type { Call, Outcome } from "../call-state";
import { answer } from "./answer";
import type { Parsed } from "./parse";

/** Returns one page of a list in the envelope, or all of it as lines if the caller wants that. */
export async function answerWalk(
  call: Call,
  parsed: Parsed,
  verbRun: VerbRun,
  walk: Walk<unknown>,
): Promise<Outcome> {
  const { op, meta } = call;
  if (!meta.asLines) return answer(call, parsed, verbRun, await pageOf(walk));
  const headers = { ...call.headers, "Content-Type": `${LINES_TYPE}; charset=utf-8` };
  const stream = await linesOf(walk);
  if (meta.method === "HEAD") stream.destroy();
  return { status: op.status, body: "", headers, ...(meta.method === "HEAD" ? {} : { stream }) };
}

async function pageOf<Item>({ limit, items, cursorAfter }: Walk<Item>): Promise<Page<Item>> {
  const page: Item[] = [];
  for await (const item of items) {
    const last = page.at(-1);
    if (last !== undefined && page.length === limit) return { items: page, nextCursor: cursorAfter(last) };
    page.push(item);
  }
  return { items: page, nextCursor: null };
}

/** Reads the first item before the response begins, so that a failure can still be a response of its own. */
async function linesOf({ items }: Walk<unknown>): Promise<Readable> {
  const reader = items[Symbol.asyncIterator]();
  const first = await reader.next();
  async function* lines() {
    try {
      for (let next = first; !next.done; next = await reader.next()) yield `${JSON.stringify(next.value)}\n`;
    } finally {
      await reader.return?.();
    }
  }
  return Readable.from(lines(), { objectMode: false });
}
