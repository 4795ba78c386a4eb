import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { guestsContract } from "./contract";
import { enterBackstage } from "./enter-backstage";
import { manageGuestAccessLink } from "./manage-guest-access-link";

export const handlers: HandlersOf<typeof guestsContract> = { enterBackstage, manageGuestAccessLink };
