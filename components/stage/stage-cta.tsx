import { ArrowUpRight } from "lucide-react";
import type { StageState } from "@/lib/stage";
import { safeLink } from "./safe-link";

interface StageCtaProps {
  cta: StageState["cta"];
  onFollow: (() => void) | undefined;
}

export function StageCta({ cta, onFollow }: StageCtaProps) {
  const href = safeLink(cta.url);
  if (!cta.visible || !href || !cta.label) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      onClick={onFollow}
      className="inline-flex min-h-8 max-w-[80cqw] items-center gap-[0.5em] rounded-full bg-white px-[1.2em] py-[0.5em] font-semibold text-[clamp(12px,1.8cqw,18px)] text-black"
    >
      <span className="truncate">{cta.label}</span>
      <ArrowUpRight className="size-[1.1em] shrink-0" aria-hidden />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
