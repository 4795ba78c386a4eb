// Generated microphone sounds: 48 kHz, mono, the same in every run.

const RATE = 48_000;

let seed = 1;
function random(): number {
  seed = (seed * 16_807) % 2_147_483_647;
  return (seed / 2_147_483_647) * 2 - 1;
}

function sound(seconds: number, sample: (time: number) => number): Float32Array {
  return Float32Array.from({ length: RATE * seconds }, (_, at) => sample(at / RATE));
}

/** A two-pole filter: passes a band around a frequency; the longer it rings, the narrower the band. */
function resonance(frequency: number, width: number): (input: number) => number {
  const radius = Math.exp((-Math.PI * width) / RATE);
  const turn = 2 * radius * Math.cos((2 * Math.PI * frequency) / RATE);
  let [previous, before] = [0, 0];
  return (input) => {
    const output = input + turn * previous - radius * radius * before;
    before = previous;
    previous = output;
    return output;
  };
}

export function fan(seconds: number): Float32Array {
  let air = 0;
  return sound(seconds, (time) => {
    air = 0.9 * air + 0.02 * random();
    return air + 0.02 * Math.sin(2 * Math.PI * 97 * time);
  });
}

/** Low noise that rises and falls. */
export function street(seconds: number): Float32Array {
  let rumble = 0;
  return sound(seconds, (time) => {
    rumble = 0.985 * rumble + 0.02 * random();
    return rumble * (1 + 0.6 * Math.sin(3 * time));
  });
}

/** A vowel of a low voice with rising and falling pitch, in syllables. */
export function voice(seconds: number): Float32Array {
  const mouth = [resonance(700, 110), resonance(1_220, 120), resonance(2_600, 160)];
  let phase = 0;
  return sound(seconds, (time) => {
    phase += (120 * (1 + 0.08 * Math.sin(2 * Math.PI * 2.1 * time))) / RATE;
    const pulse = phase >= 1 ? 1 : 0;
    phase -= pulse;
    const syllable = Math.sqrt(Math.max(0, Math.sin(2 * Math.PI * 1.8 * time)));
    return 0.05 * syllable * mouth.reduce((sum, formant, at) => sum + formant(pulse) / (at + 1), 0);
  });
}
