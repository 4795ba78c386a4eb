import type { Sponsor } from "@/lib/generated/prisma/client";
import { lockReadyAsset } from "@/lib/modules/files/assets";
import { dropReference, referToFile } from "@/lib/modules/files/files";
import { fetchPictureJob } from "@/lib/modules/files/pictures";
import { logoOf, logoSubject } from "@/lib/modules/show-basics/sponsor-lines";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";

type LogoColumns = Pick<Sponsor, "logo" | "logoFileId" | "logoAssetId" | "logoError">;

interface GivenLogo {
  logo?: string | undefined;
  logo_asset_id?: string | null | undefined;
}

export const NO_LOGO: LogoColumns = { logo: "", logoFileId: null, logoAssetId: null, logoError: null };

/**
 * Returns the columns of a logo after a change. References its new file and drops the reference to the
 * previous one. A new address is fetched by a job; repeating an address that failed retries it.
 */
export async function changeLogo(
  ctx: Ctx,
  sponsor: LogoColumns & { id: string },
  { logo, logo_asset_id }: GivenLogo,
): Promise<LogoColumns> {
  const { id, ...held } = sponsor;
  if (logo && logo_asset_id) throw invalid({ logo: "not_allowed" });
  if (logo_asset_id) {
    if (logo_asset_id === held.logoAssetId) return held;
    const asset = await lockReadyAsset(ctx, logo_asset_id, "logo_asset_id");
    await referToFile(ctx, asset.fileId, logoSubject(id));
    // The same picture may have been uploaded as another asset.
    if (held.logoFileId !== asset.fileId) await releaseLogo(ctx, sponsor);
    return { ...NO_LOGO, logoFileId: asset.fileId, logoAssetId: asset.id };
  }
  if (logo === undefined && logo_asset_id === undefined) return held;
  if (logo && (logo === logoOf(held) || (logo === held.logo && held.logoError === null))) return held;
  if (!logo && held.logo === "" && held.logoFileId === null) return held;
  await releaseLogo(ctx, sponsor);
  if (!logo) return NO_LOGO;
  ctx.enqueue(fetchPictureJob, { of: "sponsor", id, address: logo }, { subject: id });
  return { ...NO_LOGO, logo };
}

/** Drops the sponsor's reference to its logo file. */
export async function releaseLogo(
  ctx: Ctx,
  { id, logoFileId }: Pick<Sponsor, "id" | "logoFileId">,
): Promise<void> {
  if (logoFileId) await dropReference(ctx, logoFileId, logoSubject(id));
}
