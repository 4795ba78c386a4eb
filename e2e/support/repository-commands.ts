import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The repository's commands for a reader's folder. The tests run on a stack that `bin/up` started and
 * `bin/down` will stop, so here `bin/up` only checks its arguments and `bin/down` only has to exist.
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
