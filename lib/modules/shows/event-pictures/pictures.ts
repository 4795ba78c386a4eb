import { z } from "zod";
import type { Event } from "@/lib/generated/prisma/client";
import type { EventConfigInput } from "@/lib/modules/show-basics/show-facts/config-schema";
import { env } from "@/lib/platform/runtime/env";

/** The pictures that an event has itself: its host's photo and its brand's logo. */
export const PLACES = ["host", "logo"] as const;
export type Place = (typeof PLACES)[number];

/** What is known of one: where it came from, and the file that is our copy of it. */
const PictureSchema = z.object({
  /** The address that was given; empty for an image that was uploaded. */
  source: z.string(),
  file_id: z.string().nullable(),
  asset_id: z.string().nullable(),
  /** Why it could not be fetched. */
  error: z.string().nullable(),
});
export type Picture = z.infer<typeof PictureSchema>;

const PicturesSchema = z.object({ host: PictureSchema.optional(), logo: PictureSchema.optional() });
export type Pictures = z.infer<typeof PicturesSchema>;

export const picturesOf = ({ pictures }: Pick<Event, "pictures">): Pictures =>
  PicturesSchema.safeParse(pictures).data ?? {};

/** Where a picture stands in an event's configuration, and what the calls name it. */
export const FIELDS: Record<
  Place,
  { address: string; asset: string; group: "host" | "brand"; member: string }
> = {
  host: { address: "host.photo", asset: "host.photo_asset_id", group: "host", member: "photo" },
  logo: { address: "brand.logo", asset: "brand.logo_asset_id", group: "brand", member: "logo" },
};

/** The address that a configuration names; empty without one. */
export function addressIn(config: Pick<EventConfigInput, "host" | "brand">, place: Place): string {
  return (place === "host" ? config.host?.photo : config.brand?.logo) ?? "";
}

const base = (): string => `${env().PUBLIC_URL.replace(/\/+$/, "")}/pictures/`;

/** Where our copy of a picture is shown. */
export const pictureAddress = (fileId: string): string => `${base()}${fileId}`;

/** The file that an address of ours names; undefined for an address elsewhere. */
export function fileNamed(address: string): string | undefined {
  const id = address.startsWith(base()) ? address.slice(base().length) : "";
  return /^fil_[0-9a-z]{26}$/.test(id) ? id : undefined;
}

export const SUBJECT = "event_picture";

/** What refers to the file of a picture. */
export const pictureSubject = (eventId: string, place: Place) => ({
  type: SUBJECT,
  id: `${eventId}.${place}`,
});
