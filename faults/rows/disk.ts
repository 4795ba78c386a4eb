import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "@/test/rig/ask";
import { exactly, type Figure, skipped } from "@/test/rig/figures";
import type { Row, Scene } from "../row";

/** A data folder on its own small disk, which is then filled. */
export const diskFull: Row = {
  name: "disk-full",
  quick: true,
  run: async ({ stack }: Scene): Promise<Figure[]> => {
    const folder = mkdtempSync(join(tmpdir(), "showrunner-disk-"));
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=128m", "tmpfs", folder], { stdio: "ignore" });
    } catch {
      rmSync(folder, { recursive: true });
      return [skipped("disk full", "needs the right to mount a tmpfs")];
    }
    try {
      const app = await stack.anotherApp({ DATA_DIR: folder });
      try {
        const before = await ask("GET", `${app.url}/readyz`);
        writeFileSync(join(folder, "filler"), Buffer.alloc(100 << 20));
        const full = await ask("GET", `${app.url}/readyz`);
        const read = await ask("GET", `${app.url}/v1/clients`, { key: stack.up.test_key });
        rmSync(join(folder, "filler"));
        const after = await ask("GET", `${app.url}/readyz`);
        return [
          exactly("disk full: /readyz before", before.status, 200),
          exactly("disk full: /readyz while full", full.status, 503),
          exactly("disk full: it names the problem", Number(full.json?.checks?.disk === "failed"), 1),
          exactly("disk full: reads still work", read.status, 200),
          exactly("disk full: /readyz when there is room again", after.status, 200),
        ];
      } finally {
        await app.stop();
      }
    } finally {
      execFileSync("umount", [folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
