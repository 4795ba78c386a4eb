"use client";

import { useState } from "react";
import { api } from "@/lib/client/api";
import { useEnvironment } from "../../access/environment";
import { useAction } from "../../parts/actions/use-action";

type Words = readonly string[];
export interface WordChange {
  add?: Words;
  remove?: Words;
}

/** The chat's blocked words. Each change is made to the list as it is by then, so that others' changes stay. */
export function useBlockedWords(read: Words) {
  const { as } = useEnvironment();
  const filter = useAction("setWordFilter");
  const [held, setHeld] = useState({ read, words: read });
  const [busy, setBusy] = useState(false);
  // The page has been read again.
  if (held.read !== read) setHeld({ read, words: read });
  /** @throws ApiError */
  const change = async ({ add = [], remove = [] }: WordChange): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await api("getWordFilter", { as });
      const words = [...new Set([...add, ...data.words])].filter((word) => !remove.includes(word));
      await filter.run({ body: { words } }, () => setHeld((now) => ({ ...now, words })));
    } finally {
      setBusy(false);
    }
  };
  return { words: held.words, busy, change };
}
