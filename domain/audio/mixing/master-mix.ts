import type { AudioCodec } from '#adapters/audio-codec/contract.ts';
import { episodeLimits } from '../rules.ts';
import type { Measures } from '../schema.ts';
import { computeWaveform } from '../signal/compute-waveform.ts';
import { limitPeaks } from '../signal/limit-peaks.ts';
import { measureLoudness } from '../signal/loudness.ts';
import { measureSound } from '../signal/measure-sound.ts';
import { sampleRate } from '../signal/sample-rate.ts';
import type { StereoClip } from './motif.ts';

/** The encoder cuts a little off both ends of the spectrum, so we aim higher by this much. */
const encodingLoss = 0.4;
const firstCeilingDb = -1.6;
/** How much the limiter usually takes from two hosts, so that one pass is usually enough. */
const limiterLoss = 0.2;
const closeEnough = 0.2;
const tooFarOff = 0.1;
const peakMargin = 0.1;
const maxAttempts = 3;

type Master = { mp3: Uint8Array; measures: Measures; peaks: number[] };

/** Brings a mix to target loudness and peak, measured on the encoded file; tries again if it misses. */
export async function masterMix(codec: AudioCodec, mix: StereoClip, signal: AbortSignal): Promise<Master> {
  const target = episodeLimits.loudnessLufs;
  const aim = target + encodingLoss;
  let gainDb = aim + limiterLoss - measureLoudness([mix.left, mix.right], sampleRate);
  let ceilingDb = firstCeilingDb;
  const room = { left: makeRoom(mix.left.length), right: makeRoom(mix.right.length) };
  const limited: StereoClip = {
    left: room.left.subarray(0, mix.left.length),
    right: room.right.subarray(0, mix.right.length),
  };
  limitAt(mix, gainDb, ceilingDb, limited);
  // Compensating for what the limiter really took is cheaper here than encoding twice.
  const missing = aim - measureLoudness([limited.left, limited.right], sampleRate);
  if (Math.abs(missing) > tooFarOff) {
    gainDb += missing;
    limitAt(mix, gainDb, ceilingDb, limited);
  }
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    const master = await encode(codec, limited, { room, signal });
    const { loudnessLufs, truePeakDb } = master.measures;
    const isLoudEnough = Math.abs(loudnessLufs - target) <= closeEnough;
    const isBelowPeak = truePeakDb <= episodeLimits.truePeakDb - peakMargin;
    if ((isLoudEnough && isBelowPeak) || attempt === maxAttempts) return master;
    gainDb += target - loudnessLufs;
    if (!isBelowPeak) ceilingDb -= truePeakDb - episodeLimits.truePeakDb + 2 * peakMargin;
    limitAt(mix, gainDb, ceilingDb, limited);
  }
}

/** Once encoded, the clip is no longer needed; dropping it makes room for the decoded sound: an episode is long. */
async function encode(
  codec: AudioCodec,
  { left, right }: StereoClip,
  { room, signal }: { room: StereoClip; signal: AbortSignal },
): Promise<Master> {
  const mp3 = await codec.encodeMp3({ left, right, sampleRate }, { signal });
  const { sound, errors } = await codec.decodeMp3(mp3, { room, signal });
  return { mp3, measures: measureSound(sound, errors), peaks: computeWaveform(sound.left) };
}

/** A decoded file ends up to two frames later than the sound in it. */
const makeRoom = (length: number) => new Float32Array(length + 2 * 1152);

/** Writes into `output`, which is allocated once: an episode is long. */
function limitAt(mix: StereoClip, gainDb: number, ceilingDb: number, output: StereoClip): void {
  const gain = 10 ** (gainDb / 20);
  amplify(mix.left, gain, output.left);
  amplify(mix.right, gain, output.right);
  limitPeaks([output.left, output.right], sampleRate, ceilingDb);
}

function amplify(channel: Float32Array, gain: number, output: Float32Array): void {
  for (let index = 0; index < channel.length; index++) output[index] = (channel[index] as number) * gain;
}
