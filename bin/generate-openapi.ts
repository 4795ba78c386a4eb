import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openapiFiles } from "../stack/openapi-files";
import { projectRoot } from "../stack/paths";

for (const [path, text] of Object.entries(openapiFiles())) {
  mkdirSync(dirname(join(projectRoot, path)), { recursive: true });
  writeFileSync(join(projectRoot, path), text);
}
