import { countOf } from '../../english/plural-of.ts';
import { stepOf } from '../record-source.ts';
import type { PartContents } from '../schema.ts';
import { line, type RecordPart, yesOrNo } from './record-part.ts';

export const audioPart: RecordPart<'audio'> = {
  name: 'audio',
  title: 'Audio verification',
  about: 'Whether the finished file was transcribed and compared with the script.',
  collect: (source) => {
    const { podcast } = source.home;
    const file = podcast.gcsFileUrl ?? podcast.podcastFileUrl;
    if (file === null) return [];
    const recorded = stepOf(source, 'record-episode');
    const verified = stepOf(source, 'verify-audio');
    const measures = stepOf(source, 'master-episode')?.measures;
    const check = verified?.check ?? null;
    return [
      {
        subject: 'episode',
        content: {
          voice: recorded?.voiceName ?? null,
          isDraftVoice: recorded?.isDraft ?? null,
          durationSeconds: measures?.durationSeconds ?? podcast.episode?.durationSeconds ?? null,
          loudnessLufs: measures?.loudnessLufs ?? null,
          transcriber: verified?.transcriber ?? null,
          words: check?.words ?? null,
          wordErrors: check?.wordErrors ?? null,
          wrongNumbers: check?.wrongNumbers.length ?? null,
          wrongStreets: check?.wrongStreets.length ?? null,
          rewordedTurns: verified?.rewordings.length ?? 0,
          file,
        },
      },
    ];
  },
  describe: (audio) => ({
    title: 'Episode',
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
    done: items.filter(({ content }) => openIn(content).length === 0).length,
    total: items.length,
    words: 'episode transcribed and compared with its script',
  }),
  findOpen: openIn,
};

function openIn({ transcriber, voice, wrongNumbers, wrongStreets }: PartContents['audio']): string[] {
  if (transcriber === null)
    return [
      voice === null
        ? 'Episode: we don’t have its script on file, so we couldn’t check what the hosts say against the facts'
        : 'Episode: the audio was not compared with its script',
    ];
  const wrong = (wrongNumbers ?? 0) + (wrongStreets ?? 0);
  return wrong > 0 ? [`Episode: ${countOf(wrong, 'figure or street name')} heard differently`] : [];
}
