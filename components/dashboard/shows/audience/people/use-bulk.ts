"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import { retryWhenLimited } from "@/lib/client/retry-when-limited";
import { useEnvironment } from "../../../access/environment";
import { type Changed, doneWords, inverseOf, type PeopleAction } from "./people-actions";
import type { PeopleQuery } from "./people-query";

/** Small enough that a signup for the same show is hardly delayed. */
const AT_ONCE = 50;
const PAGE = 200;
/** How often a batch is sent that isn't answered. */
const TRIES = 3;

export interface BulkOutcome {
  text: string;
  /** Why it was refused, with the number of people per reason. */
  problems: { message: string; count: number }[];
  undo: { action: PeopleAction; ids: string[] }[];
}

interface BulkOptions {
  slug: string;
  query: PeopleQuery;
  onChanged: (action: PeopleAction, ids: ReadonlySet<string>) => void;
}

interface Step {
  action: PeopleAction;
  ids: readonly string[];
}

/** Sends a batch again with its key: what it changed is then known, although the first answer came too late. */
async function untilAnswered<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await send();
    } catch (error) {
      const isLost = error instanceof ApiError && error.code === "offline";
      if (!isLost || tries === TRIES) throw error;
    }
}

/** Applies an action to many people in batches, with progress and a way to stop between batches. */
export function useBulk({ slug, query, onChanged }: BulkOptions) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const stopped = useRef(false);

  async function changeAll({ action, ids }: Step, onProgress: (done: number) => void) {
    const changed: Changed = [];
    let done = 0;
    const problems = new Map<string, number>();
    const add = (message: string, count: number) =>
      problems.set(message, (problems.get(message) ?? 0) + count);
    for (let from = 0; from < ids.length && !stopped.current; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      try {
        const body = {
          registration_ids: [...some],
          action,
          ...(action === "send_confirmation" ? { send: true } : {}),
        };
        const idempotencyKey = newKey();
        const { data } = await untilAnswered(() =>
          retryWhenLimited(() => api("changePeople", { as, params: { slug }, body, idempotencyKey })),
        );
        changed.push(...data.changed);
        done += some.length;
        for (const { message } of data.problems) add(message, 1);
        onChanged(action, new Set(data.changed.map(({ registration_id }) => registration_id)));
      } catch (error) {
        add(
          error instanceof Error ? error.message : "Couldn’t update these people. Try again.",
          ids.length - from,
        );
        break;
      }
      onProgress(done);
    }
    const left = ids.slice(done);
    return { changed, left, problems: [...problems].map(([message, count]) => ({ message, count })) };
  }

  /** Ids of everyone who matches the filters, in the list's order. */
  async function everyone(): Promise<string[]> {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const from = cursor;
      const { data, meta } = await retryWhenLimited(() =>
        api("listRegistrations", { as, params: { slug }, query: { ...query, limit: PAGE, cursor: from } }),
      );
      ids.push(...data.map(({ id }) => id));
      cursor = meta.next_cursor ?? undefined;
    } while (cursor && !stopped.current);
    return ids;
  }

  async function run(steps: () => Promise<Step[]>, undoing: boolean) {
    stopped.current = false;
    setOutcome(undefined);
    setProgress({ done: 0, of: 0 });
    try {
      const all = await steps();
      const of = all.reduce((sum, { ids }) => sum + ids.length, 0);
      let before = 0;
      const results: BulkOutcome = { text: "", problems: [], undo: [] };
      const texts: string[] = [];
      for (const step of all) {
        const { changed, left, problems } = await changeAll(step, (done) =>
          setProgress({ done: before + done, of }),
        );
        before += step.ids.length;
        texts.push(doneWords(step.action, changed.length));
        results.problems.push(...problems);
        if (!undoing) results.undo.push(...inverseOf(step.action, changed));
        else if (left.length > 0) results.undo.push({ action: step.action, ids: left });
      }
      setOutcome({ ...results, text: texts.join(" ") });
    } catch (error) {
      const message = error instanceof Error ? error.message : "Couldn’t update these people. Try again.";
      setOutcome({ text: "", problems: [{ message, count: 0 }], undo: [] });
    } finally {
      setProgress(undefined);
      router.refresh();
    }
  }

  return {
    progress,
    outcome,
    dismiss: () => setOutcome(undefined),
    stop: () => {
      stopped.current = true;
    },
    change: (action: PeopleAction, ids: readonly string[] | "everyone") =>
      run(async () => [{ action, ids: ids === "everyone" ? await everyone() : ids }], false),
    undo: (steps: readonly Step[]) => run(async () => [...steps], true),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
