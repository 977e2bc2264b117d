/** Small sounds made on the spot, off until asked for; never the only sign of anything. */
import type { Step } from "../wire/scene";
import type { Event } from "../wire/server";
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || !globalThis.AudioContext) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function tone(
  pitch: number,
  start: number,
  length: number,
  kind: OscillatorType,
  loudness: number,
  glide = pitch,
): void {
  const out = audio();
  if (!out) return;
  const at = out.currentTime + start;
  const oscillator = out.createOscillator();
  const gain = out.createGain();
  oscillator.type = kind;
  oscillator.frequency.setValueAtTime(pitch, at);
  oscillator.frequency.exponentialRampToValueAtTime(glide, at + length);
  gain.gain.setValueAtTime(loudness * settings.volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(out.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

function noise(start: number, length: number, pitch: number, loudness: number): void {
  const out = audio();
  if (!out) return;
  const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate);
  const data = buffer.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = (Math.random() * 2 - 1) * (1 - k / data.length) ** 2;
  const source = out.createBufferSource();
  const filter = out.createBiquadFilter();
  const gain = out.createGain();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loudness * settings.volume;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(out.destination);
  source.start(out.currentTime + start);
}

const STEPS: Record<string, (step: Step) => void> = {
  move: (step) => {
    const cells = step.form === "move" ? Math.min(step.path.length - 1, 8) : 1;
    const racer = step.form === "move" ? step.piece.length + step.piece.charCodeAt(step.piece.length - 1) : 0;
    for (let k = 0; k < cells; k++) tone(300 + (racer % 6) * 45, k * 0.12, 0.05, "triangle", 0.25);
  },
  roll: () => [0, 0.09].forEach((start) => noise(start, 0.05, 2600, 0.5)),
  pill: (step) => {
    if (step.form !== "pill") return;
    if (step.tone === "danger") tone(120, 0, 0.22, "sine", 0.6, 60);
    if (step.tone === "good") tone(880, 0, 0.5, "sine", 0.25);
  },
  flash: (step) => {
    if (step.form !== "flash") return;
    if (step.manner === "wreck") noise(0, 0.5, 700, 0.9);
    if (step.manner === "hit") tone(120, 0, 0.2, "sine", 0.5, 60);
    if (step.manner === "line") noise(0, 1, 1200, 0.25);
  },
};

/** The sound of a step. */
export function playSound(_event: Event, step: Step | null): void {
  if (step) STEPS[step.form]?.(step);
}

/** Two rising horn notes: it is your turn. */
export function callToTurn(): void {
  tone(330, 0, 0.18, "sawtooth", 0.18);
  tone(440, 0.2, 0.35, "sawtooth", 0.18);
}

/** The crowd, when a race is won. */
export function cheer(): void {
  for (let k = 0; k < 9; k++) noise(k * 0.11, 0.7, 700 + (k % 4) * 260, 0.22);
  [523, 659, 784].forEach((pitch, k) => tone(pitch, 0.1 + k * 0.16, 0.4, "triangle", 0.3));
}
