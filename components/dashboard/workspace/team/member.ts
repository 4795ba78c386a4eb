import type { DataOf } from "@/lib/client/wire-types";

export type Member = DataOf<"listMembers">[number];
