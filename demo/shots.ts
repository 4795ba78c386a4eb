import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { up } from "../e2e/up";
import type { Cast } from "./cast";

export const shots = join(up.data_dir, "demo");

/** The viewer's screenshot of a scene. */
export const viewersShot = (scene: number): string =>
  join(shots, `${String(scene).padStart(2, "0")}-viewer.png`);

/** Takes screenshots of what the host, co-host, a guest, a viewer and a viewer on a phone see now, as far as they're still here. */
export async function takeShots({ host, cohost, ana, viewer, phone }: Cast, scene: number): Promise<void> {
  mkdirSync(shots, { recursive: true });
  const number = String(scene).padStart(2, "0");
  const pages = { host, cohost, guest: ana, viewer, phone };
  await Promise.all(
    Object.entries(pages).map(async ([who, page]) => {
      if (!page.isClosed()) await page.screenshot({ path: join(shots, `${number}-${who}.png`) });
    }),
  );
}
