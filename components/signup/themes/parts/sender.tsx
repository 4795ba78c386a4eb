import type { SignupView } from "@/lib/signup/signup-view";

/** The brand's logo, or its name if there is none. */
export function Sender({ view, className }: { view: SignupView; className?: string }) {
  return (
    <p className={className}>
      {/* biome-ignore lint/performance/noImgElement: a logo, served unchanged */}
      {view.logo ? <img src={view.logo} alt={view.organiser} /> : view.organiser}
    </p>
  );
}
