import type { Tone } from "@/lib/calls/vocabulary";
import type { Wish } from "@/lib/calls/writing/letter/follow-up";

export const wishOf = ({
  contact_name: contact,
  tone,
}: {
  contact_name?: string | undefined;
  tone?: Tone | undefined;
}): Wish => ({ ...(contact !== undefined && { contact }), ...(tone !== undefined && { tone }) });
