import { ArrowUpRight, X } from "lucide-react";
import type { CtaControl } from "./cta-control";
import { useStageWords } from "./use-stage-words";

interface StageCtaProps {
  cta: { label: string; href: string };
  control: CtaControl | undefined;
}

export function StageCta({ cta, control }: StageCtaProps) {
  const words = useStageWords();
  return (
    <div data-layer="cta" className="flex max-w-full items-stretch overflow-hidden rounded-full">
      <a
        href={control?.href ?? cta.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        onClick={control?.onFollow}
        onAuxClick={control?.onFollow}
        className="inline-flex min-h-8 pointer-coarse:min-h-11 min-w-0 flex-1 items-center gap-[0.5em] rounded-full px-[1.2em] py-[0.4em] font-semibold -outline-offset-3"
      >
        <span className="line-clamp-2 wrap-anywhere leading-tight">{cta.label}</span>
        <ArrowUpRight className="size-[1.1em] shrink-0" aria-hidden />
        <span className="sr-only">{words.newTab}</span>
      </a>
      {control && (
        <button
          type="button"
          onClick={control.onDismiss}
          aria-label={`${words.hideCta}: ${cta.label}`}
          className="grid min-w-9 pointer-coarse:min-w-11 place-items-center rounded-full pr-[0.4em] -outline-offset-3 hover:bg-current/15"
        >
          <X className="size-[1.1em]" aria-hidden />
        </button>
      )}
    </div>
  );
}
