import { copyVideos } from "../../videos";
import type { CopyPart } from "./copy-part";

export const videosPart: CopyPart = {
  copy: (ctx, { from, to }) => copyVideos(ctx, from.event, to),
};
