import { sampleRate } from '../signal/sample-rate.ts';
import type { StereoClip } from './motif.ts';

const fadeSeconds = 0.6;
const cutoffHz = 900;
const rumbleHz = 70;
/** After this long, nobody notices that noise repeats. */
const loopSeconds = 20;
/** The filters run this long before the loop begins, so that its end leads into its start. */
const leadSeconds = 1;

/** Adds the room tone under everything, at a level (RMS) of `gain`, so that pauses sound like pauses and not like holes. */
export function addRoomTone({ left, right }: StereoClip, room: StereoClip, gain: number): void {
  const fade = fadeSeconds * sampleRate;
  const last = left.length - 1;
  for (let from = 0; from < left.length; from += room.left.length) {
    const to = Math.min(left.length, from + room.left.length);
    for (let index = from; index < to; index++) {
      const edge = Math.min(index, last - index);
      const level = edge < fade ? (gain * edge) / fade : gain;
      left[index] = (left[index] as number) + (room.left[index - from] as number) * level;
      right[index] = (right[index] as number) + (room.right[index - from] as number) * level;
    }
  }
}

/**
 * The sound of a quiet room, to loop: soft noise without rumble and hiss, slightly different in both ears. The same
 * every time.
 */
export function renderRoomTone(): StereoClip {
  const left = renderNoise(20_260);
  const right = renderNoise(40_961);
  for (let index = 0; index < left.length; index++) {
    const one = left[index] as number;
    const other = right[index] as number;
    left[index] = one * 0.9 + other * 0.44;
    right[index] = other * 0.9 + one * 0.44;
  }
  return { left, right };
}

function renderNoise(seed: number): Float32Array {
  const noise = renderHiss(loopSeconds * sampleRate, seed);
  const soften = 1 - Math.exp((-2 * Math.PI * cutoffHz) / sampleRate);
  const settle = 1 - Math.exp((-2 * Math.PI * rumbleHz) / sampleRate);
  let low = 0;
  let slow = 0;
  let power = 0;
  const lead = noise.slice(-leadSeconds * sampleRate);
  for (const value of lead) {
    low += soften * (value - low);
    slow += settle * (low - slow);
  }
  for (let index = 0; index < noise.length; index++) {
    low += soften * ((noise[index] as number) - low);
    slow += settle * (low - slow);
    noise[index] = low - slow;
    power += (low - slow) ** 2;
  }
  const level = Math.sqrt(power / noise.length);
  for (let index = 0; index < noise.length; index++) noise[index] = (noise[index] as number) / level;
  return noise;
}

function renderHiss(length: number, seed: number): Float32Array {
  const hiss = new Float32Array(length);
  let state = seed;
  for (let index = 0; index < length; index++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    hiss[index] = state / 2 ** 31;
  }
  return hiss;
}
