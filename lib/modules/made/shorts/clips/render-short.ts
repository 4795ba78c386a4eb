import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { pricedVerb } from "@/lib/operation/prepared";
import { CLIP_CREDITS, type shortsContract } from "../contract";
import { orderClip } from "./order-clip";

type Operation = typeof shortsContract.renderShort;

export const renderShort = pricedVerb<InputOf<Operation>, OutputOf<Operation>>(
  async (_ctx, { preview }) => (preview ? 0 : CLIP_CREDITS),
  orderClip,
);
