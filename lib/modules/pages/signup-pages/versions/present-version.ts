import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { SignupVersionWire } from "../schema";
import type { PageVersion } from "./page-state";

/** Returns the author and time of one version. */
export const presentVersion = ({ number, basedOn, source, ...version }: PageVersion) => ({
  number,
  based_on: basedOn,
  source: source as SignupVersionWire["source"],
  created_by: version.actorType ? { type: version.actorType, name: version.actorName } : null,
  created_at: iso(version.createdAt),
  published_at: isoOrNull(version.publishedAt),
});
