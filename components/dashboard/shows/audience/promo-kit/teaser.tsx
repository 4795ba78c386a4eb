"use client";

import { Scissors } from "lucide-react";
import { ButtonLink } from "@/components/ui/button-link";
import { onThisSite } from "@/lib/client/on-this-site";
import type { PromoKitItemWire, PromoKitPersonWire } from "@/lib/modules/made/promo-kit/schema";
import { useEnvironment } from "../../../access/environment";
import { Section } from "../../../parts/page/section";
import { ItemState } from "./item-state";
import { waitWords } from "./promo-words";
import type { PromoKitActions } from "./use-promo-kit";

interface TeaserProps {
  slug: string;
  person: PromoKitPersonWire;
  item: PromoKitItemWire | null;
  actions: PromoKitActions;
}

/** A clip of someone's best moment, or what it waits for. */
export function Teaser({ slug, person, item, actions }: TeaserProps) {
  const { base } = useEnvironment();
  const isReady = item?.teaser?.clip_state === "ready";
  return (
    <Section
      title="Teaser"
      action={
        item ? <ItemState item={item} actions={actions} mayApprove={isReady && !item.stale} /> : undefined
      }
    >
      {item?.file_url && isReady ? (
        // biome-ignore lint/a11y/useMediaCaption: its captions are part of the picture
        <video
          controls
          playsInline
          preload="none"
          aria-label={`Teaser: ${person.name}`}
          src={onThisSite(item.file_url)}
          className="h-80 max-w-full rounded-media bg-black object-contain"
        />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="text-base text-ink-muted">{wordsOf(person, item)}</p>
          {item && (
            <ButtonLink href={`${base}/shows/${slug}/clips`}>
              <Scissors className="size-4" aria-hidden />
              Open clips
            </ButtonLink>
          )}
        </div>
      )}
    </Section>
  );
}

function wordsOf(person: PromoKitPersonWire, item: PromoKitItemWire | null): string {
  const waiting = waitWords(person);
  if (!item?.teaser) return waiting ?? "Their best moment was found. Update the promo kit to add it.";
  if (item.teaser.clip_state === null)
    return `Segment ${item.teaser.segment_id} shows them best. Render it as a clip to use it as their teaser.`;
  return "The clip is being rendered.";
}
