import { sampleRate } from '../signal/sample-rate.ts';
import { introSeconds, outroSeconds, type StereoClip } from './motif.ts';

/** When a chord begins and ends, in seconds from a mark, and its keys (MIDI). */
type Chord = { from: number; to: number; keys: number[] };

const d = [38, 50, 57, 62, 66, 69];
const bMinor = [47, 54, 57, 62, 66];
const g = [43, 50, 55, 59, 62, 69];

/** From the start of the episode: the opening chord continues under the first turns. */
const opening: Chord[] = [
  { from: 1, to: 7.4, keys: d },
  { from: 6, to: 11.4, keys: g },
  { from: 10, to: introSeconds + 12, keys: d },
];
/** From the last word: it fades in under the last turns and joins the chords of the closing. */
const closing: Chord[] = [
  { from: -13, to: -7.6, keys: d },
  { from: -9, to: -3.6, keys: bMinor },
  { from: -5, to: 2.6, keys: g },
  { from: 1.7, to: outroSeconds, keys: d },
];

const swellSeconds = 1.6;
/** How loud the second and third harmonics are: hardly more than a hum. */
const second = 0.22;
const third = 0.06;
/** Each note has three slightly detuned voices. */
const detunes = [-0.0016, 0, 0.0019];

/** The level of the bed alone, and its share under speech. */
const gain = 0.05;
const underSpeech = 0.32;
const duckSeconds = 0.6;

type Talk = { speechStartSeconds: number; speechEndSeconds: number };

/** The sound of each chord, in order. */
export type Bed = { opening: StereoClip[]; closing: StereoClip[] };

export function renderBed(): Bed {
  return { opening: opening.map(renderChord), closing: closing.map(renderChord) };
}

/**
 * Adds a soft synthesized chord pad under the first and the last turns. It ducks before the first word and comes back
 * only after the last; in mono it would get in the hosts' way.
 */
export function addBed(mix: StereoClip, bed: Bed, talk: Talk): void {
  opening.forEach(({ from }, index) => {
    addChord(mix, bed.opening[index] as StereoClip, from, talk);
  });
  closing.forEach(({ from }, index) => {
    addChord(mix, bed.closing[index] as StereoClip, talk.speechEndSeconds + from, talk);
  });
}

function addChord(mix: StereoClip, clip: StereoClip, startSeconds: number, talk: Talk): void {
  const first = Math.round(startSeconds * sampleRate);
  const start = Math.max(0, -first);
  const end = Math.min(clip.left.length, mix.left.length - first);
  for (let index = start; index < end; index++) {
    const level = levelAt((first + index) / sampleRate, talk);
    mix.left[first + index] = (mix.left[first + index] as number) + (clip.left[index] as number) * level;
    mix.right[first + index] = (mix.right[first + index] as number) + (clip.right[index] as number) * level;
  }
}

function levelAt(seconds: number, { speechStartSeconds, speechEndSeconds }: Talk): number {
  const fromSpeech = Math.max(speechStartSeconds - seconds, seconds - speechEndSeconds, 0);
  return gain * (underSpeech + (1 - underSpeech) * Math.min(1, fromSpeech / duckSeconds));
}

function renderChord({ from, to, keys }: Chord): StereoClip {
  const length = Math.round((to - from) * sampleRate);
  const clip = { left: new Float32Array(length), right: new Float32Array(length) };
  keys.forEach((key, index) => {
    const frequency = 440 * 2 ** ((key - 69) / 12);
    detunes.forEach((detune, voice) => {
      const pan = ((index + voice) % 3) - 1;
      addTone(clip, { frequency: frequency * (1 + detune), gain: 0.4 / (index + 2), pan });
    });
  });
  swell(clip.left);
  swell(clip.right);
  return clip;
}

type Tone = { frequency: number; gain: number; pan: number };

/**
 * Computes a sine by rotating a phasor, and its harmonics from the same phasor: sin 2a = 2 sin a cos a, and
 * sin 3a = sin a (4 cos² a - 1). The pan is left, middle or right.
 */
function addTone({ left, right }: StereoClip, { frequency, gain, pan }: Tone): void {
  const turn = (2 * Math.PI * frequency) / sampleRate;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const toLeft = gain * (1 - pan * 0.35);
  const toRight = gain * (1 + pan * 0.35);
  let x = 1;
  let y = 0;
  for (let index = 0; index < left.length; index++) {
    const value = y * (1 + 2 * second * x + third * (4 * x * x - 1));
    left[index] = (left[index] as number) + value * toLeft;
    right[index] = (right[index] as number) + value * toRight;
    const turned = x * cos - y * sin;
    y = x * sin + y * cos;
    x = turned;
  }
}

function swell(channel: Float32Array): void {
  const length = channel.length;
  const rise = Math.min(swellSeconds * sampleRate, length / 2);
  for (let index = 0; index < length; index++) {
    const edge = Math.min(1, Math.min(index, length - index) / rise);
    channel[index] = (channel[index] as number) * edge * edge * (3 - 2 * edge);
  }
}
