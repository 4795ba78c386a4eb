import { newId } from "@/lib/platform/ids";
import type { Names } from "./populate";

/** Inputs of operations whose examples cannot be taken as they stand: mostly because they name other objects. */
export const inputs: Record<string, (names: Names) => Record<string, unknown>> = {
  removeRegistrationByEmail: () => ({ email: "grace@example.com" }),
  createClient: () => ({ name: "Northwind", external_id: newId("crm"), metadata: { tier: "gold" } }),
};
