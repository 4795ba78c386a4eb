import type { Environment } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import { COPY_LAYERS, type CopyFields, type CopyKind, type CopyLayer } from "../../copy-schema";

/** Where an email's copy comes from, most specific layer first. */
export interface CopyPlace {
  workspaceId: string;
  environment: Environment;
  /** Slug. */
  series: string | null;
  eventId: string | null;
}

export interface StoredCopy {
  kind: CopyKind;
  layer: CopyLayer;
  fields: CopyFields;
  updatedAt: Date;
}

/** Returns the custom copy that applies here, with the deciding layer first. */
export async function storedCopy(place: CopyPlace, kind?: CopyKind): Promise<StoredCopy[]> {
  const { workspaceId, environment, series, eventId } = place;
  const rows = await db().mailCopy.findMany({
    where: {
      workspaceId,
      environment,
      ...(kind ? { kind } : {}),
      OR: [
        { layer: "workspace", subject: "" },
        ...(series ? [{ layer: "series", subject: series }] : []),
        ...(eventId ? [{ layer: "event", subject: eventId }] : []),
      ],
    },
  });
  return rows
    .map((row) => ({
      kind: row.kind as CopyKind,
      layer: row.layer as CopyLayer,
      fields: row.fields as CopyFields,
      updatedAt: row.updatedAt,
    }))
    .sort((a, b) => COPY_LAYERS.indexOf(a.layer) - COPY_LAYERS.indexOf(b.layer));
}
