import { newId } from "@/lib/platform/ids";
import type { Names } from "./populate";

/** Inputs of operations whose examples cannot be taken as they stand: mostly because they name other objects. */
export const inputs: Record<string, (names: Names) => Record<string, unknown>> = {
  removeRegistrationByEmail: () => ({ email: "grace@example.com" }),
  // The show of this world is on air: its start no longer moves.
  updateEvent: () => ({ title: "Another title", theme: "retro" }),
  createClient: () => ({ name: "Northwind", external_id: newId("crm"), metadata: { tier: "gold" } }),
};
