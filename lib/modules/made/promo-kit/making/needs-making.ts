import type { PromoKitItem, PromoKitJob } from "@/lib/generated/prisma/client";
import type { Kit } from "../reading/read-kit";
import { isSameItem, type WantedItem } from "../reading/wanted-items";

interface Asked extends Pick<PromoKitJob, "replaceEdited" | "isAutomatic" | "createdAt"> {
  /** Whether the whole kit was asked for before. */
  isWhole: boolean;
}

/** A text that was edited stays until it's to be replaced. What no one has asked for isn't made automatically. */
export function needsMaking({ items }: Pick<Kit, "items">, wanted: WantedItem, asked: Asked): boolean {
  const before = items.find((item) => isSameItem(item, wanted));
  if (!before) return asked.isWhole || !asked.isAutomatic;
  return before.isEdited ? !staysEdited(before, asked) : before.mark !== wanted.mark;
}

/** An edited text stays, unless it had been edited when edits were to be replaced. */
export const staysEdited = (
  { isEdited, updatedAt }: PromoKitItem,
  { replaceEdited, createdAt }: Pick<PromoKitJob, "replaceEdited" | "createdAt">,
): boolean => isEdited && !(replaceEdited && updatedAt <= createdAt);
