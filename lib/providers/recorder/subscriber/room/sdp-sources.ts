/**
 * Which track each stream of an offer belongs to: from its synchronization source to the track's id. Lines of media
 * are used again for other tracks, so only the description says it.
 */
export function tracksOfStreams(sdp: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const media of sdp.split(/^m=/m).slice(1)) {
    const shared = /^a=msid:\S+ (\S+)/m.exec(media)?.[1];
    const repairs = new Set([...media.matchAll(/^a=ssrc-group:FID \d+ (\d+)/gm)].map(([, ssrc]) => ssrc));
    for (const [, ssrc, own] of media.matchAll(/^a=ssrc:(\d+)(?: msid:\S+ (\S+))?/gm)) {
      const track = own ?? shared;
      if (ssrc && track && !repairs.has(ssrc)) found.set(Number(ssrc), track);
    }
  }
  return found;
}
