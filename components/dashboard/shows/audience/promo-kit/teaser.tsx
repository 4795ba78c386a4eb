"use client";

import { Clapperboard, Scissors } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { onThisSite } from "@/lib/client/on-this-site";
import type { PromoKitItemWire, PromoKitPersonWire } from "@/lib/modules/made/promo-kit/schema";
import { useEnvironment } from "../../../access/environment";
import { ForRole } from "../../../access/for-role";
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
          preload="metadata"
          aria-label={`Teaser: ${person.name}`}
          src={onThisSite(item.file_url)}
          className="h-80 max-w-full rounded-media bg-black object-contain"
        />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="text-base text-ink-muted">{wordsOf(person, item)}</p>
          {item && (
            <div className="flex flex-wrap gap-2">
              {item.teaser?.clip_state === null && !item.stale && (
                <ForRole least="member">
                  <Button
                    variant="primary"
                    busy={actions.isBusy("teaser")}
                    onClick={() => void actions.renderTeaser(person.person_id)}
                    icon={<Clapperboard className="size-4" aria-hidden />}
                  >
                    Render teaser
                  </Button>
                </ForRole>
              )}
              <ButtonLink href={`${base}/shows/${slug}/clips`}>
                <Scissors className="size-4" aria-hidden />
                Open clips
              </ButtonLink>
            </div>
          )}
        </div>
      )}
    </Section>
  );
}

function wordsOf(person: PromoKitPersonWire, item: PromoKitItemWire | null): string {
  const waiting = waitWords(person);
  if (!item?.teaser) return waiting ?? "We found a moment of theirs. Update the promo kit to add it.";
  if (item.teaser.clip_state === null)
    return "Their best moment was found. Rendering it costs 10 build credits and takes a clip slot.";
  return "The clip is being rendered.";
}
