import type { Rehearsal } from "@/lib/modules/studio/studio";

/** Words are asked about where they mean something disruptive; whoever sends a command itself means it. */
export const needsConfirm = ({ read }: Pick<Rehearsal, "read">): boolean =>
  read.some((body) => body.form === "command" && body.risky && !body.confirmed);
