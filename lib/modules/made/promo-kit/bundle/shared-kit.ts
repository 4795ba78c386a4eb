import { env } from "@/lib/platform/runtime/env";
import { equalText, sign } from "@/lib/platform/security/crypto";
import type { CardSize } from "@/lib/promo/parts";

/** How long the links in a speaker's email work. */
export const SHARED_DAYS = 30;

interface SharedKit {
  eventId: string;
  personId: string;
  /** Epoch seconds. */
  until: number;
}

const signatureOf = ({ eventId, personId, until }: SharedKit): string =>
  sign("promo-kit", `${eventId}:${personId}:${until}`);

/** Of the links in a speaker's email that lead to one file: a card's size, or their teaser. */
export const TEASER = "teaser";

/** Returns the address of a speaker's approved items, for their email: one of them, or everything. */
export function sharedKitUrl(kit: SharedKit, file?: CardSize | typeof TEASER): string {
  const query = new URLSearchParams({
    until: String(kit.until),
    signature: signatureOf(kit),
    ...(file === undefined ? {} : { file }),
  });
  return `${env().PUBLIC_URL.replace(/\/+$/, "")}/promo/${kit.eventId}/${kit.personId}?${query}`;
}

/** Reads such an address. Undefined if it was altered or has expired. */
export function readSharedKit(
  { eventId, personId }: Omit<SharedKit, "until">,
  query: URLSearchParams,
  now: Date,
): SharedKit | undefined {
  const until = Number(query.get("until"));
  const kit = { eventId, personId, until };
  if (!Number.isSafeInteger(until) || !equalText(query.get("signature") ?? "", signatureOf(kit)))
    return undefined;
  return until * 1_000 > now.getTime() ? kit : undefined;
}
