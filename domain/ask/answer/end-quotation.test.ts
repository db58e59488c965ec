import { expect, test } from 'vitest';
import { endQuotation } from './end-quotation.ts';

test.each([
  ['It has oak floors', 'It has oak floors, a hearth and a den.', 'It has oak floors…'],
  ['It has oak floors', 'It has oak floors and a hearth.', 'It has oak floors…'],
  ['oak floors', 'It has oak floors and a hearth.', 'oak floors.'],
  ['oak floors,', 'It has oak floors, which were redone.', 'oak floors.'],
  ['oak floors', 'It has oak floors.', 'oak floors.'],
  ['oak floors', 'It has oak floors in the den.', 'oak floors.'],
])('“%s” of “%s” ends as it should', (part, whole, ended) => {
  expect(endQuotation(part, whole)).toBe(ended);
});
