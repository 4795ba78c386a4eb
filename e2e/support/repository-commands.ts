import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The commands of the repository for a reader's folder. The tests run inside what `bin/up` started and `bin/down` will
 * stop, so here the one says whether it knows what it is given and the other is only looked for.
 */
export function repositoryCommands(folder: string): void {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const root = process.cwd();
  const asks = (name: string) => `#!/bin/bash
help=$(${root}/bin/${name} --help) || exit 1
for given in "$@"; do grep -q -- "$given" <<<"$help" || exit 64; done
echo "$help"
`;
  const does = (name: string) => `#!/bin/bash\nexec ${root}/bin/${name} "$@"\n`;
  for (const [name, text] of [
    ["up", asks("up")],
    ["down", `#!/bin/bash\n[ $# = 0 ] && [ -x ${root}/bin/down ]\n`],
    ["admin", does("admin")],
  ] as const) {
    writeFileSync(join(bin, name), text);
    chmodSync(join(bin, name), 0o755);
  }
}
