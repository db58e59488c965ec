import { sampleRate } from '../signal/sample-rate.ts';

/** When it starts in seconds, its piano key (MIDI), and how hard it's struck. */
type Note = [startSeconds: number, key: number, strength: number];
export type StereoClip = { left: Float32Array; right: Float32Array };

/** An open chord in D that rises and settles on its ninth, like a door opening. */
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
/** The same chord returning by way of G. */
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

/** Seconds of the opening before the first word; the chord keeps ringing under it. */
export const introSeconds = 3.6;
export const outroSeconds = 5.4;

/** The decay rate comes last. */
type PartialTone = [harmonic: number, loudness: number, fading: number];

/** Partials of a felt-damped string, in the pairs they are rendered in. */
const partials: [PartialTone, PartialTone][] = [
  [
    [1, 1, 1],
    [1.003, 0.12, 1.1],
  ],
  [
    [2, 0.42, 1.7],
    [3, 0.16, 2.6],
  ],
  [
    [4, 0.07, 3.6],
    [5, 0.03, 5],
  ],
];

/** The hammer's envelope, sample by sample; after half a second it's exactly 1. */
const attack = Float64Array.from(
  { length: sampleRate / 2 },
  (_, index) => 1 - Math.exp(-index / (0.012 * sampleRate)),
);

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
  const known = new Map<string, StereoClip>();
  return chapterPairs.map(([low, high]) => {
    const notes: Note[] = [
      [0, low, 0.085],
      [0.2, high, 0.085],
    ];
    const mark = known.get(`${low} ${high}`) ?? renderNotes(notes, 3, 1.9);
    known.set(`${low} ${high}`, mark);
    return mark;
  });
}

function renderNotes(notes: Note[], seconds: number, noteSeconds: number): StereoClip {
  const length = Math.round(seconds * sampleRate);
  const dry = { left: new Float32Array(length), right: new Float32Array(length) };
  notes.forEach((note, index) => {
    addNote(dry, note, noteSeconds, index % 2 ? 0.3 : -0.3);
  });
  const wet = addRoom(dry);
  soften(wet.left);
  soften(wet.right);
  return wet;
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
  for (const [one, other] of partials) addPartials(note, frequency, one, other);
  const toLeft = strength * Math.cos(((pan + 1) * Math.PI) / 4);
  const toRight = strength * Math.sin(((pan + 1) * Math.PI) / 4);
  for (let index = 0; index < length; index++) {
    // A soft hammer at the start; at the end the string is damped, not cut.
    const release = Math.min(1, (length - index) / (0.5 * sampleRate));
    const value = (note[index] as number) * (index < attack.length ? (attack[index] as number) : 1) * release;
    left[first + index] = (left[first + index] as number) + value * toLeft;
    right[first + index] = (right[first + index] as number) + value * toRight;
  }
}

/** How a phasor rotates and decays with each sample, without computing a sine. */
function designPartial(base: number, [harmonic, loudness, fading]: PartialTone) {
  // Real strings are a little stiff, which sharpens the higher partials.
  const frequency = base * harmonic * (1 + 0.00004 * harmonic ** 2);
  const decay = Math.exp(-(fading * (0.75 + base / 900)) / sampleRate);
  const turn = (2 * Math.PI * frequency) / sampleRate;
  return { cos: Math.cos(turn) * decay, sin: Math.sin(turn) * decay, loudness };
}

/** Two at once: each phasor waits for its last step, and meanwhile the processor steps the other. */
function addPartials(note: Float32Array, base: number, one: PartialTone, other: PartialTone): void {
  const a = designPartial(base, one);
  const b = designPartial(base, other);
  let ax = a.loudness;
  let ay = 0;
  let bx = b.loudness;
  let by = 0;
  for (let index = 0; index < note.length; index++) {
    note[index] = Math.fround((note[index] as number) + ay) + by;
    const turnedA = ax * a.cos - ay * a.sin;
    const turnedB = bx * b.cos - by * b.sin;
    ay = ax * a.sin + ay * a.cos;
    by = bx * b.sin + by * b.cos;
    ax = turnedA;
    bx = turnedB;
  }
}

type Echo = { delay: number; gain: number };
const ECHOES_AT_ONCE = 4;

/** A small wooden room: 160 echoes that cross over and fade within a second. The same values every time. */
function addRoom({ left, right }: StereoClip): StereoClip {
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const echoes: { left: Echo[]; right: Echo[] } = { left: [], right: [] };
  for (let echo = 0; echo < 160; echo++) {
    const seconds = 0.012 + random() ** 1.4 * 0.9;
    const gain = (random() * 2 - 1) * 0.13 * Math.exp(-seconds * 3.6);
    const side = random() < 0.5 ? 'left' : 'right';
    echoes[side].push({ delay: Math.round(seconds * sampleRate), gain });
  }
  const wet = { left: left.slice(), right: right.slice() };
  addEchoes(wet.left, right, echoes.left);
  addEchoes(wet.right, left, echoes.right);
  return wet;
}

/** Four at once, so that each sample is fetched and stored once for all of them; in the same order as one by one. */
function addEchoes(target: Float32Array, source: Float32Array, echoes: readonly Echo[]): void {
  const heard = lengthHeard(source);
  const endOf = ({ delay }: Echo) => Math.min(target.length, delay + heard);
  for (let at = 0; at < echoes.length; at += ECHOES_AT_ONCE) {
    const group = echoes.slice(at, at + ECHOES_AT_ONCE);
    const [one, two, three, four] = group;
    const from = Math.max(...group.map(({ delay }) => delay));
    const to = four ? Math.max(from, Math.min(...group.map(endOf))) : from;
    for (const echo of group) addEcho(target, source, echo, echo.delay, Math.min(from, endOf(echo)));
    if (one && two && three && four) addFour(target, source, [one, two, three, four], from, to);
    for (const echo of group) addEcho(target, source, echo, to, endOf(echo));
  }
}

/** The tail is silent at its end. A loop, because a callback would run for each of a hundred thousand samples. */
function lengthHeard(source: Float32Array): number {
  let length = source.length;
  while (length > 0 && source[length - 1] === 0) length -= 1;
  return length;
}

function addEcho(
  target: Float32Array,
  source: Float32Array,
  { delay, gain }: Echo,
  from: number,
  to: number,
): void {
  for (let index = from; index < to; index++)
    target[index] = (target[index] as number) + (source[index - delay] as number) * gain;
}

function addFour(
  target: Float32Array,
  source: Float32Array,
  [one, two, three, four]: readonly [Echo, Echo, Echo, Echo],
  from: number,
  to: number,
): void {
  const [g1, g2, g3, g4] = [one.gain, two.gain, three.gain, four.gain];
  const [d1, d2, d3, d4] = [one.delay, two.delay, three.delay, four.delay];
  for (let index = from; index < to; index++) {
    let value = Math.fround((target[index] as number) + (source[index - d1] as number) * g1);
    value = Math.fround(value + (source[index - d2] as number) * g2);
    value = Math.fround(value + (source[index - d3] as number) * g3);
    target[index] = value + (source[index - d4] as number) * g4;
  }
}

/** In place. */
function soften(channel: Float32Array): void {
  const amount = 1 - Math.exp((-2 * Math.PI * 3800) / sampleRate);
  let level = 0;
  for (let index = 0; index < channel.length; index++) {
    level += amount * ((channel[index] as number) - level);
    channel[index] = level;
  }
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
