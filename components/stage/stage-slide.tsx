import type { StageState } from "@/lib/stage";
import { currentDeckPage, deckPageCount } from "@/lib/stage/deck-pages";
import css from "./stage-look.module.css";

/** The current slide: its image, or a card with its text. */
export function StageSlide({ state }: { state: StageState }) {
  const page = currentDeckPage(state);
  const count = deckPageCount(state);
  if (page?.image?.startsWith("/")) {
    return (
      // biome-ignore lint/performance/noImgElement: rendered once per slide at its own size
      <img
        src={page.image}
        alt={[page.title, ...page.lines].filter(Boolean).join(". ") || `Slide ${page.number}`}
        className="absolute inset-0 size-full bg-black object-contain"
      />
    );
  }
  return (
    <article data-layer="slide" className="absolute inset-0 flex flex-col justify-between p-[7cqw]">
      <div aria-hidden className="h-[0.9cqw] w-[12cqw] bg-(--stage-accent)" />
      <div className="flex min-h-0 flex-col gap-[2.5cqw]">
        <h3 className={`${css.display} line-clamp-3 text-balance text-[7cqw] leading-[1.05]`}>
          {page?.title || `Slide ${state.deck.page}`}
        </h3>
        {page && page.lines.length > 0 && (
          <ul className="flex flex-col gap-[1cqw] text-[3cqw] leading-snug">
            {page.lines.slice(0, 6).map((line) => (
              <li key={line} className="line-clamp-2">
                {line}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="tabular flex justify-between gap-[2cqw] text-(--stage-soft) text-[2.2cqw]">
        <span className="truncate">{state.title}</span>
        <span>{count > 0 ? `${state.deck.page} / ${count}` : state.deck.page}</span>
      </p>
    </article>
  );
}
