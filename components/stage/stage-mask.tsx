import type { StageState } from "@/lib/stage";

interface StageCardProps {
  state: StageState;
  logo: string | null | undefined;
}

const WORDS = {
  mask: "We will be right back.",
  hold: "The show is on hold. Please stay, we will be right back.",
  end: "This show was ended by its host.",
} as const;

/** Covers everything: what is behind it is not even drawn. */
export function StageMask({ state, logo }: StageCardProps) {
  const level = state.mask.level ?? "mask";
  return (
    <div
      role="status"
      className="absolute inset-0 flex flex-col items-center justify-center gap-[2cqw] bg-[#15141c] p-[6cqw] text-center"
    >
      {/* biome-ignore lint/performance/noImgElement: a logo of this site, as it is */}
      {logo && <img src={logo} alt="" className="mb-[2cqw] max-h-[12cqw] max-w-[40cqw] object-contain" />}
      <p className="font-semibold text-[clamp(16px,4cqw,56px)] leading-tight">{state.title}</p>
      <p className="text-[clamp(12px,2.4cqw,32px)] text-white/85">{state.mask.message || WORDS[level]}</p>
    </div>
  );
}
