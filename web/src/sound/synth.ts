/** Sounds made of noise and plain waves: nothing is loaded, nothing is borrowed. */

export type Effect = 'call' | 'card' | 'crowd' | 'die' | 'thud' | 'wind';

const NOISE_SECONDS = 2;
const SILENCE = 0.0001;
const FADE_SECONDS = 1.5;
/** When the die hits the table: ever faster, ever softer. */
const HITS = [0, 0.13, 0.24, 0.33, 0.4, 0.45, 0.49];
/** Voices of a crowd: where they are in pitch, and when they speak. */
const VOICES = [
  [310, 0],
  [520, 0.12],
  [410, 0.3],
  [680, 0.45],
  [360, 0.6],
] as const;
const CALL = [523.25, 659.25];

interface Burst {
  at: number;
  length: number;
  loud: number;
  /** Where the filter begins and ends, in hertz. */
  from: number;
  to: number;
  filter: BiquadFilterType;
  sharp: number;
}

export class Synth {
  #out: GainNode;
  #noise: AudioBuffer;
  #wind: { source: AudioBufferSourceNode; volume: GainNode } | null = null;

  constructor(readonly audio: AudioContext) {
    this.#out = audio.createGain();
    this.#out.connect(audio.destination);
    this.#noise = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  }

  /** How loud everything is, from 0 to 1 as one hears it. */
  tune(volume: number): void {
    this.#out.gain.setTargetAtTime(volume ** 2, this.audio.currentTime, 0.05);
  }

  play(effect: Effect): void {
    switch (effect) {
      case 'die':
        return HITS.forEach((at, n) =>
          this.#burst({ at, length: 0.05, loud: 0.5 / (n + 1), from: 2600, to: 1500, filter: 'bandpass', sharp: 6 }),
        );
      case 'card':
        return this.#burst({ at: 0, length: 0.14, loud: 0.22, from: 5200, to: 1800, filter: 'bandpass', sharp: 0.8 });
      case 'thud':
        this.#tone(96, 38, 0, 0.5, 0.8);
        return this.#burst({ at: 0, length: 0.18, loud: 0.5, from: 420, to: 90, filter: 'lowpass', sharp: 0.7 });
      case 'crowd':
        return VOICES.forEach(([pitch, at]) =>
          this.#burst({ at, length: 0.55, loud: 0.3, from: pitch, to: pitch * 0.8, filter: 'bandpass', sharp: 9 }),
        );
      case 'wind':
        return this.#burst({ at: 0, length: 2.2, loud: 0.35, from: 260, to: 640, filter: 'bandpass', sharp: 3 });
      case 'call':
        return CALL.forEach((pitch, n) => this.#tone(pitch, pitch, n * 0.18, 0.32, 0.25));
    }
  }

  /** The wind of the winter, very low, until it is told to stop. */
  blow(on: boolean): void {
    if (on === (this.#wind !== null)) return;
    if (on) this.#wind = this.#gale();
    else this.#calm();
  }

  #gale() {
    const { audio } = this;
    const [source, filter, volume] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
    const [gusts, depth] = [audio.createOscillator(), audio.createGain()];
    source.buffer = this.#noise;
    source.loop = true;
    filter.type = 'lowpass';
    filter.frequency.value = 320;
    gusts.frequency.value = 0.09;
    depth.gain.value = 170;
    gusts.connect(depth).connect(filter.frequency);
    volume.gain.setValueAtTime(SILENCE, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.1, audio.currentTime + FADE_SECONDS);
    source.connect(filter).connect(volume).connect(this.#out);
    source.onended = () => gusts.stop();
    source.start();
    gusts.start();
    return { source, volume };
  }

  #calm(): void {
    const end = this.audio.currentTime + FADE_SECONDS;
    this.#wind?.volume.gain.setTargetAtTime(0, this.audio.currentTime, FADE_SECONDS / 4);
    this.#wind?.source.stop(end);
    this.#wind = null;
  }

  #burst({ at, length, loud, from, to, filter: type, sharp }: Burst): void {
    const { audio } = this;
    const start = audio.currentTime + at;
    const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
    source.buffer = this.#noise;
    source.loop = true;
    filter.type = type;
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    source
      .connect(filter)
      .connect(this.#swell(start, length, loud))
      .connect(this.#out);
    source.start(start, Math.random() * NOISE_SECONDS);
    source.stop(start + length + 0.05);
  }

  #tone(from: number, to: number, at: number, length: number, loud: number): void {
    const { audio } = this;
    const start = audio.currentTime + at;
    const source = audio.createOscillator();
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(this.#swell(start, length, loud)).connect(this.#out);
    source.start(start);
    source.stop(start + length + 0.05);
  }

  /** Quickly loud, slowly silent; long sounds rise for longer. */
  #swell(start: number, length: number, loud: number): GainNode {
    const volume = this.audio.createGain();
    volume.gain.setValueAtTime(SILENCE, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + Math.max(0.008, length * 0.25 * Math.min(1, length)));
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + length);
    return volume;
  }
}
