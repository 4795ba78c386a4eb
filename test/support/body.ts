import type { ApiRequest } from "@/lib/api/wire/request";

/** A request body that is already in memory, for both ways to read it. */
export const bodyOf = (bytes: Uint8Array): Pick<ApiRequest, "readBody" | "openBody"> => ({
  readBody: async () => bytes,
  openBody: async function* () {
    if (bytes.length > 0) yield bytes;
  },
});
