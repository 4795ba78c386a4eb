"use client";

import { useMemo } from "react";
import { toast } from "sonner";
import { api } from "@/lib/client/api";
import type { ChatLine } from "@/lib/live";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";

export interface Moderation {
  send: (line: { id: string; text: string; reply_to?: string }) => Promise<null>;
  hide: (line: ChatLine) => void;
  show: (line: ChatLine) => void;
  pin: (line: ChatLine | null) => void;
  slowDown: (seconds: number) => void;
  ban: (author: ChatLine["author"]) => void;
  lift: (person: string) => Promise<void>;
}

/** Chat moderation actions. Each that hides something offers an undo. */
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
      onClick: () => void back().catch(showError),
    });
    return {
      send: async ({ id, ...body }) => {
        // A retry as a reply to something else is another message.
        const idempotencyKey = `${id}${body.reply_to ?? ""}`;
        await api("sendChatLine", { as, params: { slug }, body, idempotencyKey });
        return null;
      },
      hide: (line) =>
        void setLine(line, "hidden")
          .then(() => toast("Message hidden", { action: undo(() => setLine(line, "shown")) }))
          .catch(showError),
      show: (line) => void setLine(line, "shown").catch(showError),
      pin: (line) =>
        void api("updateModeration", {
          as,
          params: { slug },
          body: { pinned_line_id: line?.id ?? null },
        }).catch(showError),
      slowDown: (slow_seconds) =>
        void api("updateModeration", { as, params: { slug }, body: { slow_seconds } }).catch(showError),
      ban: ({ person, name }) =>
        void api("banFromChat", { as, params: { slug, person }, body: { hide_lines: true } })
          .then(() =>
            toast(`${name} was banned from chat`, {
              description: "Their messages are hidden.",
              action: undo(() => lift(person)),
            }),
          )
          .catch(showError),
      lift,
    };
  }, [slug]);
}
