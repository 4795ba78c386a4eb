/** Converts a wave to 16-bit samples and clips it. */
export const toPcm = (wave: Float32Array): Int16Array =>
  Int16Array.from(wave, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767));
