import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { seal, unseal } from "@/lib/platform/security/crypto";
import type { Memory } from "@/lib/providers/publishing";

/** What a driver remembers of a publication, sealed: a session's address lets anyone upload to it. */
export function memoryOf({ id, memory }: { id: string; memory: Uint8Array | null }): Memory {
  let known: unknown = memory ? JSON.parse(unseal(memory)) : null;
  return {
    read: () => known,
    save: async (value) => {
      await db().publication.update({
        where: { id },
        data: { memory: new Uint8Array(seal(JSON.stringify(value))), updatedAt: databaseNow() },
      });
      known = value;
    },
  };
}
