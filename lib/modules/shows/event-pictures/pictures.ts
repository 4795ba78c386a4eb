import { z } from "zod";
import type { Event } from "@/lib/generated/prisma/client";
import type { EventConfigInput } from "@/lib/modules/show-basics/show-facts/config-schema";
import { env } from "@/lib/platform/runtime/env";

/** The pictures of an event itself: its host's photo and its brand's logo. */
export const PLACES = ["host", "logo"] as const;
export type Place = (typeof PLACES)[number];

/** Facts about one picture: its source, and the file of our copy. */
const PictureSchema = z.object({
  /** The given address. Empty for an uploaded image. */
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

/** The place of each picture in an event's configuration, and its fields in calls. */
export const FIELDS: Record<
  Place,
  { address: string; asset: string; group: "host" | "brand"; member: string }
> = {
  host: { address: "host.photo", asset: "host.photo_asset_id", group: "host", member: "photo" },
  logo: { address: "brand.logo", asset: "brand.logo_asset_id", group: "brand", member: "logo" },
};

/** Returns the address in a configuration. Empty without one. */
export function addressIn(config: Pick<EventConfigInput, "host" | "brand">, place: Place): string {
  return (place === "host" ? config.host?.photo : config.brand?.logo) ?? "";
}

const base = (): string => `${env().PUBLIC_URL.replace(/\/+$/, "")}/pictures/`;

/** Returns the URL of our copy of a picture. */
export const pictureAddress = (fileId: string): string => `${base()}${fileId}`;

/** Returns the file of one of our own URLs. Undefined for an external address. */
export function fileNamed(address: string): string | undefined {
  const id = address.startsWith(base()) ? address.slice(base().length) : "";
  return /^fil_[0-9a-z]{26}$/.test(id) ? id : undefined;
}

export const SUBJECT = "event_picture";

/** Returns the subject that references a picture's file. */
export const pictureSubject = (eventId: string, place: Place) => ({
  type: SUBJECT,
  id: `${eventId}.${place}`,
});
