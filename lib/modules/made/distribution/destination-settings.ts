import type { Destination } from "@/lib/generated/prisma/client";
import { seal, unseal } from "@/lib/platform/security/crypto";
import type { CreateDestinationWire, DestinationWire } from "./schema";

export type Kind = DestinationWire["kind"];
type Given<K extends "podcast" | "s3" | "youtube" | "linkedin"> = NonNullable<CreateDestinationWire[K]>;

export type PodcastSettings = Given<"podcast">;
export type YoutubeSettings = Pick<Given<"youtube">, "client_id" | "privacy">;
export type LinkedinSettings = Pick<Given<"linkedin">, "client_id" | "author" | "visibility">;
export type S3Settings = Omit<Given<"s3">, "secret_access_key">;

/** What is kept sealed. */
export interface Secrets {
  /** Of a webhook's signatures. */
  signing?: string;
  client_secret?: string;
  refresh_token?: string;
  secret_access_key?: string;
}

export const sealSecrets = (secrets: Secrets): Uint8Array<ArrayBuffer> | null =>
  Object.keys(secrets).length === 0 ? null : new Uint8Array(seal(JSON.stringify(secrets)));

export const secretsOf = ({ secretCipher }: Pick<Destination, "secretCipher">): Secrets =>
  secretCipher ? JSON.parse(unseal(secretCipher)) : {};

/** Kinds that we serve: their publications are public until they are taken back, which is immediate. */
export const SERVED: readonly string[] = ["podcast", "embed"] satisfies Kind[];

/** Kinds to which texts can go. */
export const TAKES_TEXTS: readonly string[] = ["webhook", "s3"] satisfies Kind[];

/** Kinds that delete what is taken back. Others are only asked to. */
export const CAN_WITHDRAW: readonly string[] = [
  "podcast",
  "embed",
  "s3",
  "youtube",
  "linkedin",
] satisfies Kind[];

/** Kinds that anyone can see who has the address. */
export const isPublic = ({ kind, settings }: Pick<Destination, "kind" | "settings">): boolean =>
  SERVED.includes(kind) ||
  (kind === "linkedin" && ((settings as LinkedinSettings).visibility ?? "public") === "public") ||
  (kind === "youtube" &&
    (settings as YoutubeSettings).privacy !== undefined &&
    (settings as YoutubeSettings).privacy !== "private");
