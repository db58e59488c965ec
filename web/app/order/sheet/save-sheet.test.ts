import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type DraftAnswer, draftQuery } from '../draft-query.ts';
import { showAnswer } from './save-sheet.ts';

const answerOf = (savedAt: string) => ({ sheet: { savedAt } }) as DraftAnswer;

test('a late response does not undo what was saved after it', () => {
  const queries = new QueryClient();
  const { queryKey } = draftQuery('a-draft');
  const mark = answerOf('2026-11-17T10:00:00.100Z');
  const upload = answerOf('2026-11-17T10:00:00.350Z');
  showAnswer(queries, 'a-draft', upload);
  showAnswer(queries, 'a-draft', mark);
  expect(queries.getQueryData(queryKey)).toEqual(upload);
  const next = answerOf('2026-11-17T10:00:01.000Z');
  showAnswer(queries, 'a-draft', next);
  expect(queries.getQueryData(queryKey)).toEqual(next);
});
