import { join } from "node:path";
import { projectRoot } from "../paths";

/** The folder of the published client. */
export const clientDir = join(projectRoot, "packages/client");
