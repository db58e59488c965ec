import type { AudioCodec, StereoSound } from '#adapters/audio-codec/contract.ts';
import { withoutPronunciation } from '#adapters/speech/contract.ts';
import { transcriberRate } from '#adapters/transcriber/contract.ts';
import { makeCaptionCues, writeSrt, writeVtt } from './captions.ts';
import { masterMix } from './mixing/master-mix.ts';
import { mixEpisode } from './mixing/mix-episode.ts';
import { type PlacedTurn, placeTurns } from './mixing/place-turns.ts';
import { prepareVoices, type Voices } from './mixing/prepare-voice.ts';
import { renderStudioSounds, type StudioSounds } from './mixing/studio-sounds.ts';
import { alignWordTimes } from './recording/align-word-times.ts';
import { estimateWordTimes } from './recording/estimate-word-times.ts';
import type { TimedTurn } from './schema.ts';
import { computeWaveform } from './signal/compute-waveform.ts';
import { createLevelMeter } from './signal/level-meter.ts';
import { resample } from './signal/resample.ts';
import type { Cut, MasteredCut, Recording, Studio } from './studio.ts';
import { writeTranscript } from './transcript.ts';

/** What a second thread needs to master one cut while this thread masters the other. */
export type CutTask = { recording: Recording; cut: Cut; voices: Voices };

/** Work on a second thread. It renders the sounds while the first thread prepares the voices. */
export type Aside = { sounds: Promise<StudioSounds>; made: Promise<MasteredCut> };
export type AsideOptions = { signal: AbortSignal; sounds: StudioSounds | undefined };

type Options = {
  codec: AudioCodec;
  /** Masters one cut on another thread; without it, both are made on this one. */
  masterAside?: (task: Promise<CutTask>, options: AsideOptions) => Aside;
};

/** The studio on the caller's own thread. The server runs it in a separate process. */
export function createStudio({ codec, masterAside }: Options): Studio {
  let sounds: StudioSounds | undefined;
  const soundsOf = () => {
    sounds ??= renderStudioSounds();
    return sounds;
  };
  return {
    async master(recording, cut, { signal }) {
      return masterCut(
        codec,
        { recording, cut, voices: voicesOf(recording) },
        { sounds: soundsOf(), signal },
      );
    },
    async masterCuts(recording, { signal }) {
      const { cover: _, ...plainTags } = recording.tags;
      const plain = { ...recording, tags: plainTags };
      // Starts after the other thread was requested, because that one takes a while to start.
      const voices = Promise.resolve().then(() => voicesOf(recording));
      const taskOf = (own: Recording, cut: Cut) =>
        voices.then((prepared): CutTask => ({ recording: own, cut, voices: prepared }));
      const here = async (task: Promise<CutTask>) =>
        masterCut(codec, await task, { sounds: soundsOf(), signal });
      if (!masterAside) {
        const [unbranded, branded] = await Promise.all([
          here(taskOf(plain, 'unbranded')),
          here(taskOf(recording, 'branded')),
        ]);
        return { branded, unbranded };
      }
      const aside = masterAside(taskOf(plain, 'unbranded'), { signal, sounds });
      const own = voices.then(async () => {
        sounds ??= await aside.sounds;
        return here(taskOf(recording, 'branded'));
      });
      const [unbranded, branded] = await Promise.all([aside.made, own]);
      return { branded, unbranded };
    },
    async hear(mp3, { signal }) {
      const { sound } = await codec.decodeMp3(mp3);
      signal.throwIfAborted();
      return resample(toMono(sound), sound.sampleRate, transcriberRate);
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

/** Overwrites the left channel. */
function toMono({ left, right }: StereoSound): Float32Array {
  for (let at = 0; at < left.length; at += 1) left[at] = ((left[at] as number) + (right[at] as number)) / 2;
  return left;
}

const voicesOf = ({ turns }: Recording) => prepareVoices(placeTurns(turns).turns);

/** One cut from prepared voices, on either thread. */
export async function masterCut(
  codec: AudioCodec,
  { recording, cut, voices }: CutTask,
  { sounds, signal }: { sounds: StudioSounds; signal: AbortSignal },
): Promise<MasteredCut> {
  const placement = placeTurns(recording.turns.filter((turn) => cut === 'branded' || !turn.branded));
  if (placement.turns.length === 0) throw new Error('a recording without a sound cannot be mastered');
  const { mp3, measures, peaks } = await masterMix(codec, mixEpisode(placement, voices, sounds), signal);
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
