import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../stack/paths";
import { settingsPage } from "../stack/settings-page";

writeFileSync(join(projectRoot, "docs/operations/settings.md"), settingsPage());
