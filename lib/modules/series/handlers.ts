import type { HandlersOf } from "@/lib/operation/handlers-of";
import { archiveSeries } from "./archive-series";
import type { seriesContract } from "./contract";
import { createSeries } from "./create-series";
import { getSeries } from "./get-series";
import { listSeries } from "./list-series";
import { updateSeries } from "./update-series";

export const handlers: HandlersOf<typeof seriesContract> = {
  listSeries,
  createSeries,
  getSeries,
  updateSeries,
  archiveSeries,
};
