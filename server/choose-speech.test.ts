import { expect, test } from 'vitest';
import { chooseSpeech } from './choose-speech.ts';
import { readEnv } from './env.ts';
import { createLog } from './log.ts';

const log = createLog('silent', 'command');
const hasTranscriber = (variables: Record<string, string>) =>
  chooseSpeech(readEnv('/nowhere', variables), log).transcriber !== null;

test('the transcriber is on with real voices, and its old setting name still works', () => {
  expect(hasTranscriber({})).toBe(true);
  expect(hasTranscriber({ SPEECH: 'flite' })).toBe(false);
  expect(hasTranscriber({ TRANSCRIBER: 'off' })).toBe(false);
  expect(hasTranscriber({ RECOGNISER: 'off' })).toBe(false);
  expect(hasTranscriber({ TRANSCRIBER: 'moonshine', RECOGNISER: 'off' })).toBe(true);
});
