import { expect, test } from 'vitest';
import { parseReplies } from './parse-replies.ts';
import { parseBanter, parseScenes } from './parse-scenes.ts';

test('a scene is read with its feature, conditions, turns and their variants', () => {
  const [scene] = parseScenes(`
= slate
on counters~soapstone,butcher block@shared
needs year<1940 !says:w/d
M: Slate?
 | {Np}, then.
N*: Usually.
visit touch it
source Somebody`);
  expect(scene).toMatchObject({
    id: 'slate',
    on: { id: 'counters', words: ['soapstone', 'butcher block'], qualifier: 'shared' },
    needs: [
      { kind: 'compare', field: 'year', operator: '<', values: ['1940'], isAbsent: false },
      { kind: 'says', words: ['w/d'], isAbsent: true },
    ],
    lines: [
      { speaker: 'miles', variants: ['Slate?', '{Np}, then.'], isGeneral: false },
      { speaker: 'nora', variants: ['Usually.'], isGeneral: true },
    ],
    visit: 'touch it',
    source: 'Somebody',
  });
});

test('what means nothing is refused', () => {
  expect(() => parseScenes('= x\npart hook\nN: Hello.\nwhatever this is')).toThrow('means nothing');
  expect(() => parseScenes('= x\non pool@borrowed\nM: Hm.')).toThrow('not a qualifier');
  expect(() => parseScenes('= x\nN: Hello.')).toThrow('no place or no lines');
});

test('a reply may ask something of the home, or of what comes next', () => {
  const [scene] = parseReplies(
    '= central air\nLet August come.\n(!says:zone) One dial for everything.\n>money One bill, then.\n',
    ['practical'],
  ).filter(({ before }) => before === undefined);
  const [line] = scene?.lines ?? [];
  expect(line?.variants).toEqual(['Let August come.', 'One dial for everything.']);
  expect(line?.variantNeeds?.get('Let August come.')).toBeUndefined();
  expect(line?.variantNeeds?.get('One dial for everything.')).toEqual([
    { kind: 'says', words: ['zone'], isAbsent: true },
  ]);
});

test('what Nora says back stands behind two slashes', () => {
  const scenes = parseBanter(
    '= island\nEverybody leans on it. // Right where you chop.\nIt has a job. // Two.',
  );
  expect(scenes.map(({ id, part }) => [id, part])).toEqual([
    ['banter-island 1', 'banter'],
    ['banter-island 2', 'banter'],
  ]);
  expect(scenes[0]?.lines.map(({ speaker, variants }) => [speaker, ...variants])).toEqual([
    ['miles', 'Everybody leans on it.'],
    ['nora', 'Right where you chop.'],
  ]);
});

test('what is asked back names the words that it takes up', () => {
  const [scene] = parseScenes('= back\npart ask-back\nheard (two|three) doors\nM: {Heard}?\nN: So it says.');
  expect(scene?.heard?.exec('It has two doors.')?.[1]).toBe('two');
});
