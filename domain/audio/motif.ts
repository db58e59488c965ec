import { sampleRate } from './sample-rate.ts';

/** When it starts in seconds, which key of a piano (MIDI), how hard it is struck. */
type Note = [startSeconds: number, key: number, strength: number];
export type StereoClip = { left: Float32Array; right: Float32Array };

/** An open chord in D that rises and settles on its ninth: a door being opened. */
const intro: Note[] = [
  [0.1, 38, 0.5],
  [0.1, 50, 0.42],
  [0.48, 57, 0.4],
  [0.86, 62, 0.38],
  [1.24, 66, 0.4],
  [1.62, 69, 0.36],
  [2.2, 76, 0.34],
  [2.78, 73, 0.26],
];
/** The same chord coming home by way of G. */
const outro: Note[] = [
  [0, 43, 0.42],
  [0, 55, 0.34],
  [0.4, 59, 0.34],
  [0.8, 62, 0.36],
  [1.25, 66, 0.36],
  [1.9, 38, 0.46],
  [1.9, 50, 0.36],
  [1.95, 57, 0.3],
  [2.05, 62, 0.34],
  [2.3, 66, 0.3],
  [2.75, 74, 0.26],
];
const chapterPairs: [number, number][] = [
  [66, 69],
  [69, 74],
  [64, 69],
  [66, 71],
  [69, 74],
];

/** Seconds of the opening before the first word; the chord rings on below it. */
export const introSeconds = 3.6;
export const outroSeconds = 5.4;

/** Partials of a felt-damped string: harmonic, loudness, how fast it fades. */
const partials: [number, number, number][] = [
  [1, 1, 1],
  [1.003, 0.12, 1.1],
  [2, 0.42, 1.7],
  [3, 0.16, 2.6],
  [4, 0.07, 3.6],
  [5, 0.03, 5],
];

export function renderIntroMotif(): StereoClip {
  return renderNotes(intro, 9, 4.8);
}

export function renderOutroMotif(): StereoClip {
  const clip = renderNotes(outro, outroSeconds, 3.4);
  fadeOut(clip, 1.4);
  return clip;
}

/** Two soft notes as a chapter turns, a pair for each chapter in turn. */
export function renderChapterMarks(): StereoClip[] {
  return chapterPairs.map(([low, high]) => {
    const notes: Note[] = [
      [0, low, 0.085],
      [0.2, high, 0.085],
    ];
    return renderNotes(notes, 3, 1.9);
  });
}

function renderNotes(notes: Note[], seconds: number, noteSeconds: number): StereoClip {
  const length = Math.round(seconds * sampleRate);
  const dry = { left: new Float32Array(length), right: new Float32Array(length) };
  notes.forEach((note, index) => {
    addNote(dry, note, noteSeconds, index % 2 ? 0.3 : -0.3);
  });
  const wet = addRoom(dry);
  return { left: soften(wet.left), right: soften(wet.right) };
}

function addNote(
  { left, right }: StereoClip,
  [start, key, strength]: Note,
  seconds: number,
  pan: number,
): void {
  const frequency = 440 * 2 ** ((key - 69) / 12);
  const first = Math.round(start * sampleRate);
  const length = Math.min(Math.round(seconds * sampleRate), left.length - first);
  const note = new Float32Array(length);
  for (const [harmonic, loudness, fading] of partials)
    addPartial(note, frequency, harmonic, loudness, fading);
  const toLeft = strength * Math.cos(((pan + 1) * Math.PI) / 4);
  const toRight = strength * Math.sin(((pan + 1) * Math.PI) / 4);
  for (let index = 0; index < length; index++) {
    // A soft hammer at the start; at the end the string is damped, not cut.
    const attack = 1 - Math.exp(-index / (0.012 * sampleRate));
    const release = Math.min(1, (length - index) / (0.5 * sampleRate));
    const value = (note[index] as number) * attack * release;
    left[first + index] = (left[first + index] as number) + value * toLeft;
    right[first + index] = (right[first + index] as number) + value * toRight;
  }
}

/** A fading sine by turning a pointer: no sine to compute per sample. */
function addPartial(
  note: Float32Array,
  base: number,
  harmonic: number,
  loudness: number,
  fading: number,
): void {
  // Real strings are a little stiff, which sharpens the higher partials.
  const frequency = base * harmonic * (1 + 0.00004 * harmonic ** 2);
  const decay = Math.exp(-(fading * (0.75 + base / 900)) / sampleRate);
  const turn = (2 * Math.PI * frequency) / sampleRate;
  const cos = Math.cos(turn) * decay;
  const sin = Math.sin(turn) * decay;
  let x = loudness;
  let y = 0;
  for (let index = 0; index < note.length; index++) {
    note[index] = (note[index] as number) + y;
    const turned = x * cos - y * sin;
    y = x * sin + y * cos;
    x = turned;
  }
}

/** A small wooden room: 160 echoes that cross over and fade within a second. The same numbers every time. */
function addRoom({ left, right }: StereoClip): StereoClip {
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const wet = { left: left.slice(), right: right.slice() };
  for (let echo = 0; echo < 160; echo++) {
    const seconds = 0.012 + random() ** 1.4 * 0.9;
    const gain = (random() * 2 - 1) * 0.13 * Math.exp(-seconds * 3.6);
    const [source, target] = random() < 0.5 ? [right, wet.left] : [left, wet.right];
    const delay = Math.round(seconds * sampleRate);
    for (let index = delay; index < target.length; index++)
      target[index] = (target[index] as number) + (source[index - delay] as number) * gain;
  }
  return wet;
}

function soften(channel: Float32Array): Float32Array {
  const amount = 1 - Math.exp((-2 * Math.PI * 3800) / sampleRate);
  let level = 0;
  return channel.map((value) => {
    level += amount * (value - level);
    return level;
  });
}

function fadeOut({ left, right }: StereoClip, seconds: number): void {
  const length = Math.round(seconds * sampleRate);
  for (let index = 0; index < length; index++) {
    const at = left.length - 1 - index;
    const gain = (index / length) ** 2;
    left[at] = (left[at] as number) * gain;
    right[at] = (right[at] as number) * gain;
  }
}
