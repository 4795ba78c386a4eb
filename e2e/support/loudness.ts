import type { Page } from "@playwright/test";

/** How loud what comes over the line is on a page, the loudest of all it plays or could play: 0 to 1, over half a second. */
export const roomHeard = (page: Page): Promise<number> =>
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

/**
 * Listens to what a page sends to its loudspeaker by way of one last gain, as the background music does: to the sound in front
 * of that gain and to the sound that comes out, at the same moments, so that a quiet bar is not taken for a softer one.
 */
const LISTEN = `{
const connect = AudioNode.prototype.connect;
const into = new WeakMap();
let heard;
const ear = (node) => { const ear = new AnalyserNode(node.context, { fftSize: 32768 }); connect.call(node, ear); return ear; };
const rms = (ear) => { const samples = new Float32Array(ear.fftSize); ear.getFloatTimeDomainData(samples);
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length); };
AudioNode.prototype.connect = function (to, ...rest) {
  if (to instanceof AudioNode) into.set(to, this);
  if (heard !== undefined && to === heard.gain) connect.call(this, heard.before);
  const gain = to instanceof AudioDestinationNode ? into.get(this) : undefined;
  if (gain instanceof GainNode)
    heard = { gain, before: new AnalyserNode(this.context, { fftSize: 32768 }), after: ear(this) };
  return connect.call(this, to, ...rest);
};
window.shareHeard = () => { const loud = heard ? rms(heard.before) : 0; return loud > 0.001 ? rms(heard.after) / loud : null; };
}`;

/** Before the page is opened. */
export const listenToMusic = (page: Page): Promise<unknown> => page.addInitScript(LISTEN);

/** How much of the music is heard at this moment, as a share of what is played; null in a rest, and without any. */
export const musicHeard = (page: Page): Promise<number | null> => page.evaluate("window.shareHeard()");

/** Once: what a video's element plays goes through an ear from then on, after the element's own volume. */
export const listenToVideo = (page: Page, selector: string): Promise<unknown> =>
  page.evaluate(`{
const context = new AudioContext();
const ear = new AnalyserNode(context, { fftSize: 32768 });
context.createMediaElementSource(document.querySelector(${JSON.stringify(selector)})).connect(ear).connect(context.destination);
window.loudness = () => { const samples = new Float32Array(ear.fftSize); ear.getFloatTimeDomainData(samples);
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length); };
}`);

/** The loudness of the last two thirds of a second of it. */
export const videoHeard = (page: Page): Promise<number> => page.evaluate("window.loudness()");

/**
 * The same value twice, with other sound in each: null while it moves, so that a fade that passes by is not taken for where
 * it ends.
 */
export async function steady(
  page: Page,
  read: (page: Page) => Promise<number | null>,
): Promise<number | null> {
  const first = await read(page);
  await page.waitForTimeout(900);
  const second = await read(page);
  return first !== null && second !== null && Math.abs(first - second) < 0.1 * first ? second : null;
}
