"use client";

import { Check, TriangleAlert } from "lucide-react";
import { useStore } from "@/components/room/use-store";
import { notices } from "./notices";

const ICONS = {
  ok: <Check className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden />,
  danger: <TriangleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />,
};

/**
 * Shows and announces the result of an action in the player. Our own, because the dashboard's toasts would
 * make up a twentieth of the player's script.
 */
export function NoticeLine() {
  const notice = useStore(notices);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4">
      {notice && (
        <p className="flex max-w-sm items-start gap-2.5 rounded-panel border border-line bg-surface-overlay p-3 font-medium text-base text-ink shadow-overlay">
          {ICONS[notice.tone]}
          {notice.text}
        </p>
      )}
    </div>
  );
}
