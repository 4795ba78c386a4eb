import { ArrowUpRight } from "lucide-react";
import { useStageWords } from "./use-stage-words";

interface StageCtaProps {
  cta: { label: string; href: string };
  onFollow: (() => void) | undefined;
}

export function StageCta({ cta, onFollow }: StageCtaProps) {
  const words = useStageWords();
  return (
    <a
      data-layer="cta"
      href={cta.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      onClick={onFollow}
      className="inline-flex min-h-8 max-w-full items-center gap-[0.5em] rounded-full bg-white px-[1.2em] py-[0.4em] font-semibold text-[clamp(12px,1.7cqw,20px)] text-black"
    >
      <span className="truncate">{cta.label}</span>
      <ArrowUpRight className="size-[1.1em] shrink-0" aria-hidden />
      <span className="sr-only">{words.newTab}</span>
    </a>
  );
}
