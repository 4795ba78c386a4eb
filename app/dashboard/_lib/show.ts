import { cache } from "react";
import type { Environment } from "@/lib/platform/security/principal";
import { read } from "./read";

/** A show, read once per page render. */
export const readShow = cache((environment: Environment, slug: string) =>
  read(environment, "getEvent", { params: { slug } }),
);

/** The show's readiness, read once per page render. */
export const readReadiness = cache((environment: Environment, slug: string) =>
  read(environment, "getEventReadiness", { params: { slug } }),
);
