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
