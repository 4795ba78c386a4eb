const WIDTH = 640;
const HEIGHT = 360;
const FRAMES_A_SECOND = 20;

/**
 * Makes a video of noise, which encoders can't compress: it uses all the bandwidth it may, so that the result
 * doesn't depend on what a camera shows. `end` stops it.
 */
export function noisePicture(): { track: MediaStreamTrack; end: () => void } {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  const image = new ImageData(WIDTH, HEIGHT);
  const values = new Uint32Array(image.data.buffer);
  const draw = () => {
    for (let at = 0; at < values.length; at += 1) values[at] = (Math.random() * 0xffffff) | 0xff000000;
    context?.putImageData(image, 0, 0);
  };
  draw();
  const timer = setInterval(draw, 1_000 / FRAMES_A_SECOND);
  const [track] = canvas.captureStream(FRAMES_A_SECOND).getVideoTracks();
  if (!track) throw new Error("This browser cannot make a test picture.");
  return {
    track,
    end: () => {
      clearInterval(timer);
      track.stop();
    },
  };
}
