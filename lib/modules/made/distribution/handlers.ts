import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { distributionContract } from "./contract";
import { createDestination } from "./destinations/create-destination";
import { deleteDestination } from "./destinations/delete-destination";
import { listDestinations } from "./destinations/list-destinations";
import { createDistributionJob } from "./jobs/create-distribution-job";
import { getDistributionJob } from "./jobs/get-distribution-job";
import { listCapturedPublications } from "./jobs/list-captured-publications";
import { listDistributionJobs } from "./jobs/list-distribution-jobs";
import { previewDistribution } from "./jobs/preview-distribution";
import { retryDistribution } from "./jobs/retry-distribution";
import { withdrawDistribution } from "./withdrawing/withdraw-distribution";

export const handlers: HandlersOf<typeof distributionContract> = {
  previewDistribution,
  createDistributionJob,
  getDistributionJob,
  listDistributionJobs,
  retryDistribution,
  withdrawDistribution,
  listDestinations,
  listCapturedPublications,
  createDestination,
  deleteDestination,
};
