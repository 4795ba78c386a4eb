/** Types that servers give to samples without a container. Many give none. */
const RAW_TYPES =
  /^(audio\/(pcm|x-pcm|l16|raw|x-raw|vnd\.wave\.pcm)|(application|binary)\/octet-stream)\s*(;|$)/i;

export const isRawType = (type: string | null): boolean =>
  type === null || type.trim() === "" || RAW_TYPES.test(type.trim());

/** How many bytes tell samples from files and texts, without a delay that anyone hears. */
export const HEAD_BYTES = 16;

const FILES = ["RIFF", "ID3", "OggS", "fLaC"];
/** MPEG audio of layer III, and AAC with its own headers. A quiet beginning of samples isn't either. */
const FRAMES = [0xe2, 0xe3, 0xf2, 0xf3, 0xfa, 0xfb, 0xf0, 0xf1, 0xf8, 0xf9];

/** False if the first bytes are those of an encoded file or of a text, which would sound as noise. */
export function areSamples(head: Buffer): boolean {
  const start = head.toString("latin1");
  if (FILES.some((name) => start.startsWith(name))) return false;
  if (head[0] === 0xff && FRAMES.includes(head[1] ?? 0)) return false;
  return !/^[\x20-\x7e\t\r\n]+$/.test(start);
}
