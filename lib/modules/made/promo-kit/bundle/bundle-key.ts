import type { Environment } from "@/lib/platform/security/principal";

const KEY = /^([\w-]+)\/(test|live)\/kit_(approved|all)_(evt_[0-9a-z]+)_(everyone|show|host|gst_[0-9a-z]+)$/;

interface AskedKit {
  workspaceId: string;
  environment: Environment;
  include: "approved" | "all";
  eventId: string;
  /** Null for everyone's. */
  personId: string | null;
}

/** Returns the signed key in a kit's download URL. The file is made when it's fetched, so nothing has to be stored. */
export const kitKey = ({ workspaceId, environment, include, eventId, personId }: AskedKit): string =>
  `${workspaceId}/${environment}/kit_${include}_${eventId}_${personId ?? "everyone"}`;

export const isPromoKitKey = (key: string): boolean => KEY.test(key);

export function readKitKey(key: string): AskedKit | undefined {
  const [all, workspaceId = "", environment, include, eventId = "", person = ""] = KEY.exec(key) ?? [];
  if (all === undefined) return undefined;
  return {
    ...{ workspaceId, environment: environment === "test" ? "test" : "live" },
    ...{ include: include === "all" ? "all" : "approved", eventId },
    personId: person === "everyone" ? null : person,
  };
}
