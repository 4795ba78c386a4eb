import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Limits } from "@/lib/platform/confined/command-line";
import { findProgram } from "@/lib/platform/confined/find-program";
import { runConfined } from "@/lib/platform/confined/run-confined";
import { type WorkFolder, withWorkFolder } from "@/lib/platform/confined/work-folder";
import { isConverted } from "./child-outcome";
import { DeckError } from "./port";

export const OFFICE = "soffice";

export interface OfficeOptions {
  signal?: AbortSignal | undefined;
  limits?: Partial<Limits>;
  /** A program that replaces LibreOffice in rehearsals. */
  command?: (folder: WorkFolder) => { file: string; args: readonly string[] };
}

const MIB = 1024 * 1024;
const LIMITS: Partial<Limits> = {
  wallSeconds: 120,
  cpuSeconds: 120,
  processes: 256,
  addressBytes: 8192 * MIB,
};

/**
 * Converts a deck to PDF with LibreOffice, using a temporary profile, so that no deck can affect another.
 * @throws DeckError
 */
export async function officeToPdf(from: string, to: string, options: OfficeOptions = {}): Promise<void> {
  const { signal, limits, command = libreOffice } = options;
  if (!options.command && !(await findProgram(OFFICE))) throw new DeckError("not_installed");
  await withWorkFolder(async (folder) => {
    await folder.put("deck.pptx", createReadStream(from));
    const ended = await runConfined({
      ...command(folder),
      folder,
      limits: { ...LIMITS, ...limits },
      ...(signal ? { signal } : {}),
    });
    if (!isConverted(ended, signal)) throw new DeckError("converter_failed");
    const made = await folder.open("deck.pdf").catch((error: unknown) => {
      throw new DeckError("converter_failed", { cause: error });
    });
    try {
      await writeFile(to, made.createReadStream({ autoClose: false }), { flag: "wx", mode: 0o600 });
    } finally {
      await made.close();
    }
  });
}

const libreOffice = ({ inside }: WorkFolder) => ({
  file: OFFICE,
  args: [
    `-env:UserInstallation=file://${inside}/profile`,
    ...["--headless", "--norestore", "--nologo", "--nodefault", "--nolockcheck", "--nofirststartwizard"],
    ...["--convert-to", "pdf:impress_pdf_Export", "--outdir", inside, `${inside}/deck.pptx`],
  ],
});
