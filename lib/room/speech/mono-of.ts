/** Mixes all channels into one. */
export function monoOf(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0), ...others] = channels;
  if (others.length === 0) return first;
  return first.map((sample, at) => {
    const sum = others.reduce((all, channel) => all + (channel[at] ?? 0), sample);
    return sum / channels.length;
  });
}
