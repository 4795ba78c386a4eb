"use client";

import { NotebookPen } from "lucide-react";
import { useEffect, useState } from "react";
import { NotetakerWatch } from "@/components/room/notetaker/notetaker-watch";
import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { audienceApi } from "@/lib/client/audience-api";
import { fill } from "@/lib/signup/words/fill";
import { useViewer } from "../viewer-context";
import { notetakerWordsIn } from "./notetaker-words";

const EVERY_MS = 5_000;

/** A notetaker in the show, which an attendee on stage can remove. */
export function NotetakerNote() {
  const { slug, language } = useViewer().view;
  const words = notetakerWordsIn(language);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [watch] = useState(() => {
    const call = { as: `attendee:${slug}`, params: { slug } } as const;
    return new NotetakerWatch({
      read: async () => (await audienceApi("getAudienceNotetaker", { ...call, patience: "once" })).data,
      decide: async () => (await audienceApi("removeNotetakerFromStage", call)).data,
      onProblem: () => setFailed(true),
    });
  });
  const seen = useStore(watch.store);
  useEffect(() => {
    void watch.look();
    const timer = setInterval(() => void watch.look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [watch]);
  if (!seen) return null;
  async function remove() {
    setBusy(true);
    setFailed(false);
    await watch.decide("remove");
    setBusy(false);
  }
  return (
    <div role="status" className="flex basis-full flex-wrap items-center gap-2 text-base">
      <NotebookPen className="size-4 shrink-0" aria-hidden />
      <p className="min-w-48 flex-1">
        {failed
          ? words.failed
          : fill(seen.state === "in_call" ? words.listening : words.wants, { name: seen.name })}
      </p>
      <Button size="sm" busy={busy} onClick={() => void remove()}>
        {words.remove}
        <span className="sr-only"> {seen.name}</span>
      </Button>
    </div>
  );
}
