// Short sounds, made on the spot. Browsers allow none before somebody has touched the page, and neither do we.
import { remember, remembered } from './memory';

export type Noise = 'dice' | 'slap' | 'wood' | 'wrong' | 'win';

class Sound {
  on: boolean = $state(remembered('sound') !== 'off');
  #context: AudioContext | null = null;
  #hiss: AudioBuffer | null = null;

  // From the first touch or key on.
  wake(): void {
    if (typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
  }

  turn(on: boolean): void {
    this.on = on;
    remember('sound', on ? 'on' : 'off');
  }

  play(noise: Noise): void {
    const context = this.#context;
    if (!this.on || !context || context.state !== 'running' || document.hidden) return;
    switch (noise) {
      case 'dice':
        for (let i = 0; i < 9; i++)
          this.#knock(context, i * 0.085 + Math.random() * 0.03, 1500 + Math.random() * 1400, 0.12, 0.03);
        break;
      case 'slap':
        this.#knock(context, 0, 900, 0.5, 0.07);
        this.#tone(context, 0, 150, 60, 0.4, 0.12, 'sine');
        break;
      case 'wood':
        this.#tone(context, 0, 190, 110, 0.3, 0.09, 'triangle');
        this.#knock(context, 0.01, 420, 0.3, 0.06);
        break;
      case 'wrong':
        this.#tone(context, 0, 220, 200, 0.14, 0.16, 'sawtooth');
        this.#tone(context, 0.17, 165, 140, 0.14, 0.26, 'sawtooth');
        break;
      case 'win':
        [392, 494, 587, 784].forEach((pitch, i) =>
          this.#tone(context, i * 0.12, pitch, pitch, 0.18, i === 3 ? 0.5 : 0.16, 'triangle'),
        );
    }
  }

  #fade(context: AudioContext, at: number, loud: number, lasts: number): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
    gain.connect(context.destination);
    return gain;
  }

  #tone(
    context: AudioContext,
    delay: number,
    from: number,
    to: number,
    loud: number,
    lasts: number,
    type: OscillatorType,
  ): void {
    const at = context.currentTime + delay;
    const source = new OscillatorNode(context, { type, frequency: from });
    source.frequency.exponentialRampToValueAtTime(to, at + lasts);
    source.connect(this.#fade(context, at, loud, lasts));
    source.start(at);
    source.stop(at + lasts);
  }

  #knock(context: AudioContext, delay: number, pitch: number, loud: number, lasts: number): void {
    const at = context.currentTime + delay;
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise(context) });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.2 });
    source.connect(filter).connect(this.#fade(context, at, loud, lasts));
    source.start(at, Math.random() * 0.2, lasts);
  }

  #noise(context: AudioContext): AudioBuffer {
    if (this.#hiss) return this.#hiss;
    const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    return (this.#hiss = buffer);
  }
}

export const sound = new Sound();
