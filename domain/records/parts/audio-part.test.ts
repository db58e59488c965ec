import { expect, test } from 'vitest';
import { audioPart } from './audio-part.ts';

const heard = {
  voice: 'Kokoro',
  isDraftVoice: false,
  durationSeconds: 200,
  loudnessLufs: -16,
  transcriber: 'Moonshine',
  words: 500,
  wordErrors: 4,
  wrongNumbers: 0,
  wrongStreets: 0,
  rewordedTurns: 0,
  file: '/files/episode.mp3',
};
const unheard = { ...heard, transcriber: null, words: null, wordErrors: null, wrongNumbers: null };

test('an episode that was never compared is open, and one made elsewhere has no script to compare with', () => {
  expect(audioPart.findOpen?.(heard, 'episode')).toEqual([]);
  expect(audioPart.findOpen?.(unheard, 'episode')).toEqual([
    'Episode: the audio was not compared with its script',
  ]);
  expect(audioPart.findOpen?.({ ...unheard, voice: null }, 'episode')).toEqual([
    'Episode: we don’t have its script on file, so we couldn’t check what the hosts say against the facts',
  ]);
});
