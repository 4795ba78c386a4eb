import clsx from "clsx";
import type { Look } from "./shorts";

const SHAPES: Record<string, string> = {
  vertical: "aspect-9/16 w-20",
  square: "aspect-square w-28",
  horizontal: "aspect-video w-40",
};
/** What captions have if the brand has no color. */
const HIGHLIGHTS: Record<string, string> = { speaker_focus: "#ffd60a", editorial_motion: "#d6452b" };

/** A sketch of a look: its shape, and how the word that is said is marked. */
export function LookSample({ look }: { look: Look }) {
  const isPaper = look.template_id === "editorial_motion";
  const color = look.highlight || HIGHLIGHTS[look.template_id] || "#ffd60a";
  return (
    <div className="grid h-40 place-items-center rounded-media bg-surface-sunken" aria-hidden>
      <div
        className={clsx(
          "relative flex flex-col overflow-hidden rounded-control shadow-overlay",
          SHAPES[look.orientation] ?? SHAPES.vertical,
          isPaper ? "bg-[#f6f1e7] text-[#17140f]" : "bg-[#24262d] text-white",
        )}
      >
        {isPaper && <div className="m-1.5 mb-0 h-1/2 rounded-sm bg-[#cfc6b4]" />}
        {!isPaper && (
          <div className="absolute inset-x-[28%] top-[16%] bottom-[38%] rounded-full bg-[#4a4e5a]" />
        )}
        {look.captions && (
          <p
            className={clsx(
              "absolute inset-x-1 bottom-[14%] text-center font-bold leading-tight",
              { sm: "text-[8px]", md: "text-[10px]", lg: "text-[12px]" }[look.size] ?? "text-[10px]",
              look.preset === "impact" && "uppercase",
              isPaper && "font-serif",
            )}
          >
            <span className={look.preset === "block" ? "bg-[#0a0a0ce0] px-1 text-white" : ""}>
              Say <Marked preset={look.preset} color={color} /> well
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function Marked({ preset, color }: { preset: string; color: string }) {
  if (preset === "pill")
    return (
      <span className="rounded-[3px] px-0.5 text-black" style={{ background: color }}>
        it
      </span>
    );
  if (preset === "underline") return <span style={{ boxShadow: `0 2px 0 ${color}` }}>it</span>;
  if (preset === "bracket")
    return (
      <span>
        <span style={{ color }}>[</span>it<span style={{ color }}>]</span>
      </span>
    );
  if (preset === "minimal") return <span>it</span>;
  return <span style={{ color }}>it</span>;
}
