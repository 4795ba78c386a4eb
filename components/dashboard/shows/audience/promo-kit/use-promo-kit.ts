"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { toast } from "sonner";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import { putRead } from "@/lib/client/put-read";
import type { PromoKitItemWire, PromoKitWire } from "@/lib/modules/made/promo-kit/schema";
import { useEnvironment } from "../../../access/environment";
import { isOpen } from "./promo-words";

const MAKING_MS = 1_500;
/** Files' links are valid for 15 minutes. */
const LINKS_MS = 10 * 60_000;

/** Its cards and texts, or the clip of a teaser. */
const isBeingMade = ({ job, people }: PromoKitWire): boolean =>
  isOpen(job) ||
  people.some(({ items }) =>
    items.some(({ teaser }) => teaser?.clip_state === "queued" || teaser?.clip_state === "running"),
  );

type Change = { text?: string; state?: PromoKitItemWire["state"] };

/** A show's promo kit, read more often while it's being made. */
export function usePromoKit(slug: string, initial: PromoKitWire) {
  const { as, base } = useEnvironment();
  const queries = useQueryClient();
  const router = useRouter();
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(running.current);
  const queryKey = ["getPromoKit", as, slug];
  const params = { slug };
  const { data } = useQuery<PromoKitWire, ApiError>({
    queryKey,
    queryFn: async ({ signal }) => (await api("getPromoKit", { as, params, signal })).data,
    initialData: initial,
    refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? MAKING_MS : LINKS_MS),
    refetchOnWindowFocus: "always",
  });
  const reload = () => queries.invalidateQueries({ queryKey });
  /** Runs each thing once at a time, and says what went wrong. */
  const run = async (what: string, work: () => Promise<void>): Promise<void> => {
    if (running.current.has(what)) return;
    running.current.add(what);
    setBusy(new Set(running.current));
    try {
      await work();
    } catch (error) {
      toast.error((error as Error).message);
    } finally {
      running.current.delete(what);
      setBusy(new Set(running.current));
    }
  };
  const put = (item: PromoKitItemWire) =>
    putRead<PromoKitWire>(queries, queryKey, (before) => before && withItem(before, item));
  const save = async ({ id, version }: PromoKitItemWire, change: Change): Promise<void> => {
    const body = { ...change, expected_version: version };
    const path = { slug, item_id: id };
    await put((await api("updatePromoKitItem", { as, params: path, body, idempotencyKey: newKey() })).data);
  };
  /** An item as the server has it now; undefined if it's gone. */
  const latest = async (id: string): Promise<PromoKitItemWire | undefined> => {
    await reload();
    const kit = queries.getQueryData<PromoKitWire>(queryKey);
    return kit?.people.flatMap(({ items }) => items).find((item) => item.id === id);
  };
  const bundle = async (body: { person_id?: string; include?: "all" }) =>
    (await api("createPromoKitBundle", { as, params, body, idempotencyKey: newKey() })).data;
  return {
    kit: data,
    isBusy: (what: string): boolean => busy.has(what),
    generate: () =>
      run("generate", async () => {
        await api("generatePromoKit", { as, params, body: {}, idempotencyKey: newKey() });
        await reload();
      }),
    renderTeaser: (personId: string) =>
      run("teaser", async () => {
        const body = { person_ids: [personId], kinds: ["teaser" as const], render_teasers: true };
        await api("generatePromoKit", { as, params, body, idempotencyKey: newKey() });
        await reload();
      }),
    change: (item: PromoKitItemWire, change: Change) => run(item.id, () => save(item, change)),
    /** @throws ApiError for the editor to show */
    save,
    latest,
    approveAll: (items: readonly PromoKitItemWire[]) =>
      run("approve", async () => {
        for (const item of items) await save(item, { state: "approved" });
        toast.success(items.length === 1 ? "1 item approved" : `${items.length} items approved`);
      }),
    download: (personId?: string) =>
      run("download", async () => {
        const made = await bundle({ include: "all", ...(personId && { person_id: personId }) });
        window.location.assign(made.url);
      }),
    /** Drafts a message with what is approved, and opens it. */
    write: (personId: string, email: string) =>
      run("write", async () => {
        const { message } = await bundle({ person_id: personId });
        if (!message) return;
        const { subject, body: text } = message;
        const body = { subject, body: text, audience: { to: "guests" as const, emails: [email] } };
        const { data: draft } = await api("createCommunicationDraft", {
          ...{ as, params, body, idempotencyKey: newKey() },
        });
        router.push(`${base}/shows/${slug}/messages/${draft.id}`);
      }),
  };
}

export type PromoKitActions = ReturnType<typeof usePromoKit>;

const withItem = (kit: PromoKitWire, item: PromoKitItemWire): PromoKitWire => ({
  ...kit,
  people: kit.people.map((person) => ({
    ...person,
    items: person.items.map((one) => (one.id === item.id ? item : one)),
  })),
});
