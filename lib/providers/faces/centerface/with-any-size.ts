/** How the file says that it takes ten pictures of three colors and 32 x 32 pixels: as four dimensions with a value each. */
const DIMENSIONS = [10, 3, 32, 32].map((value) => [0x0a, 2, 0x08, value]);
/** The key of a value that readers skip, because they know none of that number. */
const UNKNOWN = 0x78;

/**
 * Lets a copy of the network take pictures of any number and size: it only has convolutions. Its file fixes them, and the runtime
 * takes no others.
 */
export function withAnySize(network: Uint8Array): Uint8Array {
  const open = Buffer.from(network);
  const at = open.indexOf(Buffer.from(DIMENSIONS.flat()));
  if (at < 0) throw new Error("The model of faces has another input than expected.");
  for (const [index, [, , , value]] of DIMENSIONS.entries())
    if (value !== 3) open[at + 4 * index + 2] = UNKNOWN;
  return open;
}
