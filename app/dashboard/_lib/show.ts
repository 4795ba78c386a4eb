import { cache } from "react";
import type { Environment } from "@/lib/platform/security/principal";
import { read } from "./read";

/** A show, read once for all that is drawn of a page. */
export const readShow = cache((environment: Environment, slug: string) =>
  read(environment, "getEvent", { params: { slug } }),
);

/** How ready it is, likewise. */
export const readReadiness = cache((environment: Environment, slug: string) =>
  read(environment, "getEventReadiness", { params: { slug } }),
);
