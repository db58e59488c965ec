import { introSeconds, outroSeconds, type StereoClip } from './motif.ts';
import { sampleRate } from './sample-rate.ts';

/** When a chord begins and ends, in seconds from a mark, and which keys of a piano (MIDI) it holds. */
type Chord = { from: number; to: number; keys: number[] };

const d = [38, 50, 57, 62, 66, 69];
const bMinor = [47, 54, 57, 62, 66];
const g = [43, 50, 55, 59, 62, 69];

/** From the start of the episode: the chord of the opening goes on below the first turns. */
const opening: Chord[] = [
  { from: 1, to: 7.4, keys: d },
  { from: 6, to: 11.4, keys: g },
  { from: 10, to: introSeconds + 12, keys: d },
];
/** From the last word: it comes up below the last turns and meets the chords of the closing. */
const closing: Chord[] = [
  { from: -13, to: -7.6, keys: d },
  { from: -9, to: -3.6, keys: bMinor },
  { from: -5, to: 2.6, keys: g },
  { from: 1.7, to: outroSeconds, keys: d },
];

const swellSeconds = 1.6;
/** Harmonic and loudness: hardly more than a hum. */
const partials: [number, number][] = [
  [1, 1],
  [2, 0.22],
  [3, 0.06],
];
/** Each note is sung by three voices that are never quite together. */
const detunes = [-0.0016, 0, 0.0019];

/** The bed alone, and what is left of it below speech. */
const gain = 0.05;
const underSpeech = 0.32;
const duckSeconds = 0.6;

type Talk = { speechStartSeconds: number; speechEndSeconds: number; totalSeconds: number };

/**
 * A soft chord pad of our own making below the first and the last turns. It makes room for the first word before that
 * comes, and comes back only after the last; mono would stand in the hosts' way.
 */
export function renderBed({ speechStartSeconds, speechEndSeconds, totalSeconds }: Talk): StereoClip {
  const length = Math.round(totalSeconds * sampleRate);
  const bed = { left: new Float32Array(length), right: new Float32Array(length) };
  for (const chord of opening) addChord(bed, chord, 0);
  for (const chord of closing) addChord(bed, chord, speechEndSeconds);
  for (let index = 0; index < length; index++) {
    const seconds = index / sampleRate;
    const fromSpeech = Math.max(speechStartSeconds - seconds, seconds - speechEndSeconds, 0);
    const level = gain * (underSpeech + (1 - underSpeech) * Math.min(1, fromSpeech / duckSeconds));
    bed.left[index] = (bed.left[index] as number) * level;
    bed.right[index] = (bed.right[index] as number) * level;
  }
  return bed;
}

function addChord(bed: StereoClip, { from, to, keys }: Chord, mark: number): void {
  const start = Math.max(0, mark + from);
  const end = Math.min(mark + to, bed.left.length / sampleRate);
  keys.forEach((key, index) => {
    const frequency = 440 * 2 ** ((key - 69) / 12);
    detunes.forEach((detune, voice) => {
      const pan = ((index + voice) % 3) - 1;
      for (const [harmonic, loudness] of partials)
        addTone(bed, {
          start,
          end,
          frequency: frequency * harmonic * (1 + detune),
          gain: (loudness * 0.4) / (index + 2),
          pan,
        });
    });
  });
}

type Tone = { start: number; end: number; frequency: number; gain: number; pan: number };

/** A sine by turning a pointer, which swells and fades; the pan is left, middle or right. */
function addTone({ left, right }: StereoClip, { start, end, frequency, gain, pan }: Tone): void {
  const first = Math.round(start * sampleRate);
  const length = Math.round(end * sampleRate) - first;
  const swell = Math.min(swellSeconds * sampleRate, length / 2);
  const turn = (2 * Math.PI * frequency) / sampleRate;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [toLeft, toRight] = [gain * (1 - pan * 0.35), gain * (1 + pan * 0.35)];
  let [x, y] = [1, 0];
  for (let index = 0; index < length; index++) {
    const edge = Math.min(1, Math.min(index, length - index) / swell);
    const value = y * edge * edge * (3 - 2 * edge);
    left[first + index] = (left[first + index] as number) + value * toLeft;
    right[first + index] = (right[first + index] as number) + value * toRight;
    [x, y] = [x * cos - y * sin, x * sin + y * cos];
  }
}
