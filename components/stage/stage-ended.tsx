import type { StageState } from "@/lib/stage";

interface StageEndedProps {
  state: StageState;
  logo: string | null | undefined;
}

export function StageEnded({ state, logo }: StageEndedProps) {
  return (
    <div
      role="status"
      className="absolute inset-0 flex flex-col items-center justify-center gap-[2cqw] bg-[#0c0c11] p-[6cqw] text-center"
    >
      {/* biome-ignore lint/performance/noImgElement: a logo of this site, as it is */}
      {logo && <img src={logo} alt="" className="mb-[2cqw] max-h-[12cqw] max-w-[40cqw] object-contain" />}
      <p className="text-[clamp(12px,2.4cqw,32px)] text-white/80">That was</p>
      <p className="text-balance font-semibold text-[clamp(18px,5cqw,72px)] leading-[1.1] tracking-[-0.02em]">
        {state.title}
      </p>
      <p className="text-[clamp(12px,2.4cqw,32px)] text-white/80">Thank you for being here.</p>
    </div>
  );
}
