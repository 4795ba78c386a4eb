import type { Page } from "@playwright/test";

/**
 * Loudness of the audio that a page receives from the room, 0 to 1 over half a second: the loudest track,
 * whether or not it plays.
 */
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
 * Measures what a page plays through a final gain, as the background music does: the signal before and after
 * that gain at the same moments, so that a quiet bar isn't mistaken for a lower volume.
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

/** Must run before the page is opened. */
export const listenToMusic = (page: Page): Promise<unknown> => page.addInitScript(LISTEN);

/** How loud the music is right now, as a share of the source; null during a rest and without music. */
export const musicHeard = (page: Page): Promise<number | null> => page.evaluate("window.shareHeard()");

/** Routes a video element's audio through an analyser, after the element's own volume. Call once. */
export const listenToVideo = (page: Page, selector: string): Promise<unknown> =>
  page.evaluate(`{
const context = new AudioContext();
const ear = new AnalyserNode(context, { fftSize: 32768 });
context.createMediaElementSource(document.querySelector(${JSON.stringify(selector)})).connect(ear).connect(context.destination);
window.loudness = () => { const samples = new Float32Array(ear.fftSize); ear.getFloatTimeDomainData(samples);
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length); };
}`);

/** Loudness of the video over the last two thirds of a second. */
export const videoHeard = (page: Page): Promise<number> => page.evaluate("window.loudness()");

/**
 * Returns a value seen twice in a row, over different audio; null while it changes, so that a fade in
 * progress isn't taken for its end.
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
