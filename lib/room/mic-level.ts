const EVERY_MS = 80;

/** Returns perceived loudness: 0 silence, 1 maximum. `rms` is 0–1. */
export function loudness(rms: number): number {
  if (rms <= 0.0001) return 0;
  const decibel = 20 * Math.log10(rms);
  return Math.min(1, Math.max(0, (decibel + 60) / 54));
}

export function rmsOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/**
 * Reports the level of a track about twelve times a second, once the browser processes audio. Works on a
 * clone, so also while the track is muted. Returns a function that stops it.
 */
export function watchLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const copy = track.clone();
  copy.enabled = true;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(new MediaStream([copy])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    // Browsers suspend audio until the first user gesture, and would measure silence.
    if (context.state !== "running") return void context.resume().catch(() => undefined);
    analyser.getFloatTimeDomainData(samples);
    onLevel(loudness(rmsOf(samples)));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    copy.stop();
    void context.close().catch(() => undefined);
  };
}
