import { expect, test } from 'vitest';
import { evenOpenings } from './even-openings.ts';

test.each<[string[], string[]]>([
  // Two short ones are joined.
  [['There is a cedar sauna.', 'There is a brass sink.'], ['There is a cedar sauna and a brass sink.']],
  // Of two longer ones the second is turned.
  [
    [
      'The home has a cedar sauna, a slate bath and a wine room.',
      'The home has a mill race behind the barn with its own gate.',
    ],
    [
      'The home has a cedar sauna, a slate bath and a wine room.',
      'It also has a mill race behind the barn with its own gate.',
    ],
  ],
  [
    [
      'There are cork floors throughout the mill and its barn.',
      'There is a cellar with racks for four hundred bottles.',
    ],
    [
      'There are cork floors throughout the mill and its barn.',
      'There is also a cellar with racks for four hundred bottles.',
    ],
  ],
  // Of one subject, the second is told as "it".
  [
    [
      'The mill is steps from the ferry and its pier.',
      'The mill was built around an elm in 1911 by a tanner.',
    ],
    ['The mill is steps from the ferry and its pier.', 'It was built around an elm in 1911 by a tanner.'],
  ],
  // What opens differently stays.
  [
    ['The mill has a stage.', 'There is a sauna.'],
    ['The mill has a stage.', 'There is a sauna.'],
  ],
])('%j', (said, told) => {
  expect(evenOpenings(said)).toEqual(told);
});
