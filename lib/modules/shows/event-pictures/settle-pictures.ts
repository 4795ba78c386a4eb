import { lockReadyAsset } from "@/lib/modules/files/assets";
import { dropReference, referToFile } from "@/lib/modules/files/files";
import { fetchPictureJob } from "@/lib/modules/files/pictures";
import type { EventConfigInput } from "@/lib/modules/show-basics/show-facts/config-schema";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid, Problem } from "@/lib/operation/problem";
import {
  addressIn,
  FIELDS,
  fileNamed,
  type Picture,
  type Pictures,
  PLACES,
  type Place,
  pictureAddress,
  pictureSubject,
} from "./pictures";

/** The current event. A new one has only its ID. */
interface Pictured {
  id: string;
  config: Pick<EventConfigInput, "host" | "brand">;
  pictures: Pictures;
}

interface Given {
  /** Null or an empty string removes the picture. */
  address: string | null | undefined;
  asset: string | null | undefined;
}

interface Settled {
  address: string | null;
  picture: Picture | undefined;
}

/**
 * Applies a call's changes to an event's pictures: references uploaded images and queues jobs to fetch
 * external addresses. Repeating the current address, or the one it was fetched from, changes nothing unless
 * fetching failed.
 * @returns the input to merge, without image IDs and with the URLs that pages show, and the resulting facts
 * about the pictures
 */
export async function settlePictures<Input extends Pick<EventConfigInput, "host" | "brand">>(
  ctx: Ctx,
  event: Pictured,
  input: Input,
): Promise<{ input: Input; pictures: Pictures }> {
  let { pictures } = event;
  const settled = { ...input };
  for (const place of PLACES) {
    const given = givenFor(input, place);
    const result = await settleOne(ctx, event, place, given);
    if (result) pictures = withPicture(pictures, place, result.picture);
    put(settled, place, result ? result.address : given.address);
  }
  return { input: settled, pictures };
}

function withPicture(pictures: Pictures, place: Place, picture: Picture | undefined): Pictures {
  const { [place]: _previous, ...others } = pictures;
  return picture ? { ...others, [place]: picture } : others;
}

const givenFor = ({ host, brand }: Pick<EventConfigInput, "host" | "brand">, place: Place): Given =>
  place === "host"
    ? { address: host?.photo, asset: host?.photo_asset_id }
    : { address: brand?.logo, asset: brand?.logo_asset_id };

/** Replaces what the call gave with the address. */
function put(
  input: Pick<EventConfigInput, "host" | "brand">,
  place: Place,
  address: string | null | undefined,
) {
  if (place === "host" && input.host) {
    const { photo_asset_id: _asset, photo: _photo, ...host } = input.host;
    input.host = { ...host, ...(address === undefined ? {} : { photo: address ?? "" }) };
  }
  if (place === "logo" && input.brand) {
    const { logo_asset_id: _asset, logo: _logo, ...brand } = input.brand;
    input.brand = { ...brand, ...(address === undefined ? {} : { logo: address }) };
  }
}

/** Undefined if nothing changes. */
async function settleOne(
  ctx: Ctx,
  event: Pictured,
  place: Place,
  { address, asset }: Given,
): Promise<Settled | undefined> {
  const held = event.pictures[place];
  const current = addressIn(event.config, place);
  if (address && asset) throw invalid({ [FIELDS[place].address]: "not_allowed" });
  if (asset) {
    if (asset === held?.asset_id) return { address: current, picture: held };
    const { id, fileId } = await lockReadyAsset(ctx, asset, FIELDS[place].asset);
    return takeFile(ctx, event, place, fileId, id);
  }
  if (address === undefined && asset === undefined) return undefined;
  if (!address) {
    await releasePicture(ctx, event, place);
    return { address: address ?? (place === "host" ? "" : null), picture: undefined };
  }
  if (held?.file_id && (address === current || address === held.source))
    return { address: current, picture: held };
  if (address === current && held && held.error === null) return undefined;
  const own = fileNamed(address);
  if (own && (await isOurs(ctx, event.id, place, own))) return takeFile(ctx, event, place, own, null);
  await releasePicture(ctx, event, place);
  ctx.enqueue(fetchPictureJob, { of: place, id: event.id, address }, { subject: event.id });
  return { address, picture: { source: address, file_id: null, asset_id: null, error: null } };
}

async function takeFile(
  ctx: Ctx,
  event: Pictured,
  place: Place,
  fileId: string,
  assetId: string | null,
): Promise<Settled> {
  await referToFile(ctx, fileId, pictureSubject(event.id, place));
  // The same picture may have been uploaded as another image.
  if (event.pictures[place]?.file_id !== fileId) await releasePicture(ctx, event, place);
  const picture = { source: "", file_id: fileId, asset_id: assetId, error: null };
  return { address: pictureAddress(fileId), picture };
}

/** Returns whether the file belongs to this workspace, and references it if so. */
async function isOurs(ctx: Ctx, eventId: string, place: Place, fileId: string): Promise<boolean> {
  try {
    await referToFile(ctx, fileId, pictureSubject(eventId, place));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return false;
    throw error;
  }
}

/** Drops this event's reference to a picture's file. */
async function releasePicture(ctx: Ctx, { id, pictures }: Pictured, place: Place): Promise<void> {
  const fileId = pictures[place]?.file_id;
  if (fileId) await dropReference(ctx, fileId, pictureSubject(id, place));
}
