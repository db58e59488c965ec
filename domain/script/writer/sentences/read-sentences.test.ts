import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildFactSheet } from '../../facts/build-fact-sheet.ts';
import { readSentences } from './read-sentences.ts';

const sayingsOf = (description: string) =>
  readSentences(buildFactSheet(sampleHome({ id: 'home', city: 'Larkmere', state: 'VT', description })));

test.each([
  ['Inside, a vaulted great room gathers around a fieldstone hearth, with glass facing the lake.', 'living'],
  ['Outside, a bluestone terrace steps down past a fire pit to the dock.', 'outdoors'],
  ['The primary suite is on the main level, with a window seat over the lake.', 'bedrooms'],
  ['The boathouse holds a covered slip with an electric lift.', 'water'],
  ['Set on two acres by the lake, this cedar home was built in 2009.', 'character'],
])('%s is told, as a part of the home: %s', (description, topic) => {
  const told = sayingsOf(`The kitchen has soapstone counters. ${description}`);
  expect(told.map((saying) => saying.topic)).toContain(topic);
});

test('what a page tells twice is said once, in its fuller words, and new figures are news', () => {
  const told = sayingsOf(
    [
      'The primary suite is on the main level, with a window seat over the lake and a bath finished with a soaking tub.',
      'The primary suite is on the main level, with a bath and a soaking tub.',
      'The metal roof was replaced after a storm.',
      'The metal roof was replaced in 2022.',
    ].join(' '),
  ).map(({ sentence }) => sentence);
  expect(told).toEqual([
    expect.stringContaining('window seat'),
    expect.stringContaining('after a storm'),
    expect.stringContaining('in 2022'),
  ]);
});
