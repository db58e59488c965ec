import { measurePace } from '#domain/audio/recording/pace.ts';
import { paceLimits } from '#domain/audio/rules.ts';
import type { TimedTurn } from '#domain/audio/schema.ts';
import type { RecordedTurn } from '#domain/audio/studio.ts';
import type { Figure } from './figure.ts';

const rate = 16_000;

/** How the hosts talk: their pace, the sound between turns, and where they overlap. `sound` is mono at 16 kHz. */
export function measureTalk(recorded: RecordedTurn[], placed: TimedTurn[], sound: Float32Array): Figure[] {
  const paces = recorded.flatMap(({ spokenText, sound: line }) => measurePace(spokenText, line) ?? []);
  const [slowest, fastest] = [Math.min(...paces), Math.max(...paces)];
  const gaps = placed.slice(1).map(({ startSeconds }, at) => ({
    from: (placed[at] as TimedTurn).endSeconds,
    to: startSeconds,
  }));
  const pauses = gaps
    .filter(({ from, to }) => to - from > 0.3)
    .map(({ from, to }) => level(sound, from + 0.12, to - 0.08));
  const overlaps = gaps
    .filter(({ from, to }) => to < from)
    .map(({ from, to }) => Math.round((from - to) * 1000));
  const quietest = Math.min(...pauses);
  return [
    {
      name: 'pace inside turns of four words and more',
      value: `${slowest.toFixed(0)} to ${fastest.toFixed(0)} words a minute, ${paces.length} turns`,
      bar: `${paceLimits.min} to ${paceLimits.max}`,
      isMet: slowest >= paceLimits.min && fastest <= paceLimits.max,
    },
    {
      name: 'quietest pause between turns',
      value: `${quietest.toFixed(1)} dB`,
      bar: '≥ -70 dB',
      isMet: quietest >= -70,
    },
    {
      name: 'reactions that overlap',
      value: overlaps.length === 0 ? 'none' : `${overlaps.length}, ${overlaps.join(', ')} ms`,
      bar: '80 to 150 ms',
      isMet: overlaps.every((milliseconds) => milliseconds >= 80 && milliseconds <= 150),
    },
  ];
}

function level(sound: Float32Array, from: number, to: number): number {
  const part = sound.subarray(Math.round(from * rate), Math.round(to * rate));
  return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 1e-12) / part.length);
}
