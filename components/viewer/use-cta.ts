"use client";

import { useMemo, useState } from "react";
import type { CtaControl } from "@/components/stage/cta-control";
import { audienceApi } from "@/lib/client/audience-api";
import type { StageState } from "@/lib/stage";
import { ctaKey } from "@/lib/stage/cta-key";
import { useViewer } from "./viewer-context";

export interface ShownCta {
  /** Undefined without a call to action. */
  control: CtaControl | undefined;
  /** Its label while the viewer has hidden it; null otherwise. */
  hidden: string | null;
  /** Shows it again. */
  onFind: () => void;
}

/** The current call to action, and whether this viewer has hidden it. */
export function useCta(cta: StageState["cta"] | undefined): ShownCta {
  const { view, takesPart } = useViewer();
  const { slug } = view;
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  const { visible = false, label = "", url = "" } = cta ?? {};
  const key = useMemo(() => (visible ? ctaKey({ label, url }) : null), [visible, label, url]);
  return useMemo(() => {
    if (key === null) return { control: undefined, hidden: null, onFind: () => {} };
    const control: CtaControl = {
      href: `/watch/${slug}/to/${key}`,
      // The link works whether or not this call arrives. Clicks are counted per person.
      onFollow: () => {
        if (!takesPart) return;
        const params = { slug, cta: key };
        audienceApi("followCta", { as: `attendee:${slug}`, params, body: {}, patience: "background" }).catch(
          () => undefined,
        );
      },
      onDismiss: () => setAway((keys) => new Set(keys).add(key)),
    };
    const find = () => setAway((keys) => new Set([...keys].filter((other) => other !== key)));
    return { control, hidden: away.has(key) ? label : null, onFind: find };
  }, [slug, key, label, away, takesPart]);
}
