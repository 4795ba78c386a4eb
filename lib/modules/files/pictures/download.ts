import { MAX_ASSET_BYTES } from "@/lib/modules/files/assets/schema";
import { OutboundError, type OutboundFault, outbound } from "@/lib/platform/outbound";

/** Nothing could be fetched, and retrying wouldn't help. The message is for people. */
export class PictureError extends Error {}

const MAX_REDIRECTS = 3;
const FOR_GOOD: readonly OutboundFault[] = ["url_not_allowed", "address_not_allowed"];

/**
 * Downloads from an address that a user entered. Each redirect is checked like the first address, so none
 * leads to a forbidden one.
 * @throws PictureError, or another error if a retry may help
 */
export async function download(address: string): Promise<Buffer> {
  let url = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const { status, headers, body } = await ask(url);
    const next = status >= 300 && status < 400 ? headers.location : undefined;
    if (next === undefined) return pictureIn(status, body);
    if (!URL.canParse(next, url)) throw new PictureError("It redirects to an invalid URL.");
    url = new URL(next, url).href;
  }
  throw new PictureError("It redirects too many times.");
}

async function ask(url: string) {
  try {
    return await outbound().request({
      method: "GET",
      url,
      allowHttp: true,
      headers: { accept: "image/png, image/jpeg, image/webp" },
      // One byte over the limit shows that there is more.
      maxBytes: MAX_ASSET_BYTES + 1,
    });
  } catch (error) {
    if (error instanceof OutboundError && FOR_GOOD.includes(error.fault))
      throw new PictureError(error.message);
    throw error;
  }
}

function pictureIn(status: number, body: Buffer): Buffer {
  if (status >= 500 || status === 429) throw new Error(`Its server currently responds with ${status}.`);
  if (status !== 200) throw new PictureError(`Its server responds with ${status}.`);
  if (body.length > MAX_ASSET_BYTES) throw new PictureError("The picture is larger than 10 MiB.");
  if (body.length === 0) throw new PictureError("Its server's response is empty.");
  return body;
}
