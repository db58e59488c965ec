import { expect, test } from 'vitest';
import { checkFlow } from './check-flow.ts';

const talk = (...texts: string[]) =>
  texts.map((text, at) => ({ speaker: at % 2 ? 'nora' : 'miles', text, sceneId: `${at}` }));

test('a host who speaks twice in a row is noticed', () => {
  const lines = [...talk('Hello.'), ...talk('Hello again.')];
  expect(checkFlow(lines, [])).toEqual([{ at: 1, reason: 'the same host twice in a row' }]);
});

test('a question at the end is noticed', () => {
  expect(checkFlow(talk('So, who has the keys?'), [])).toEqual([{ at: 0, reason: 'a question at the end' }]);
});

test('the same run of words is noticed, the address is not', () => {
  const again = talk(
    'You would walk past a quartz island.',
    'Then past a quartz island and a den.',
    'You would walk past a quartz island.',
  );
  expect(checkFlow(again, []).map(({ at }) => at)).toEqual([2]);
  const address = talk('Ten Old Mill Road in Dayton Ohio.', 'Yes, ten Old Mill Road in Dayton Ohio.');
  expect(checkFlow(address, ['10 Old Mill Road', 'Dayton', 'Ohio', 'ten in'])).toEqual([]);
});

test('what the talk began with may be told in its place in the same words', () => {
  const hook = 'One thing: a den with a wood-burning stove in it.';
  const lines = (sceneId: string) => [
    { speaker: 'miles', text: hook, sceneId: 'hook' },
    { speaker: 'nora', text: 'Hello.', sceneId: 'hello' },
    { speaker: 'miles', text: 'Go on.', sceneId: 'go' },
    { speaker: 'nora', text: "There's a den with a wood-burning stove in it.", sceneId },
  ];
  expect(checkFlow(lines('line There is a den.'), [])).toEqual([]);
  expect(checkFlow(lines('middle-stove'), [])).toEqual([]);
  expect(checkFlow(lines('den-stove'), []).map(({ at }) => at)).toEqual([3]);
});
