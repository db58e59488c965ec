import { expect, test } from 'vitest';
import { withFigures } from './write-figures.ts';

const page = `# Performance

Text before.

## Figures

Rows of 2026-11-01: an old machine.

| what | figure | bar | met | measured |
| --- | --- | --- | --- | --- |
| mastering | 0.04 | ≤ 0.03 | no | 2026-11-01 |
| length | 219 s |  |  | 2026-11-01 |

## What changed them

Text after.
`;
const run = { when: '2026-11-20', machine: '2 × a new machine' };

test('rows of the same name are replaced in place, others are kept, new ones come last', () => {
  const figures = [
    { name: 'memory', value: '1 GB' },
    { name: 'mastering', value: '0.02', bar: '≤ 0.03', isMet: true },
  ];
  const written = withFigures(page, figures, run);
  expect(written).toBe(
    page
      .replace('an old machine.', 'an old machine.\nRows of 2026-11-20: 2 × a new machine.')
      .replace('0.04 | ≤ 0.03 | no | 2026-11-01', '0.02 | ≤ 0.03 | yes | 2026-11-20')
      .replace(
        '219 s |  |  | 2026-11-01 |',
        '219 s |  |  | 2026-11-01 |\n| memory | 1 GB |  |  | 2026-11-20 |',
      ),
  );
  expect(withFigures(written, figures, run)).toBe(written);
});

test('a page without the section is not overwritten', () => {
  expect(() => withFigures('# Other', [], run)).toThrow('no section');
});
