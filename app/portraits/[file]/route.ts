import { openPortrait } from "@/lib/modules/people/guests";
import { pictureResponse } from "@/lib/server/pages/picture-response";

export const dynamic = "force-dynamic";

/** A guest's portrait. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return pictureResponse(await openPortrait((await params).file));
}
