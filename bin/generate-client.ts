import { writeGeneratedClient } from "../stack/client/write";

for (const file of writeGeneratedClient()) console.log(`written: ${file}`);
