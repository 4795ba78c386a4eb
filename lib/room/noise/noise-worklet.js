// Runs where sound is made, apart from the page. Plain script: such files are served as they stand.

/** What RNNoise takes at once: ten milliseconds at 48 kHz. */
const FRAME = 480;
/** It counts as 16-bit sound does. */
const SCALE = 32768;

/** Takes noise out of one microphone by RNNoise; what comes out is ten milliseconds old. */
class StrongNoiseFilter extends AudioWorkletProcessor {
  constructor({ processorOptions: { module } }) {
    super();
    const rnnoise = new WebAssembly.Instance(module, {
      env: {
        emscripten_memcpy_big: (to, from, bytes) => this.bytes.copyWithin(to, from, from + bytes),
        emscripten_resize_heap: () => 0,
        __assert_fail: () => {
          throw new Error("RNNoise failed.");
        },
      },
    }).exports;
    this.bytes = new Uint8Array(rnnoise.memory.buffer);
    rnnoise.__wasm_call_ctors();
    this.rnnoise = rnnoise;
    this.state = rnnoise.rnnoise_create(0);
    this.at = rnnoise.malloc(FRAME * 4);
    this.samples = new Float32Array(rnnoise.memory.buffer, this.at, FRAME);
    this.filled = 0;
    /** Done sound as a ring; it begins with a frame of silence, so that it never runs empty. */
    this.done = new Float32Array(FRAME * 4);
    this.put = FRAME;
    this.taken = 0;
    this.ended = false;
    this.port.onmessage = () => {
      this.ended = true;
    };
  }

  process([input], [output]) {
    const heard = input?.[0];
    const [out] = output;
    if (this.ended) return false;
    for (let index = 0; index < out.length; index += 1) {
      this.samples[this.filled] = (heard?.[index] ?? 0) * SCALE;
      this.filled += 1;
      if (this.filled === FRAME) this.filter();
      out[index] = this.done[this.taken];
      this.taken = (this.taken + 1) % this.done.length;
    }
    return true;
  }

  filter() {
    this.rnnoise.rnnoise_process_frame(this.state, this.at, this.at);
    for (let index = 0; index < FRAME; index += 1) {
      this.done[this.put] = this.samples[index] / SCALE;
      this.put = (this.put + 1) % this.done.length;
    }
    this.filled = 0;
  }
}

registerProcessor("strong-noise-filter", StrongNoiseFilter);
