import type { BodyOf } from "@/lib/client/wire-types";
import { KINDS, type Kind } from "./distribution-words";

interface DraftField {
  /** As in the member with the kind's name. */
  name: string;
  label: string;
  hint?: string;
  type?: "email" | "url" | "password";
  isOptional?: boolean;
}

export const FIELDS: Record<Kind, readonly DraftField[]> = {
  podcast: [
    { name: "description", label: "Description" },
    { name: "author", label: "Author" },
    {
      name: "email",
      label: "Owner’s email",
      type: "email",
      hint: "Podcast directories send a confirmation here. It’s public in the feed.",
    },
    { name: "category", label: "Category" },
    { name: "website", label: "Website", type: "url", isOptional: true },
  ],
  embed: [],
  webhook: [{ name: "url", label: "Endpoint URL", type: "url", hint: "Public, and HTTPS for live shows." }],
  youtube: [
    { name: "client_id", label: "OAuth client ID" },
    { name: "client_secret", label: "OAuth client secret", type: "password" },
    {
      name: "refresh_token",
      label: "Refresh token",
      type: "password",
      hint: "With the scope youtube, so that videos can be unpublished.",
    },
    { name: "privacy", label: "Privacy" },
  ],
  linkedin: [
    { name: "client_id", label: "OAuth client ID" },
    { name: "client_secret", label: "OAuth client secret", type: "password" },
    {
      name: "refresh_token",
      label: "Refresh token",
      type: "password",
      hint: "With the scope w_organization_social for a page, or w_member_social for a profile.",
    },
    { name: "author", label: "Posts as", hint: "For example urn:li:organization:2414183." },
    { name: "visibility", label: "Visibility" },
  ],
  s3: [
    { name: "bucket", label: "Bucket" },
    { name: "region", label: "Region" },
    { name: "folder", label: "Folder", isOptional: true },
    {
      name: "endpoint",
      label: "Endpoint",
      type: "url",
      isOptional: true,
      hint: "Leave empty for Amazon S3.",
    },
    { name: "access_key_id", label: "Access key ID" },
    { name: "secret_access_key", label: "Secret access key", type: "password" },
  ],
};

export const KIND_OPTIONS = KINDS.map(({ value, label }) => ({ value, label }));

type Body = BodyOf<"createDestination">;

/** What is sent: the kind's own fields, without those that were left empty. */
export function bodyOf(kind: Kind, values: Readonly<Record<string, string>>): Body {
  const settings = Object.fromEntries(
    FIELDS[kind].flatMap(({ name }) => {
      const value = values[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const member = kind === "embed" ? {} : { [kind]: settings };
  return { kind, name: values.name?.trim() ?? "", ...member } as Body;
}
