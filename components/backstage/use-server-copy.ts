"use client";

import { useRepeatedRead } from "@/components/room/use-repeated-read";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import type { BackstageController } from "./backstage-controller";

export type StoppedBy = DataOf<"getBackstageServerCopy">["stopped_by"];

/** Why the server doesn't record the show at the moment; null if it does, or nothing is known. */
export const useServerCopy = ({ slug, recordingNews }: BackstageController, isWanted: boolean): StoppedBy =>
  useRepeatedRead(isWanted ? slug : null, recordingNews, reader)?.stopped_by ?? null;

function reader(slug: string): () => Promise<DataOf<"getBackstageServerCopy">> {
  const options = { as: `guest:${slug}`, params: { slug }, patience: "once" } as const;
  return async () => (await api("getBackstageServerCopy", options)).data;
}
