import type { HandlersOf } from "@/lib/operation/handlers-of";
import { archiveSeries } from "./changing/archive-series";
import { createSeries } from "./changing/create-series";
import { updateSeries } from "./changing/update-series";
import type { seriesContract } from "./contract";
import { getSeries } from "./get-series";
import { listSeries } from "./list-series";

export const handlers: HandlersOf<typeof seriesContract> = {
  listSeries,
  createSeries,
  getSeries,
  updateSeries,
  archiveSeries,
};
