import type { z } from "zod";
import { readStageRow } from "@/lib/modules/stage/show-ledger";
import { sql } from "@/lib/platform/database/db";
import { withdrawFinished } from "@/lib/platform/supervised-tasks/request-tasks";
import type { SupervisedTaskKind } from "@/lib/platform/supervised-tasks/supervised-task";
import type { StageState } from "@/lib/stage";

/** Withdraws a task of a show that is over, unless the show was resumed at that moment: `isNeeded` decides by its stage. */
export const endShowTask = (
  kind: SupervisedTaskKind<z.ZodType<object, object>>,
  eventId: string,
  isNeeded: (state: StageState) => boolean,
): Promise<void> =>
  withdrawFinished(kind, { subject: eventId, payload: {} }, async () => {
    const { stored } = await readStageRow({ sql }, eventId);
    return stored !== undefined && isNeeded(stored.state);
  });
