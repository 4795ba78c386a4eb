import type { HandlersOf } from "@/lib/operation/handlers-of";
import { createPromoKitBundle } from "./bundle/create-promo-kit-bundle";
import type { promoKitContract } from "./contract";
import { updatePromoKitItem } from "./editing/update-promo-kit-item";
import { generatePromoKit } from "./making/generate-promo-kit";
import { getPromoKit } from "./reading/get-promo-kit";
import { getPromoKitJob } from "./reading/get-promo-kit-job";

export const handlers: HandlersOf<typeof promoKitContract> = {
  getPromoKit,
  generatePromoKit,
  getPromoKitJob,
  createPromoKitBundle,
  updatePromoKitItem,
};
