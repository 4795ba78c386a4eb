"use client";

import { useCallback, useEffect, useState } from "react";
import { asApiError } from "@/components/room/as-api-error";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import { Latest } from "@/lib/client/latest";

export type Door = { state: "knocking" } | { state: "open" } | { state: "closed"; problem: ApiError };

/** Removes the key from the address bar and exchanges it for a cookie. */
function takeKey(): string | null {
  const address = new URL(window.location.href);
  const key = address.searchParams.get("key");
  if (key === null) return null;
  address.searchParams.delete("key");
  window.history.replaceState(window.history.state, "", address);
  return key;
}

/** Opens the studio with the link's key, or with an existing cookie or session. */
export function useStudioDoor(slug: string): [Door, () => void] {
  const [door, setDoor] = useState<Door>({ state: "knocking" });
  const [knocks] = useState(() => new Latest());
  const [key, setKey] = useState<string | null | undefined>(undefined);

  const knock = useCallback(
    async (held: string | null) => {
      const isLatest = knocks.start();
      setDoor({ state: "knocking" });
      try {
        if (held !== null)
          await api("enterStudio", { as: `public:${slug}`, params: { slug }, body: { key: held } });
        if (isLatest()) setDoor({ state: "open" });
      } catch (error) {
        if (isLatest()) setDoor({ state: "closed", problem: asApiError(error) });
      }
    },
    [slug, knocks],
  );

  useEffect(() => {
    setKey((known) => (known === undefined ? takeKey() : known));
  }, []);
  useEffect(() => {
    if (key !== undefined) void knock(key);
  }, [key, knock]);

  return [door, () => void knock(key ?? null)];
}
