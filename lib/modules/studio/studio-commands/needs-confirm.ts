import type { Rehearsal } from "@/lib/modules/studio/studio";

/** A sentence with a disruptive meaning needs confirmation. A structured command doesn't. */
export const needsConfirm = ({ read }: Pick<Rehearsal, "read">): boolean =>
  read.some((body) => body.form === "command" && body.risky && !body.confirmed);
