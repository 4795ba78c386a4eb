"use client";

import { useCallback, useEffect, useState } from "react";
import { asApiError } from "@/components/room/as-api-error";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import { Latest } from "@/lib/client/latest";
import type { PublicShow, Welcome } from "./backstage-types";

export type BackstageDoor =
  | { state: "knocking" }
  | { state: "open"; welcome: Welcome; show: PublicShow | null }
  | { state: "closed"; problem: ApiError };

/** Exchanges the link for a cookie, and loads the invitation and the public show page. */
export function useBackstageDoor(slug: string, token: string): [BackstageDoor, () => void] {
  const [door, setDoor] = useState<BackstageDoor>({ state: "knocking" });
  const [knocks] = useState(() => new Latest());
  const knock = useCallback(async () => {
    const isLatest = knocks.start();
    setDoor({ state: "knocking" });
    try {
      const as = `public:${slug}` as const;
      const { data: welcome } = await api("enterBackstage", { as, params: { slug }, body: { token } });
      // The public page is optional: it says only whether the audience chats.
      const show = await api("getPublicEvent", { as, params: { slug } }).then(
        ({ data }) => data,
        () => null,
      );
      if (isLatest()) setDoor({ state: "open", welcome, show });
    } catch (error) {
      if (isLatest()) setDoor({ state: "closed", problem: asApiError(error) });
    }
  }, [slug, token, knocks]);
  useEffect(() => void knock(), [knock]);
  return [door, () => void knock()];
}
