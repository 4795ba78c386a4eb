"use client";

import { ArrowUpRight } from "lucide-react";
import { buttonClasses } from "@/components/ui/button-classes";
import { afterApi } from "@/lib/client/after-api";
import { useViewer } from "../viewer-context";
import { lastBy } from "./last-by";
import type { ReplayAudience } from "./use-audience";

/** The call to action that the stage shows at this moment. */
export function ReplayCta({ calls, at }: Pick<ReplayAudience, "calls"> & { at: number }) {
  const { view, words, takesPart } = useViewer();
  const cta = lastBy(calls, at)?.cta;
  if (!cta) return null;
  const { slug } = view;
  const follow = () => {
    if (!takesPart) return;
    const call = { as: `attendee:${slug}`, params: { slug, cta: cta.key }, body: {} } as const;
    afterApi("followCta", { ...call, patience: "background" }).catch(() => undefined);
  };
  return (
    <a
      href={`/watch/${slug}/to/${cta.key}`}
      target="_blank"
      rel="noopener noreferrer nofollow"
      onClick={follow}
      onAuxClick={follow}
      className={buttonClasses("primary")}
    >
      <span dir="auto" className="min-w-0 truncate">
        {cta.label}
      </span>
      <ArrowUpRight className="size-4 shrink-0" aria-hidden />
      <span className="sr-only">{words.drawn.newTab}</span>
    </a>
  );
}
