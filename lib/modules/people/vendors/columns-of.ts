import type { Vendor } from "@/lib/generated/prisma/client";
import type { InputOf } from "@/lib/operation/operation";
import type { vendorsContract } from "./contract";

type Given = Omit<InputOf<typeof vendorsContract.updateVendor>, "slug" | "vendor_id">;

/** Returns the given fields as columns. Undefined fields count as not given. */
export const columnsOf = ({ contact_name, call_time, ...rest }: Given): Partial<Vendor> =>
  ({ ...rest, contactName: contact_name, callTime: call_time }) as Partial<Vendor>;
