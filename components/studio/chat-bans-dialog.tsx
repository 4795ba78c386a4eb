"use client";

import { useCallback, useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";
import { useLook } from "./use-look";
import { useModeration } from "./use-moderation";

interface ChatBansDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Ban = DataOf<"listChatBans">[number];

/** Lists banned people and lifts bans. */
export function ChatBansDialog({ open, onOpenChange }: ChatBansDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Banned from chat"
      description="Banned people can still watch. Unbanning someone lets them chat again and restores their hidden messages."
    >
      {open && <Bans />}
    </Dialog>
  );
}

function Bans() {
  const { controller } = useStudio();
  const { slug } = controller;
  const read = useCallback(async () => {
    const options = { as: `host:${slug}`, params: { slug }, query: { limit: 200 } } as const;
    return (await api("listChatBans", options)).data;
  }, [slug]);
  const { answer: bans, failed, look } = useLook(read, null);
  if (!bans)
    return (
      <p className="text-ink-muted text-sm">
        {failed ? "Couldn’t load who is banned. Retrying…" : "Loading…"}
      </p>
    );
  if (bans.length === 0) return <p className="text-ink-muted text-sm">No one is banned.</p>;
  return (
    <ul className="max-h-80 overflow-y-auto">
      {bans.map((ban) => (
        <BanRow key={ban.person} ban={ban} onLifted={look} />
      ))}
    </ul>
  );
}

function BanRow({ ban, onLifted }: { ban: Ban; onLifted: () => Promise<void> }) {
  const { lift } = useModeration();
  const [busy, setBusy] = useState(false);
  async function letWrite() {
    setBusy(true);
    await lift(ban.person).then(onLifted).catch(showError);
    setBusy(false);
  }
  return (
    <li className="flex items-center gap-2.5 border-line border-b py-2 last:border-b-0">
      <Avatar name={ban.name} size={28} />
      <span className="min-w-0 flex-1 truncate text-base">{ban.name}</span>
      <Button size="sm" busy={busy} onClick={() => void letWrite()}>
        Unban
      </Button>
    </li>
  );
}
