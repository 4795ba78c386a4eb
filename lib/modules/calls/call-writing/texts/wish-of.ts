import type { Wish } from "@/lib/calls/writing/letter/follow-up";
import { toneOf } from "@/lib/calls/writing/tone-of";

/** What a request wants of a text, with one of our tones. */
export const wishOf = ({
  contact_name: contact,
  tone,
}: {
  contact_name?: string | undefined;
  tone?: string | undefined;
}): Required<Pick<Wish, "tone">> & Wish => ({
  ...(contact !== undefined && { contact }),
  tone: toneOf(tone),
});
