import { z } from "zod";
import { instantOut, text } from "@/lib/operation/fields";

export const ASSET_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export const MOST_ASSET_BYTES = 10 * 1024 * 1024;
export const MOST_ASSET_PIXELS = 40_000_000;

const asset = {
  id: z.string().describe("Names the asset in other calls."),
  status: z
    .enum(["uploaded", "ready"])
    .describe("Only ready assets can be used. What is uploaded and not completed within a day is removed."),
  name: z.string().describe("What the file is called when somebody saves it."),
  content_type: z.enum(ASSET_TYPES).describe("Found by looking at the bytes."),
  size_bytes: z.number().int().describe("Of the file as it is kept now."),
  sha256: z.string().describe("SHA-256 of the file as it is kept now, in lower-case hex."),
  width: z.number().int().nullable().describe("In pixels; known once it is ready."),
  height: z.number().int().nullable().describe("In pixels; known once it is ready."),
  created_at: instantOut().describe("When it was uploaded."),
  updated_at: instantOut().describe("When it was last changed."),
};

export const AssetSchema = z
  .object(asset)
  .meta({ id: "Asset", description: "An image of yours: a logo, a portrait, a picture for a show." });

export type AssetWire = z.infer<typeof AssetSchema>;

export const LinkedAssetSchema = z
  .object({
    ...asset,
    download_url: z
      .string()
      .describe("Gives the file to whoever holds this address, until `download_expires_at`."),
    download_expires_at: instantOut().describe("15 minutes after this answer. Ask again for a new address."),
  })
  .meta({ id: "LinkedAsset", description: "An asset with an address to download it from." });

export type LinkedAssetWire = z.infer<typeof LinkedAssetSchema>;

/** Stands in the query: the body is the image itself. */
export const UploadAssetQuery = z.strictObject({
  name: text(200).describe("What the file is called, such as `logo.png`."),
});

export const CompleteAssetInput = z.strictObject({
  sha256: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, "invalid")
    .describe(
      "SHA-256 of the bytes that you sent, in hex. Others than those that arrived are refused as `invalid`.",
    ),
});
