"use client";

import { useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import type { PromoKitItemWire } from "@/lib/modules/made/promo-kit/schema";
import type { PromoKitActions } from "./use-promo-kit";

interface CopyDraft {
  text: string;
  /** The item that was edited: later ones may have someone else's text. */
  base: PromoKitItemWire;
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "version_conflict" && "expected_version" in error.fields;

/** Edits a text, without overwriting what someone else saved in between. */
export function useCopyEdit(item: PromoKitItemWire, actions: Pick<PromoKitActions, "save" | "latest">) {
  const [draft, setDraft] = useState<CopyDraft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** What someone else wrote. */
  const [theirs, setTheirs] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => {
    setDraft(null);
    setProblem(null);
    setTheirs(null);
  };
  const attempt = async ({ text, base }: CopyDraft): Promise<void> => {
    try {
      await actions.save(base, { text });
    } catch (error) {
      const now = isStale(error) ? await actions.latest(base.id) : undefined;
      if (!now || now.version === base.version) throw error;
      setDraft((typed) => typed && { ...typed, base: now });
      // Someone else approved it, for example.
      if (now.text === base.text) return attempt({ text, base: now });
      setTheirs(now.text ?? "");
      return;
    }
    close();
  };
  const save = async () => {
    if (!draft || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await attempt(draft);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return {
    draft: draft?.text ?? null,
    begin: () => setDraft((typed) => typed ?? { text: item.text ?? "", base: item }),
    type: (text: string) => setDraft((typed) => typed && { ...typed, text }),
    ...{ save, close, problem, theirs, busy },
  };
}

export type CopyEdit = ReturnType<typeof useCopyEdit>;
