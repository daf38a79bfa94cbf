// Sounds made of nothing but oscillators and noise: slippers on stone, wood, brass, cloth, a frame
// drum and a lute. There is no audio before somebody wants it: browsers allow it only then, and a
// page should not make a noise unasked.

export type Sound =
  | "step"
  | "die"
  | "count"
  | "coin"
  | "gain"
  | "loss"
  | "rug"
  | "turn"
  | "hurry"
  | "late"
  | "out"
  | "over"
  | "end";

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function context(): AudioContext | null {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    return audio;
  } catch {
    return null;
  }
}

/** Two seconds of noise, made once: all that rustles, knocks and murmurs is cut from it. */
function noiseOf(ctx: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = ctx.createBuffer(1, ctx.sampleRate * 2, ctx.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

/** A gain that rises at once and dies away. */
function envelope(ctx: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(ctx.destination);
  return gain;
}

interface Tone {
  at?: number;
  pitch: number;
  to?: number;
  length: number;
  loud: number;
  wave?: OscillatorType;
}

function tone(ctx: AudioContext, { at = 0, pitch, to = pitch, length, loud, wave }: Tone): void {
  const start = ctx.currentTime + at;
  const oscillator = new OscillatorNode(ctx, { type: wave ?? "sine", frequency: pitch });
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  oscillator.connect(envelope(ctx, start, length, loud));
  oscillator.start(start);
  oscillator.stop(start + length);
}

interface Noise {
  at?: number;
  pitch: number;
  /** Where it glides to: cloth is lighter at its end. */
  to?: number;
  width: number;
  length: number;
  loud: number;
}

function noise(ctx: AudioContext, { at = 0, pitch, to, width, length, loud }: Noise): void {
  const start = ctx.currentTime + at;
  const source = new AudioBufferSourceNode(ctx, { buffer: noiseOf(ctx) });
  const filter = new BiquadFilterNode(ctx, { type: "bandpass", frequency: pitch, Q: width });
  if (to) filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(envelope(ctx, start, length, loud));
  source.start(start, Math.random());
  source.stop(start + length);
}

/** A plucked string, as of a lute: three partials, the high ones die first. */
function pluck(ctx: AudioContext, pitch: number, loud: number, at = 0): void {
  tone(ctx, { at, pitch, length: 0.5, loud, wave: "triangle" });
  tone(ctx, { at, pitch: pitch * 2.003, length: 0.22, loud: loud * 0.45 });
  tone(ctx, { at, pitch: pitch * 3.01, length: 0.1, loud: loud * 0.3 });
  noise(ctx, { at, pitch: pitch * 5, width: 3, length: 0.02, loud: loud * 0.8 });
}

/** A bendir: a low skin, and the buzz of its snare. */
function beat(ctx: AudioContext, at = 0, loud = 0.5, pitch = 98): void {
  tone(ctx, { at, pitch: pitch * 1.5, to: pitch, length: 0.32, loud });
  noise(ctx, { at, pitch: 900, width: 0.8, length: 0.12, loud: loud * 0.25 });
}

/** Wood on wood. */
function knock(ctx: AudioContext, at: number, pitch: number, loud: number): void {
  noise(ctx, { at, pitch, width: 5, length: 0.05, loud });
  tone(ctx, { at, pitch: pitch * 0.45, to: pitch * 0.3, length: 0.05, loud: loud * 0.3 });
}

const OPEN = 294; // the string on which sums are played: d
const FIFTH = 1.5;

/** `step` is how far something has come: which step, which coin, how much of a count. */
const PLAY: Record<Sound, (ctx: AudioContext, step: number) => void> = {
  step: (ctx, step) => {
    const pitch = step % 2 ? 250 : 310;
    noise(ctx, { pitch, width: 1.4, length: 0.08, loud: 0.5 });
    noise(ctx, { at: 0.03, pitch: pitch * 5, width: 1, length: 0.04, loud: 0.05 });
  },
  die: (ctx) => {
    for (const at of [0, 0.05, 0.09, 0.14, 0.18]) knock(ctx, at, 1500 + at * 2500, 0.25);
    knock(ctx, 0.36, 1250, 0.8);
    knock(ctx, 0.52, 1050, 0.55);
  },
  count: (ctx, step) => pluck(ctx, OPEN * FIFTH ** step, 0.12),
  coin: (ctx, step) => {
    const loud = 0.07 * 0.9 ** step;
    const pitch = 2093 * [1, 1.122, 1.26, 1.189][step % 4]!;
    tone(ctx, { pitch, length: 0.3, loud, wave: "triangle" });
    tone(ctx, { pitch: pitch * 2.76, length: 0.16, loud: loud * 0.5 });
    tone(ctx, { pitch: pitch * 5.4, length: 0.06, loud: loud * 0.3 });
  },
  gain: (ctx) => {
    pluck(ctx, OPEN, 0.14);
    pluck(ctx, OPEN * FIFTH, 0.14, 0.12);
  },
  loss: (ctx) => {
    pluck(ctx, OPEN, 0.14);
    pluck(ctx, OPEN / FIFTH, 0.14, 0.12);
  },
  rug: (ctx) => {
    noise(ctx, { pitch: 500, to: 2200, width: 0.7, length: 0.26, loud: 0.28 });
    noise(ctx, { at: 0.25, pitch: 150, width: 1, length: 0.14, loud: 0.9 });
  },
  turn: (ctx) => beat(ctx),
  hurry: (ctx) => {
    for (const at of [0, 0.22, 0.44]) {
      knock(ctx, at, 2400, 0.7);
      tone(ctx, { at, pitch: 988, length: 0.09, loud: 0.1, wave: "triangle" });
    }
  },
  late: (ctx) => {
    pluck(ctx, 440, 0.12);
    pluck(ctx, 311, 0.12, 0.26);
  },
  out: (ctx) => {
    beat(ctx, 0, 0.6, 82);
    beat(ctx, 0.34, 0.6, 65);
  },
  over: (ctx) => {
    for (const at of [0, 0.3, 0.6]) beat(ctx, at);
  },
  end: (ctx) => {
    for (const at of [0, 0.3, 0.6]) beat(ctx, at);
    // Hijaz, the scale of the souk: D E-flat F-sharp G A
    [294, 311, 370, 392, 440, 587].forEach((pitch, i) => pluck(ctx, pitch, 0.14, 0.9 + i * 0.13));
  },
};

export function sound(name: Sound, wanted: boolean, step = 0): void {
  if (!wanted) return;
  const ctx = context();
  if (ctx) PLAY[name](ctx, step);
}

/** Voices far away, very quiet, until what is returned is called. */
export function murmur(): () => void {
  const ctx = context();
  if (!ctx) return () => undefined;
  const source = new AudioBufferSourceNode(ctx, { buffer: noiseOf(ctx), loop: true });
  const voices = new BiquadFilterNode(ctx, { type: "bandpass", frequency: 420, Q: 0.9 });
  const room = new GainNode(ctx, { gain: 0.018 });
  const swell = new OscillatorNode(ctx, { frequency: 0.13 });
  const depth = new GainNode(ctx, { gain: 0.008 });
  swell.connect(depth).connect(room.gain);
  source.connect(voices).connect(room).connect(ctx.destination);
  source.start();
  swell.start();
  return () => {
    source.stop();
    swell.stop();
    room.disconnect();
  };
}
