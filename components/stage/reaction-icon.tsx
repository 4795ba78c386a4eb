import { Heart, Laugh, PartyPopper, ThumbsUp } from "lucide-react";
import type { Reaction } from "@/lib/live";

const ICONS = { applause: PartyPopper, heart: Heart, laugh: Laugh, thumbs_up: ThumbsUp };

/** The icon of a reaction. */
export function ReactionIcon({ kind, className }: { kind: Reaction; className?: string }) {
  if (kind === "surprise") return <Surprise className={className} />;
  const Icon = ICONS[kind];
  return <Icon className={className} aria-hidden />;
}

/** A face with an open mouth in the style of the other icons, because their set has none. */
function Surprise({ className }: { className: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className={className}
      aria-hidden
    >
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="15.5" r="2" />
      <path d="M9 9h.01M15 9h.01" />
    </svg>
  );
}
