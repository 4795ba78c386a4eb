import { findProgram } from "@/lib/platform/confined/find-program";

/** Programs that media jobs call. A missing one is reported here, before a job needs it. */
export const CONVERTERS = ["ffmpeg", "ffprobe", "pdftoppm", "soffice"] as const;

export type Converters = Record<(typeof CONVERTERS)[number], "installed" | "not installed">;

export async function findConverters(): Promise<Converters> {
  const found = await Promise.all(
    CONVERTERS.map(async (name) => [name, (await findProgram(name)) ? "installed" : "not installed"]),
  );
  return Object.fromEntries(found) as Converters;
}
