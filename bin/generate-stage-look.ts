import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../stack/paths";
import { stageLookJson } from "../stack/stage-look-json";

writeFileSync(join(projectRoot, "lib/composition/stills/look/stage-look.json"), stageLookJson());
