import { storedCopy } from "@/lib/modules/email/sending";
import type { EmailTarget } from "./email-target";
import { presentCopy } from "./present-copy";
import { COPY_KINDS, type EmailCopyWire } from "./schema";

/** Returns all kinds, in the order in which people receive them. */
export async function listCopy(target: EmailTarget): Promise<{ items: EmailCopyWire[]; nextCursor: null }> {
  const stored = await storedCopy(target.place);
  const items = COPY_KINDS.map((kind) =>
    presentCopy(
      target,
      kind,
      stored.filter((one) => one.kind === kind),
    ),
  );
  return { items, nextCursor: null };
}
