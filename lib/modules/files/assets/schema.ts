import { z } from "zod";
import { instantOut, text } from "@/lib/operation/fields";

export const ASSET_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export const MAX_ASSET_BYTES = 10 * 1024 * 1024;
export const MAX_ASSET_PIXELS = 40_000_000;

const asset = {
  id: z.string().describe("Identifies the asset in other calls."),
  status: z
    .enum(["uploaded", "ready"])
    .describe("Only `ready` assets can be used. Incomplete uploads are deleted after a day."),
  name: z.string().describe("File name for downloads."),
  content_type: z.enum(ASSET_TYPES).describe("Detected from the bytes."),
  size_bytes: z.number().int().describe("Size of the saved file."),
  sha256: z.string().describe("SHA-256 of the saved file, in lowercase hex."),
  width: z.number().int().nullable().describe("In pixels. Set once the asset is ready."),
  height: z.number().int().nullable().describe("In pixels. Set once the asset is ready."),
  created_at: instantOut().describe("When it was uploaded."),
  updated_at: instantOut().describe("When it was last changed."),
};

export const AssetSchema = z
  .object(asset)
  .meta({ id: "Asset", description: "An image: a logo, a portrait or a picture for a show." });

export type AssetWire = z.infer<typeof AssetSchema>;

export const LinkedAssetSchema = z
  .object({
    ...asset,
    download_url: z
      .string()
      .describe("Anyone with this URL can download the file until `download_expires_at`."),
    download_expires_at: instantOut().describe("15 minutes from this response. Call again for a new URL."),
  })
  .meta({ id: "LinkedAsset", description: "An asset with its download URL." });

export type LinkedAssetWire = z.infer<typeof LinkedAssetSchema>;

/** Sent in the query, because the body is the image itself. */
export const UploadAssetQuery = z.strictObject({
  name: text(200).describe("File name, such as `logo.png`."),
});

export const CompleteAssetInput = z.strictObject({
  sha256: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, "invalid")
    .describe(
      "SHA-256 of the bytes you sent, in hex. If it doesn't match the received bytes, it is refused as `invalid`.",
    ),
});
