import { isStorageFull } from "@/lib/modules/files/files";
import { addProgramNote } from "../ending/program-notes";
import type { ProgramAt } from "../rows/program-at";

const LOOK_MS = 15_000;

/**
 * Returns how long to wait before looking again, because the workspace's storage is full, or 0. A note says so. The show
 * isn't concerned, and the program continues once there is space.
 */
export async function waitForSpace(at: ProgramAt): Promise<number> {
  if (!(await isStorageFull(at.workspaceId))) return 0;
  await addProgramNote(at, "program_storage_full");
  return LOOK_MS;
}
