import { expect, test } from 'vitest';
import { joinPieces } from './join-pieces.ts';
import type { Piece, PlannedLine } from './scene-picker.ts';

const line = (speaker: 'nora' | 'miles', text: string, isGeneral = false): PlannedLine => ({
  speaker,
  text,
  authored: '',
  factIds: [],
  isGeneral,
  chapter: 'home',
  sceneId: text,
});
const piece = (question: string, answer: string, more: Partial<Piece> = {}): Piece => ({
  lines: [line('miles', question), line('nora', answer)],
  worth: 1,
  at: 0,
  ...more,
});
const bath = piece('I have walked all day. Where is the bath?', 'There is a tub.', {
  ask: line('miles', 'And the bath?'),
});

test('Miles takes up what Nora has just said, asks on, and asks nothing where the next thing names itself', () => {
  const asked: string[] = [];
  const talk = (chosen: Piece[]) =>
    joinPieces(
      chosen,
      {
        banter: () => undefined,
        reply: (heard, { from, to, question }) => {
          asked.push(`${from} ${to}: ${heard.text} ${question}`);
          return { ...line('miles', 'Then that has been dealt with.'), sceneId: 'reply roof' };
        },
      },
      {
        budget: 1000,
        words: 0,
        countWords: (text) => text.split(' ').length,
        opening: [line('nora', 'The roof is from 2023.')],
        sectionOf: () => 'rooms',
      },
    ).flat();
  const loft = piece('What about the loft?', 'There is a ladder.', {
    at: 2,
    ask: line('miles', 'And the loft?'),
  });
  const den = { ...loft, alone: line('nora', 'The den has a window seat.') };
  const said = talk([bath, den]);
  expect(said.map(({ text }) => text)).toEqual([
    'Then that has been dealt with. And the bath?',
    'There is a tub.',
    'Then that has been dealt with.',
    'The den has a window seat.',
  ]);
  // The editor rejects the remark, not the question.
  expect(said[0]?.sceneId).toBe('reply roof');
  expect(asked[0]).toBe('opening rooms: The roof is from 2023. And the bath?');
});

test('a remark stays in the chapter it is about: Nora begins the next one, or Miles only asks', () => {
  const talk = (next: Piece) =>
    joinPieces(
      [next],
      {
        banter: () => undefined,
        reply: () => ({ ...line('miles', 'The bikes get a roof.'), sceneId: 'reply shed' }),
      },
      {
        budget: 1000,
        words: 0,
        countWords: (text) => text.split(' ').length,
        opening: [line('nora', 'There is a shed.')],
        sectionOf: ({ at }) => (at < 9 ? 'outside' : 'money'),
      },
    )
      .flat()
      .map(({ chapter, text }) => `${chapter}: ${text}`);
  const outside = (answer: string, at = 5): Piece => {
    const lines = [line('miles', 'Out we go. What is there?'), line('nora', answer)];
    return {
      lines: lines.map((one) => ({ ...one, chapter: 'outside' })),
      worth: 1,
      at,
      ask: { ...line('miles', 'And outside?'), chapter: 'outside' },
    };
  };
  expect(talk(outside('The deck faces west.'))).toEqual([
    'home: The bikes get a roof. And outside?',
    'outside: The deck faces west.',
  ]);
  // A list needs its question before it, in its own chapter.
  expect(talk(outside('Decks in teak.'))).toEqual([
    'outside: Out we go. What is there?',
    'outside: Decks in teak.',
  ]);
  expect(talk(outside("It's $80.", 9))).toEqual(['outside: Out we go. What is there?', "outside: It's $80."]);
});
