"use client";

import { useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import type { EventWire } from "@/lib/modules/shows/events/schema";
import { useEnvironment } from "../../access/environment";
import { ForRole } from "../../access/for-role";
import { ShowPagePicker } from "../../shell/navigation/show-page-picker";
import { ShowMoves } from "../lifecycle/show-moves";
import { type Readiness, useReadiness } from "../lifecycle/use-readiness";
import { ShowStateBadge } from "../list/show-state-badge";
import { ShowWhen } from "./show-when";

interface ShowHeaderProps {
  show: Pick<EventWire, "slug" | "title" | "state" | "starts_at" | "timezone" | "links">;
  readiness: Readiness;
  /** How far the environment's clock is ahead of real time. */
  clockAheadSeconds: number;
}

/** Header of all pages of a show: title, state, date, and next step. */
export function ShowHeader({ show, readiness: initial, clockAheadSeconds }: ShowHeaderProps) {
  const { base } = useEnvironment();
  const home = `${base}/shows/${show.slug}`;
  const isHome = usePathname() === home;
  const readiness = useReadiness(show.slug, initial);
  useFreshReadiness(show.slug);
  const Title = isHome ? "h1" : "p";
  return (
    <header className="mb-6 border-line border-b pb-4 sm:pb-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 md:flex-nowrap">
        <div className="min-w-0">
          <Title className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-xl tracking-[-0.01em]">
            {isHome ? (
              <span className="min-w-0 break-words">{show.title}</span>
            ) : (
              <Link href={home} className="min-w-0 break-words rounded-sm hover:underline">
                {show.title}
              </Link>
            )}
            <ShowStateBadge state={show.state} />
          </Title>
          <ShowWhen show={show} clockAheadSeconds={clockAheadSeconds} />
        </div>
        <ForRole least="member">
          <div className="shrink-0">
            <ShowMoves show={show} readiness={readiness} variant={isHome ? "primary" : "secondary"} />
          </div>
        </ForRole>
      </div>
      <div className="mt-4 lg:hidden">
        <ShowPagePicker />
      </div>
    </header>
  );
}

/** The header stays mounted while pages change, so it reloads what the last page may have changed. */
function useFreshReadiness(slug: string): void {
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const path = usePathname();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    void queries.invalidateQueries({ queryKey: ["getEventReadiness", as, slug] });
  }, [queries, as, slug, path]);
}
