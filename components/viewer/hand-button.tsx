"use client";

import { Hand } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { audienceApi } from "@/lib/client/audience-api";
import { say } from "./notices/notices";
import { useViewer } from "./viewer-context";

/** Raises the viewer's hand to come on stage. `changes` increases when the crew may have answered. */
export function HandButton({ changes }: { changes: number }) {
  const viewer = useViewer();
  const { slug } = viewer.view;
  const words = viewer.words.hand;
  const [raised, setRaised] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let over = false;
    // Reloads on every change; the number itself has no meaning.
    void changes;
    audienceApi("getMyHand", { as: `attendee:${slug}`, params: { slug } }).then(
      ({ data }) => !over && setRaised(data.raised),
      () => {},
    );
    return () => {
      over = true;
    };
  }, [slug, changes]);

  async function toggle() {
    setBusy(true);
    try {
      const body = { raised: !raised };
      const { data } = await audienceApi("setMyHand", { as: `attendee:${slug}`, params: { slug }, body });
      setRaised(data.raised);
      if (data.raised) say("ok", words.confirmed);
    } catch {
      say("danger", words.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <IconButton
      label={raised ? words.lower : words.raise}
      aria-pressed={raised}
      busy={busy}
      onClick={() => void toggle()}
      variant={raised ? "primary" : "ghost"}
      icon={<Hand className="size-5" aria-hidden />}
    />
  );
}
