import { receiveReport } from "@/lib/modules/room/room";
import { isDatabaseDown } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { readUpTo } from "@/lib/platform/runtime/read-up-to";

const MAX_BYTES = 256 * 1024;

/** Receives the room server's webhooks. It retries on anything but a 2xx. */
export async function POST(request: Request): Promise<Response> {
  const body = await readUpTo(request, MAX_BYTES);
  if (!body) return answer(413, "too_large");
  try {
    await receiveReport(body.toString("utf8"), request.headers.get("authorization") ?? undefined);
    return answer(200, "ok");
  } catch (error) {
    if (isRefused(error)) return answer(401, "unauthorized");
    if (!isDatabaseDown(error)) log().error({ err: error }, "report of the room server failed");
    return answer(503, "unavailable");
  }
}

/** Compared by name: the class may exist once in the server entry and once in this bundle. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && error.name === "RoomError" && (error as { kind?: unknown }).kind === "refused";

const answer = (status: number, word: string): Response =>
  Response.json({ status: word }, { status, headers: { "Cache-Control": "no-store" } });
