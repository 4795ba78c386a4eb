import type { Page } from "@playwright/test";

/** How loud what comes over the line is on a page, the loudest of all it plays or could play: 0 to 1, over half a second. */
export const loudness = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const context = new AudioContext();
    const analysers = [...document.querySelectorAll("audio")].flatMap(({ srcObject }) => {
      if (!(srcObject instanceof MediaStream) || srcObject.getAudioTracks().length === 0) return [];
      const analyser = new AnalyserNode(context, { fftSize: 16_384 });
      context.createMediaStreamSource(srcObject).connect(analyser);
      return [analyser];
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const samples = new Float32Array(16_384);
    const levels = analysers.map((analyser) => {
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
    });
    await context.close();
    return Math.max(0, ...levels);
  });
