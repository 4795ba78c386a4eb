import { z } from "zod";
import { conversionFailure } from "@/lib/modules/material/uploads/schema";
import { instant, instantOut, languageTag, reference, slug, text } from "@/lib/operation/fields";
import { FAILURE_CODES } from "./failures-schema";

export const RECORDING_TYPES = [
  "video/mp4",
  "video/quicktime",
  "video/webm",
  "audio/mpeg",
  "audio/wav",
] as const;

const MIB = 1024 * 1024;
export const MAX_RECORDING_BYTES = 10 * 1024 * MIB;
export const MAX_OPEN_UPLOADS = 5;
/** How long an upload can be continued. */
export const UPLOAD_DAYS = 7;
/** How long the URL of a part works. */
export const PART_URL_MINUTES = 60;

/** Parts are as small as that allows: less is sent again after an interruption. */
const MOST_PARTS = 160;
const PART_SIZES = [8 * MIB, 16 * MIB, 32 * MIB];
export const MAX_PART_BYTES = 64 * MIB;

/** Size of a file's parts, apart from the last one. */
export const partBytesOf = (sizeBytes: number): number =>
  PART_SIZES.find((bytes) => sizeBytes <= bytes * MOST_PARTS) ?? MAX_PART_BYTES;

export const UPLOAD_STATES = [
  "awaiting_upload",
  "converting",
  "live",
  "processing",
  "ready",
  "failed",
] as const;

/** What a recording says about the file that it was made of. */
export const UploadedRecordingSchema = z
  .object({
    name: z.string().describe("The file's name."),
    content_type: z.enum(RECORDING_TYPES),
    size_bytes: z.int(),
    progress: z.int().describe("Of its conversion, in percent."),
    failure: conversionFailure(FAILURE_CODES),
    expires_at: instantOut().describe("Until then, it can be continued."),
  })
  .meta({ id: "UploadedRecording", description: "The file of a recording from elsewhere." });
export type UploadedRecordingWire = z.infer<typeof UploadedRecordingSchema>;

const PartSchema = z
  .object({
    number: z.int(),
    size_bytes: z.int(),
    received: z.boolean(),
    url: z
      .string()
      .nullable()
      .describe("Takes one `PUT` of this part, within an hour. Null if it was received."),
  })
  .meta({ id: "RecordingUploadPart" });

export const RecordingUploadSchema = z
  .object({
    recording_id: z.string(),
    event_slug: z.string(),
    state: z.enum(UPLOAD_STATES),
    upload: UploadedRecordingSchema,
    received_bytes: z.int(),
    parts: z.array(PartSchema).describe("The file in order. Empty once the upload is complete."),
  })
  .meta({ id: "RecordingUpload", description: "An upload of a recording from elsewhere." });
export type RecordingUploadWire = z.infer<typeof RecordingUploadSchema>;

export const ShowParams = z.strictObject({ slug: slug() });
export const RecordingParams = z.strictObject({ slug: slug(), recording_id: reference() });

const digest = () =>
  z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, "invalid")
    .optional()
    .describe("SHA-256 of the file, in hex. With another one, the recording fails.");

export const CreateRecordingUploadInput = z.strictObject({
  recording_id: reference()
    .optional()
    .describe(
      "Continues this upload. Must be one of the show (`not_found`) with this `size_bytes` and `content_type` (`invalid`).",
    ),
  name: text(200),
  content_type: z
    .enum(RECORDING_TYPES)
    .describe("Refused (`unsupported`) if ffmpeg, which converts recordings, isn't installed."),
  size_bytes: z.int().min(1, "too_small").max(MAX_RECORDING_BYTES, "too_large"),
  sha256: digest(),
  language: languageTag().optional().describe("What is spoken. Defaults to the show's language."),
  started_at: instant().optional().describe("When it was recorded. Defaults to now."),
});

export const CompleteRecordingUploadInput = z.strictObject({ sha256: digest() });
