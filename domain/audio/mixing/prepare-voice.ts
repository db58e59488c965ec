import { applyBiquad, designHighPass } from '../signal/biquad.ts';
import { measureLoudness } from '../signal/loudness.ts';
import { resample } from '../signal/resample.ts';
import { sampleRate } from '../signal/sample-rate.ts';
import type { PlacedTurn } from './place-turns.ts';

const fadeSeconds = 0.01;
const rumbleHz = 65;

/** One turn at the mix's sample rate, without rumble, with its loudness. */
export type Voice = { samples: Float32Array; loudness: number };
/** By turn. */
export type Voices = ReadonlyMap<string, Voice>;

/** Both cuts use most of the turns, so they share the prepared ones. */
export function prepareVoices(turns: PlacedTurn[]): Voices {
  return new Map(turns.map((placed) => [placed.turn.id, prepareVoice(placed)]));
}

function prepareVoice({ turn, firstSample, endSample }: PlacedTurn): Voice {
  const { samples, sampleRate: rate } = turn.sound;
  const speech = samples.slice(firstSample, endSample);
  const fade = Math.min(Math.round(rate * fadeSeconds), speech.length >> 2);
  for (let index = 0; index < fade; index++) {
    speech[index] = ((speech[index] as number) * index) / fade;
    speech[speech.length - 1 - index] = ((speech[speech.length - 1 - index] as number) * index) / fade;
  }
  const voice = applyBiquad(resample(speech, rate, sampleRate), designHighPass(rumbleHz, sampleRate));
  return { samples: voice, loudness: measureLoudness([voice], sampleRate) };
}
