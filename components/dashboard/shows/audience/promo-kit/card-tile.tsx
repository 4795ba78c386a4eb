"use client";

import { Download } from "lucide-react";
import { buttonClasses } from "@/components/ui/button-classes";
import { onThisSite } from "@/lib/client/on-this-site";
import type { PromoKitItemWire } from "@/lib/modules/made/promo-kit/schema";
import { ItemState } from "./item-state";
import { SIZES } from "./promo-words";
import type { PromoKitActions } from "./use-promo-kit";

interface CardTileProps {
  item: PromoKitItemWire;
  /** Whose it is. */
  name: string;
  actions: PromoKitActions;
}

/** A picture, and what can be done with it. */
export function CardTile({ item, name, actions }: CardTileProps) {
  const label = SIZES[item.size ?? "square"];
  const address = item.file_url && onThisSite(item.file_url);
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <div className="grid h-64 place-items-center overflow-hidden rounded-media bg-surface-sunken p-2">
        {address && (
          // biome-ignore lint/performance/noImgElement: its address is signed and short-lived
          <img
            src={address}
            alt={`${label} card: ${name}`}
            loading="lazy"
            className="max-h-60 max-w-full rounded-sm object-contain"
          />
        )}
      </div>
      <p className="font-medium text-base">
        {label}{" "}
        <span className="tabular font-normal text-ink-muted text-sm">
          {item.width} × {item.height}
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ItemState item={item} actions={actions} />
        {address && (
          <a
            href={address}
            download
            aria-label={`Download ${label}`}
            className={buttonClasses("ghost", "sm")}
          >
            <Download className="size-4" aria-hidden />
          </a>
        )}
      </div>
    </li>
  );
}
