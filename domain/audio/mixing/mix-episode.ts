import { compressDynamics } from '../signal/compress-dynamics.ts';
import { measureLoudness } from '../signal/loudness.ts';
import { sampleRate } from '../signal/sample-rate.ts';
import { addBed } from './bed.ts';
import { introSeconds, type StereoClip } from './motif.ts';
import type { PlacedTurn, Placement } from './place-turns.ts';
import type { Voice, Voices } from './prepare-voice.ts';
import { addRoomTone } from './room-tone.ts';
import type { StudioSounds } from './studio-sounds.ts';

const hostLoudness = -20;
const musicGain = 0.18;
const musicUnderSpeech = 0.3;
/** The level of the room tone under the hosts: about -64 dB in the finished file, like a quiet studio. */
const roomGain = 10 ** (-71 / 20);
/** How far each host is panned left and right: a table's width apart, yet complete on one earbud. */
const seats = { nora: [0.76, 0.66], miles: [0.66, 0.76] } as const;

/** Both hosts at the same loudness, slightly apart, in one room, with the opening, the chapter marks and the closing. */
export function mixEpisode(placement: Placement, prepared: Voices, sounds: StudioSounds): StereoClip {
  const length = Math.round(placement.totalSeconds * sampleRate);
  const mix = { left: new Float32Array(length), right: new Float32Array(length) };
  const voices = placement.turns.map(({ turn }) => prepared.get(turn.id) as Voice);
  for (const speaker of new Set(placement.turns.map(({ turn }) => turn.speaker))) {
    const own = placement.turns.flatMap(({ turn }, index) =>
      turn.speaker === speaker ? [{ index, voice: voices[index] as Voice }] : [],
    );
    const overall = measureLoudness([join(own.map(({ voice }) => voice.samples))], sampleRate);
    for (const { index, voice } of own) {
      const { playSeconds } = placement.turns[index] as PlacedTurn;
      addVoice(
        mix,
        amplify(voice.samples, toGain(hostLoudness - overall + turnTrim(voice, overall))),
        playSeconds,
        seats[speaker],
      );
    }
  }
  addMusic(mix, placement, sounds);
  addBed(mix, sounds.bed, {
    speechStartSeconds: placement.turns[0]?.startSeconds ?? 0,
    speechEndSeconds: placement.speechEndSeconds,
  });
  addRoomTone(mix, sounds.room, roomGain);
  return mix;
}

const toGain = (decibels: number) => (Number.isFinite(decibels) ? 10 ** (decibels / 20) : 1);

/** Half of a turn's difference from its host's average: lively, but nobody has to reach for the volume. */
function turnTrim({ loudness }: Voice, overall: number): number {
  return Number.isFinite(loudness) ? Math.max(-2.5, Math.min(2.5, (overall - loudness) / 2)) : 0;
}

/** A copy, because the other cut uses the same turn at another level. */
function amplify(samples: Float32Array, gain: number): Float32Array {
  const louder = new Float32Array(samples.length);
  for (let index = 0; index < samples.length; index++) louder[index] = (samples[index] as number) * gain;
  return louder;
}

function join(parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function addVoice(
  mix: StereoClip,
  voice: Float32Array,
  startSeconds: number,
  [toLeft, toRight]: readonly [number, number],
): void {
  const first = Math.round(startSeconds * sampleRate);
  compressDynamics(voice, sampleRate);
  const end = Math.min(voice.length, mix.left.length - first);
  for (let index = 0; index < end; index++) {
    const value = voice[index] as number;
    mix.left[first + index] = (mix.left[first + index] as number) + value * toLeft;
    mix.right[first + index] = (mix.right[first + index] as number) + value * toRight;
  }
}

function addMusic(
  mix: StereoClip,
  { chapters, speechEndSeconds }: Placement,
  { intro, outro, chapterMarks }: StudioSounds,
): void {
  const duckFrom = introSeconds - 0.5;
  const introLevel = (seconds: number) =>
    seconds < duckFrom ? 1 : Math.max(musicUnderSpeech, 1 - (seconds - duckFrom) * 1.5);
  addClip(mix, intro, 0, (seconds) => musicGain * introLevel(seconds));
  chapters.slice(1).forEach((chapter, index) => {
    const mark = chapterMarks[index % chapterMarks.length] as StereoClip;
    addClip(mix, mark, chapter.startSeconds - 0.35, () => musicGain * 0.7);
  });
  addClip(mix, outro, speechEndSeconds + 0.2, () => musicGain);
}

function addClip(
  mix: StereoClip,
  clip: StereoClip,
  startSeconds: number,
  gainAt: (seconds: number) => number,
): void {
  const first = Math.round(startSeconds * sampleRate);
  const end = Math.min(clip.left.length, mix.left.length - first);
  for (let index = 0; index < end; index++) {
    const gain = gainAt(startSeconds + index / sampleRate);
    mix.left[first + index] = (mix.left[first + index] as number) + (clip.left[index] as number) * gain;
    mix.right[first + index] = (mix.right[first + index] as number) + (clip.right[index] as number) * gain;
  }
}
