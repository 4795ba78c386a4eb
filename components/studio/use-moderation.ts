"use client";

import { useMemo } from "react";
import { toast } from "sonner";
import { api } from "@/lib/client/api";
import { newKey } from "@/lib/client/new-key";
import type { ChatLine } from "@/lib/live";
import { useStudio } from "./studio-context";
import { tellTrouble } from "./tell-trouble";

export interface Moderation {
  send: (line: { id: string; text: string; reply_to?: string }) => Promise<null>;
  hide: (line: ChatLine) => void;
  show: (line: ChatLine) => void;
  pin: (line: ChatLine | null) => void;
  slowDown: (seconds: number) => void;
  ban: (author: ChatLine["author"]) => void;
  lift: (person: string) => Promise<void>;
}

/** What keeps a chat in order. What takes something away from somebody can be taken back at once. */
export function useModeration(): Moderation {
  const { controller } = useStudio();
  const { slug } = controller;
  return useMemo(() => {
    const as = `host:${slug}` as const;
    const setLine = ({ id }: ChatLine, state: "shown" | "hidden") =>
      api("updateChatLine", { as, params: { slug, line_id: id }, body: { state } });
    const lift = async (person: string) => {
      await api("liftChatBan", { as, params: { slug, person } });
    };
    const undo = (back: () => Promise<unknown>) => ({
      label: "Undo",
      onClick: () => void back().catch(tellTrouble),
    });
    return {
      send: async ({ id: _, ...body }) => {
        await api("sendChatLine", { as, params: { slug }, body, idempotencyKey: newKey() });
        return null;
      },
      hide: (line) =>
        void setLine(line, "hidden")
          .then(() => toast("The line is hidden", { action: undo(() => setLine(line, "shown")) }))
          .catch(tellTrouble),
      show: (line) => void setLine(line, "shown").catch(tellTrouble),
      pin: (line) =>
        void api("updateModeration", {
          as,
          params: { slug },
          body: { pinned_line_id: line?.id ?? null },
        }).catch(tellTrouble),
      slowDown: (slow_seconds) =>
        void api("updateModeration", { as, params: { slug }, body: { slow_seconds } }).catch(tellTrouble),
      ban: ({ person, name }) =>
        void api("banFromChat", { as, params: { slug, person }, body: { hide_lines: true } })
          .then(() =>
            toast(`${name} can write no more`, {
              description: "What they wrote is out of sight.",
              action: undo(() => lift(person)),
            }),
          )
          .catch(tellTrouble),
      lift,
    };
  }, [slug]);
}
