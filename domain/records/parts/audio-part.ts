import { countOf } from '../../english/plural-of.ts';
import type { UpdateVerification } from '../../production/updates/schema.ts';
import { type RecordSource, stepOf } from '../record-source.ts';
import type { PartContents } from '../schema.ts';
import { line, type PartItem, type RecordPart, yesOrNo } from './record-part.ts';

export const audioPart: RecordPart<'audio'> = {
  name: 'audio',
  title: 'Audio verification',
  about: 'Whether the finished file was transcribed and compared with the script.',
  order: ['episode', 'update'],
  collect: (source) => [...episodeOf(source), ...updateOf(source)],
  describe: (audio, subject) => ({
    title: nameOf(subject),
    lines: [
      line('Voices', audio.voice, audio.isDraftVoice ? 'Draft voice' : ''),
      line('Draft voice', yesOrNo(audio.isDraftVoice)),
      line('Length in seconds', audio.durationSeconds && Math.round(audio.durationSeconds)),
      line('Loudness in LUFS', audio.loudnessLufs),
      line('Transcribed by', audio.transcriber, '', audio.transcriber === null),
      line('Words of the script', audio.words),
      line('Words heard differently', audio.wordErrors),
      line('Numbers heard differently', audio.wrongNumbers, '', (audio.wrongNumbers ?? 0) > 0),
      line('Streets heard differently', audio.wrongStreets, '', (audio.wrongStreets ?? 0) > 0),
      line('Turns recorded again in other words', audio.rewordedTurns),
      line('File', audio.file),
    ],
  }),
  check: (items) => ({
    done: items.filter(({ content, subject }) => openIn(content, subject).length === 0).length,
    total: items.length,
    words:
      items.length === 1
        ? 'episode transcribed and compared with its script'
        : 'recordings transcribed and compared with their scripts',
  }),
  findOpen: openIn,
};

const nameOf = (subject: string) => (subject === 'update' ? 'Update' : 'Episode');

function episodeOf(source: RecordSource): PartItem<'audio'>[] {
  const { podcast } = source.home;
  const file = podcast.gcsFileUrl ?? podcast.podcastFileUrl;
  if (file === null) return [];
  const recorded = stepOf(source, 'record-episode');
  const verified = stepOf(source, 'verify-audio');
  const measures = stepOf(source, 'master-episode')?.measures;
  return [
    {
      subject: 'episode',
      content: {
        voice: recorded?.voiceName ?? null,
        isDraftVoice: recorded?.isDraft ?? null,
        durationSeconds: measures?.durationSeconds ?? podcast.episode?.durationSeconds ?? null,
        loudnessLufs: measures?.loudnessLufs ?? null,
        transcriber: verified?.transcriber ?? null,
        ...errorsIn(verified?.check),
        rewordedTurns: verified?.rewordings.length ?? 0,
        file,
      },
    },
  ];
}

function updateOf({ update }: RecordSource): PartItem<'audio'>[] {
  if (!update) return [];
  const { verification, episode, audioUrl } = update;
  return [
    {
      subject: 'update',
      content: {
        voice: verification?.voiceName ?? null,
        isDraftVoice: verification?.isDraft ?? null,
        durationSeconds: verification?.measures.durationSeconds ?? episode.durationSeconds,
        loudnessLufs: verification?.measures.loudnessLufs ?? null,
        transcriber: verification?.transcriber ?? null,
        ...errorsIn(verification?.check),
        rewordedTurns: verification?.rewordedTurns ?? 0,
        file: audioUrl,
      },
    },
  ];
}

function errorsIn(check: UpdateVerification['check'] | undefined) {
  return {
    words: check?.words ?? null,
    wordErrors: check?.wordErrors ?? null,
    wrongNumbers: check?.wrongNumbers.length ?? null,
    wrongStreets: check?.wrongStreets.length ?? null,
  };
}

function openIn(
  { transcriber, voice, wrongNumbers, wrongStreets }: PartContents['audio'],
  subject: string,
): string[] {
  const name = nameOf(subject);
  if (transcriber === null)
    return [
      voice === null && subject === 'episode'
        ? `${name}: we don’t have its script on file, so we couldn’t check what the hosts say against the facts`
        : `${name}: the audio was not compared with its script`,
    ];
  const wrong = (wrongNumbers ?? 0) + (wrongStreets ?? 0);
  return wrong > 0 ? [`${name}: ${countOf(wrong, 'figure or street name')} heard differently`] : [];
}
