"use client";

import clsx from "clsx";
import { useEffect, useState } from "react";

export interface PageHeading {
  id: string;
  text: string;
  level: 2 | 3;
}

const TOP_PX = 96;

/** Headings of the page, with the current one highlighted. */
export function OnThisPage({ headings }: { headings: readonly PageHeading[] }) {
  const here = useHeadingInView(headings);
  return (
    <nav aria-label="On this page" className="text-sm">
      <p className="mb-2 font-semibold">On this page</p>
      <ul className="flex flex-col border-line border-l">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === here ? "location" : undefined}
              className={clsx(
                "-ml-px block border-l py-1",
                level === 2 ? "pl-3" : "pl-6",
                id === here
                  ? "border-accent text-accent"
                  : "border-transparent text-ink-muted hover:text-ink",
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useHeadingInView(headings: readonly PageHeading[]): string | undefined {
  const [here, setHere] = useState<string>();
  useEffect(() => {
    const look = () => {
      const passed = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < TOP_PX;
      });
      setHere(passed.at(-1)?.id ?? headings[0]?.id);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [headings]);
  return here;
}
