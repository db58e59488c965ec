import type { AudioCodec } from '#adapters/audio-codec/contract.ts';
import { withoutPronunciation } from '#adapters/speech/contract.ts';
import { transcriberRate } from '#adapters/transcriber/contract.ts';
import { alignWordTimes } from './align-word-times.ts';
import { makeCaptionCues, writeSrt, writeVtt } from './captions.ts';
import { computeWaveform } from './compute-waveform.ts';
import { estimateWordTimes } from './estimate-word-times.ts';
import { createLevelMeter } from './level-meter.ts';
import { masterMix } from './master-mix.ts';
import { measureSound } from './measure-sound.ts';
import { mixEpisode } from './mix-episode.ts';
import { type PlacedTurn, placeTurns } from './place-turns.ts';
import { type PrepareVoice, prepareOnce } from './prepare-voice.ts';
import { resample } from './resample.ts';
import type { TimedTurn } from './schema.ts';
import type { Cut, MasteredCut, Recording, Studio } from './studio.ts';
import { writeTranscript } from './transcript.ts';

/** The studio in the caller's own thread. The server runs it in a process of its own. */
export function createStudio({ codec }: { codec: AudioCodec }): Studio {
  return {
    master: (recording, cut, { signal }) => master(codec, recording, cut, signal, prepareOnce()),
    async masterCuts(recording, { signal }) {
      const prepare = prepareOnce();
      const { cover: _, ...plainTags } = recording.tags;
      const plain = { ...recording, tags: plainTags };
      // While one cut is encoded by another program, the other one is mixed.
      const [branded, unbranded] = await Promise.all([
        master(codec, recording, 'branded', signal, prepare),
        master(codec, plain, 'unbranded', signal, prepare),
      ]);
      return { branded, unbranded };
    },
    async inspect(mp3, { signal }) {
      const { sound, errors } = await codec.decodeMp3(mp3);
      signal.throwIfAborted();
      const middle = sound.left.map((value, index) => (value + (sound.right[index] as number)) / 2);
      return {
        measures: measureSound(sound, errors),
        speech: resample(middle, sound.sampleRate, transcriberRate),
        peaks: computeWaveform(middle),
      };
    },
    async generateWaveform(mp3, { signal }) {
      const kept = createLevelMeter();
      for await (const part of codec.readMp3(mp3)) {
        signal.throwIfAborted();
        kept.feed(part);
      }
      return computeWaveform(kept.levels());
    },
  };
}

async function master(
  codec: AudioCodec,
  recording: Recording,
  cut: Cut,
  signal: AbortSignal,
  prepare: PrepareVoice,
): Promise<MasteredCut> {
  const placement = placeTurns(recording.turns.filter((turn) => cut === 'branded' || !turn.branded));
  if (placement.turns.length === 0) throw new Error('a recording without a sound cannot be mastered');
  const { mp3, measures, peaks } = await masterMix(codec, mixEpisode(placement, prepare), signal);
  const turns = placement.turns.map(timeTurn);
  const cues = makeCaptionCues(turns);
  const { chapters } = placement;
  return {
    mp3: codec.tagMp3(mp3, { ...recording.tags, chapters }),
    measures,
    turns,
    chapters,
    peaks,
    vtt: writeVtt(cues),
    srt: writeSrt(cues),
    transcript: writeTranscript(recording.tags.title, turns, chapters),
  };
}

function timeTurn({ turn, firstSample, playSeconds, startSeconds, endSeconds }: PlacedTurn): TimedTurn {
  const shift = playSeconds - firstSample / turn.sound.sampleRate;
  const inTurn = (seconds: number) => Math.min(endSeconds, Math.max(startSeconds, seconds + shift));
  const spoken = (
    turn.sound.words ?? estimateWordTimes(withoutPronunciation(turn.spokenText), turn.sound)
  ).map((word) => ({
    word: word.word,
    startSeconds: inTurn(word.startSeconds),
    endSeconds: inTurn(word.endSeconds),
  }));
  const { id, speaker, text } = turn;
  return {
    id,
    speaker,
    text,
    startSeconds,
    endSeconds,
    words: alignWordTimes(text, spoken, { startSeconds, endSeconds }),
  };
}
