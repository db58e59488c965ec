import type { StereoClip } from './motif.ts';
import { sampleRate } from './sample-rate.ts';

const fadeSeconds = 0.6;
const cutoffHz = 900;
const rumbleHz = 70;

/**
 * The sound of a quiet room, so that pauses are pauses and not holes: soft noise without rumble and hiss, a little
 * different in both ears, with a level (RMS) of 1. The same every time.
 */
export function renderRoomTone(length: number): StereoClip {
  const left = renderNoise(length, 20_260);
  const right = renderNoise(length, 40_961);
  for (let index = 0; index < length; index++) {
    const edge = Math.min(1, Math.min(index, length - 1 - index) / (fadeSeconds * sampleRate));
    const [one, other] = [left[index] as number, right[index] as number];
    left[index] = (one * 0.9 + other * 0.44) * edge;
    right[index] = (other * 0.9 + one * 0.44) * edge;
  }
  return { left, right };
}

function renderNoise(length: number, seed: number): Float32Array {
  const noise = new Float32Array(length);
  const soften = 1 - Math.exp((-2 * Math.PI * cutoffHz) / sampleRate);
  const settle = 1 - Math.exp((-2 * Math.PI * rumbleHz) / sampleRate);
  let [state, low, slow, power] = [seed, 0, 0, 0];
  for (let index = 0; index < length; index++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    low += soften * (state / 2 ** 31 - low);
    slow += settle * (low - slow);
    noise[index] = low - slow;
    power += (low - slow) ** 2;
  }
  const level = Math.sqrt(power / Math.max(1, length)) || 1;
  for (let index = 0; index < length; index++) noise[index] = (noise[index] as number) / level;
  return noise;
}
