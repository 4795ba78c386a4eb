import type { DataOf } from "@/lib/client/wire-types";

/** What the viewer link shows after the show. */
export type Replay = DataOf<"getReplay">;
export type ReplayProgram = NonNullable<Replay["program"]>;
