import { builtInCopy, COPY_OF, mergeCopy, type StoredCopy, variablesOf } from "@/lib/modules/email/sending";
import { iso } from "@/lib/platform/runtime/clock";
import type { EmailTarget } from "./email-target";
import { COPY_FIELDS, type COPY_KINDS, type CopyField, type EmailCopyWire } from "./schema";

/**
 * Presents the copy of one kind as seen from this layer. `stored` contains that kind only, with the deciding
 * layer first.
 */
export function presentCopy(
  target: Pick<EmailTarget, "layer" | "show">,
  kind: (typeof COPY_KINDS)[number],
  stored: readonly StoredCopy[],
): EmailCopyWire {
  const builtIn = builtInCopy(kind, target.show.language);
  const now = mergeCopy(stored, builtIn);
  const without = mergeCopy(
    stored.filter(({ layer }) => layer !== target.layer),
    builtIn,
  );
  const own = stored.find(({ layer }) => layer === target.layer);
  const fields = COPY_FIELDS.map((field): [CopyField, EmailCopyWire["fields"][CopyField]] => [
    field,
    { ...now[field], inherited: without[field] },
  ]);
  const { class: emailClass, purpose } = COPY_OF[kind];
  return {
    kind,
    layer: target.layer,
    class: emailClass,
    purpose,
    variables: [...variablesOf(kind, "body")],
    fields: Object.fromEntries(fields) as EmailCopyWire["fields"],
    updated_at: own ? iso(own.updatedAt) : null,
  };
}
