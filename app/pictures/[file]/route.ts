import { openEventPicture } from "@/lib/modules/shows/event-pictures";
import { pictureResponse } from "@/lib/server/pages/picture-response";

export const dynamic = "force-dynamic";

/** The photo of a show's host, or its brand's logo. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return pictureResponse(await openEventPicture((await params).file));
}
