import { openLogo } from "@/lib/modules/show-basics/sponsor-lines";
import { pictureResponse } from "@/lib/server/pages/picture-response";

export const dynamic = "force-dynamic";

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return pictureResponse(await openLogo((await params).file));
}
