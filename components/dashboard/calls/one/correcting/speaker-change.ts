import type { BodyOf } from "@/lib/client/wire-types";
import type { Side } from "../../call-words";

type SpeakerChange = NonNullable<BodyOf<"updateCall">["speakers"]>[number];

interface Values {
  rename: string;
  /** Empty for none. */
  mergeInto: string;
  side: Side | "auto";
}

/** Returns only what changed, because a side that is sent counts as a person's correction. */
export function speakerChange(name: string, sideBefore: Side | "auto", values: Values): SpeakerChange {
  const { rename, mergeInto, side } = values;
  return {
    name,
    ...(mergeInto !== ""
      ? { merge_into: mergeInto }
      : rename.trim() === name
        ? {}
        : { rename: rename.trim() }),
    ...(side === sideBefore ? {} : { side: side === "auto" ? null : side }),
  };
}
