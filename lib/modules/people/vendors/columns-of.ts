import type { Vendor } from "@/lib/generated/prisma/client";
import type { InputOf } from "@/lib/operation/operation";
import type { vendorsContract } from "./contract";

type Given = Omit<InputOf<typeof vendorsContract.updateVendor>, "slug" | "vendor_id">;

/** What was given, as columns; undefined ones are not given. */
export const columnsOf = ({ contact_name, call_time, ...rest }: Given): Partial<Vendor> =>
  ({ ...rest, contactName: contact_name, callTime: call_time }) as Partial<Vendor>;
