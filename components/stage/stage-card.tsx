import type { ReactNode } from "react";

interface StageCardProps {
  logo: string | null | undefined;
  children: ReactNode;
}

/** A full-stage card: the logo above a short text. */
export function StageCard({ logo, children }: StageCardProps) {
  return (
    <div
      role="status"
      data-layer="cover"
      className="absolute inset-0 flex flex-col items-center justify-center gap-[2cqw] p-[6cqw] text-center"
    >
      {/* biome-ignore lint/performance/noImgElement: a logo on this site, served unchanged */}
      {logo && <img src={logo} alt="" className="mb-[2cqw] max-h-[12cqw] max-w-[40cqw] object-contain" />}
      {children}
    </div>
  );
}
