import clsx from "clsx";
import type { DeckSlide } from "./use-deck-slides";

/** A slide thumbnail. Its text is beside it or in the label of its container. */
export function SlideThumbnail({ slide, className }: { slide: DeckSlide; className?: string }) {
  const frame = clsx("aspect-video w-full overflow-hidden rounded-control", className);
  if (slide.thumbnail !== null)
    return (
      // biome-ignore lint/performance/noImgElement: our own file at this size, cached by its URL
      <img src={slide.thumbnail} alt="" loading="lazy" className={clsx(frame, "bg-black object-contain")} />
    );
  return (
    <span aria-hidden className={clsx(frame, "@container block bg-[#f7f6f2]")}>
      <span className="grid h-full place-items-center p-[6cqw]">
        <span className="line-clamp-3 text-balance text-center font-semibold text-[#16151c] text-[max(7px,10cqw)] leading-tight">
          {slide.title || slide.number}
        </span>
      </span>
    </span>
  );
}
