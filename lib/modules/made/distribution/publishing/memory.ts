import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { seal, unseal } from "@/lib/platform/security/crypto";
import type { Memory } from "@/lib/providers/publishing";

interface Stored {
  /** Names what was being sent. */
  of: string;
  value: unknown;
}

/**
 * What a driver remembers of a publication, sealed: a session's address lets anyone upload to it.
 * @param of names what is sent, so that half an upload isn't continued with something else
 */
export function memoryOf({ id, memory }: { id: string; memory: Uint8Array | null }, of: string): Memory {
  const stored = memory ? storedIn(memory) : null;
  let known = stored?.of === of ? stored.value : null;
  const earlier = stored && stored.of !== of ? stored.value : null;
  return {
    read: () => known,
    earlier: () => earlier,
    save: async (value) => {
      await db().publication.update({
        where: { id },
        data: { memory: value && sealed({ of, value }), updatedAt: databaseNow() },
      });
      known = value;
    },
  };
}

/** Returns what is remembered, whatever it's of. */
export const rememberedIn = (memory: Uint8Array | null): unknown => (memory ? storedIn(memory).value : null);

const sealed = (stored: Stored) => new Uint8Array(seal(JSON.stringify(stored)));

/** Earlier releases didn't store what it's of. */
function storedIn(memory: Uint8Array): Stored {
  const stored = JSON.parse(unseal(memory));
  return "of" in stored ? stored : { of: "", value: stored };
}
