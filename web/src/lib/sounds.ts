// Sounds made of nothing but oscillators and noise. There is no audio before somebody wants it:
// browsers allow it only then, and a page should not make a noise unasked.

export type Sound = "step" | "die" | "coin" | "rug" | "turn" | "hurry" | "late" | "end";

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    return audio;
  } catch {
    return null;
  }
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
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(ctx.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

interface Noise {
  at?: number;
  pitch: number;
  width: number;
  length: number;
  loud: number;
}

function noise(ctx: AudioContext, { at = 0, pitch, width, length, loud }: Noise): void {
  const frames = Math.ceil(ctx.sampleRate * length);
  const buffer = ctx.createBuffer(1, frames, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = new AudioBufferSourceNode(ctx, { buffer });
  const filter = new BiquadFilterNode(ctx, { type: "bandpass", frequency: pitch, Q: width });
  const gain = new GainNode(ctx, { gain: loud });
  source.connect(filter).connect(gain).connect(ctx.destination);
  source.start(ctx.currentTime + at);
}

const PLAY: Record<Sound, (ctx: AudioContext) => void> = {
  step: (ctx) => noise(ctx, { pitch: 320, width: 1.2, length: 0.09, loud: 0.5 }),
  die: (ctx) => {
    for (const at of [0, 0.09, 0.17, 0.27, 0.4]) {
      noise(ctx, { at, pitch: 1700 - at * 1500, width: 4, length: 0.05, loud: 0.7 });
    }
  },
  coin: (ctx) => {
    for (const [at, pitch] of [
      [0, 2093],
      [0.07, 2637],
    ] as const) {
      tone(ctx, { at, pitch, length: 0.35, loud: 0.08, wave: "triangle" });
      tone(ctx, { at, pitch: pitch * 2.76, length: 0.15, loud: 0.03 });
    }
  },
  rug: (ctx) => {
    noise(ctx, { pitch: 900, width: 0.6, length: 0.25, loud: 0.35 });
    noise(ctx, { at: 0.2, pitch: 180, width: 1, length: 0.12, loud: 0.8 });
  },
  turn: (ctx) => {
    tone(ctx, { pitch: 587, length: 0.25, loud: 0.12, wave: "triangle" });
    tone(ctx, { at: 0.14, pitch: 880, length: 0.4, loud: 0.12, wave: "triangle" });
  },
  hurry: (ctx) => {
    for (const at of [0, 0.22, 0.44]) {
      noise(ctx, { at, pitch: 2600, width: 9, length: 0.05, loud: 0.9 });
      tone(ctx, { at, pitch: 988, length: 0.09, loud: 0.1, wave: "triangle" });
    }
  },
  late: (ctx) => {
    tone(ctx, { pitch: 440, to: 415, length: 0.3, loud: 0.12, wave: "triangle" });
    tone(ctx, { at: 0.26, pitch: 311, to: 294, length: 0.6, loud: 0.12, wave: "triangle" });
  },
  end: (ctx) => {
    // Hijaz, the scale of the souk: D E-flat F-sharp G A
    [587, 622, 740, 784, 880, 1175].forEach((pitch, index) =>
      tone(ctx, { at: index * 0.13, pitch, length: 0.5, loud: 0.12, wave: "triangle" }),
    );
  },
};

export function sound(name: Sound, wanted: boolean): void {
  if (!wanted) return;
  const ctx = context();
  if (ctx) PLAY[name](ctx);
}
