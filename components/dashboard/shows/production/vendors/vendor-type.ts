import type { DataOf } from "@/lib/client/wire-types";

export type Vendor = DataOf<"getVendor">;
