import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";

/** A show's video as after a conversion, but without a file. */
export async function readyVideo(
  slug: string,
  given: { name?: string; state?: string } = {},
): Promise<string> {
  const { id: eventId, workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { slug } });
  const id = newId("vid");
  await db().video.create({
    data: {
      ...{ id, workspaceId, environment, eventId, name: "Trailer", state: "ready", ...given },
      ...{ contentType: "video/mp4", sizeBytes: 1_000, token: id.padEnd(30, "0"), durationMs: 60_000 },
    },
  });
  return id;
}
