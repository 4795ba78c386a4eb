import { z } from "zod";
import { reference } from "@/lib/operation/fields";
import { bytes, contract, operation } from "@/lib/operation/operation";
import {
  ASSET_TYPES,
  AssetSchema,
  CompleteAssetInput,
  LinkedAssetSchema,
  MAX_ASSET_BYTES,
  UploadAssetQuery,
} from "./schema";

const uploaded = {
  id: "ast_01k9example0000000000000000",
  status: "uploaded",
  name: "logo.png",
  content_type: "image/png",
  size_bytes: 48_213,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  width: null,
  height: null,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
};
const ready = {
  ...uploaded,
  status: "ready",
  size_bytes: 45_120,
  sha256: "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
  width: 1200,
  height: 400,
};

const assetId = z.strictObject({ asset_id: reference() });

export const assetsContract = contract({
  uploadAsset: operation({
    http: "POST /assets/uploads",
    prefix: "v1",
    tag: "Assets",
    summary: "Upload an image",
    description:
      "Send the raw image: PNG, JPEG or WebP, up to 10 MiB, with its `Content-Type`. The type is detected from the bytes; SVG isn't accepted. All other fields go in the query, including `dry_run` and `reason`. Then complete the upload: until then the image can't be used, and after a day it is deleted.",
    scope: "assets:write",
    effect: "write",
    input: bytes({ types: ASSET_TYPES, most: MAX_ASSET_BYTES }),
    query: UploadAssetQuery,
    output: AssetSchema,
    status: 201,
    errors: ["storage_full"],
    examples: [{ summary: "A logo", input: { name: "logo.png" }, output: uploaded }],
  }),
  completeAsset: operation({
    http: "POST /assets/{asset_id}/complete",
    prefix: "v1",
    tag: "Assets",
    summary: "Complete an uploaded image",
    description:
      "Verifies that the upload arrived intact and saves a clean copy: upright, first frame only, without metadata or appended data. Images above 40 megapixels or damaged images are refused as `asset_id`: `too_large` or `invalid`.",
    scope: "assets:write",
    effect: "write",
    versioned: true,
    params: assetId,
    body: CompleteAssetInput,
    output: AssetSchema,
    errors: ["not_found", "version_conflict", "storage_full"],
    examples: [
      {
        summary: "With its digest",
        input: { asset_id: uploaded.id, sha256: uploaded.sha256 },
        output: ready,
      },
    ],
  }),
  getAsset: operation({
    http: "GET /assets/{asset_id}",
    prefix: "v1",
    tag: "Assets",
    summary: "Get an image and a download URL",
    scope: "assets:read",
    effect: "read",
    versioned: true,
    params: assetId,
    output: LinkedAssetSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "By id",
        input: { asset_id: uploaded.id },
        output: {
          ...ready,
          download_url:
            "https://shows.example.com/files/wsp_01k9/test/fil_01k9?expires=1795251600&signature=…",
          download_expires_at: "2026-11-21T09:15:00.000Z",
        },
      },
    ],
  }),
  deleteAsset: operation({
    http: "DELETE /assets/{asset_id}",
    prefix: "v1",
    tag: "Assets",
    summary: "Delete an unused image",
    description:
      "Refused with `version_conflict` and `status: referenced` while it is in use. Its storage is freed within about two hours.",
    scope: "assets:write",
    effect: "write",
    versioned: true,
    params: assetId,
    output: AssetSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "By id", input: { asset_id: uploaded.id }, output: ready }],
  }),
});
