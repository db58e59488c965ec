import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '../../browser/api.ts';
import { InvitationTrouble } from './invitation-trouble.tsx';

const draw = (error: Error) => renderToStaticMarkup(<InvitationTrouble error={error} onRetry={() => {}} />);

test.each([
  ['without an id', new ApiError(404, 'not_found', 'This endpoint doesn’t exist.')],
  ['cut short', new ApiError(400, 'invalid', 'This invitation link is incomplete')],
])('a link %s is called invalid in our own words, with a link home', (_what, error) => {
  const html = draw(error);
  expect(html).toContain('This link isn’t valid.');
  expect(html).toContain('ask the person who invited you');
  expect(html).toContain('href="/"');
  expect(html).not.toContain(error.message);
  expect(html).not.toContain('Try again');
});

test('a lost connection can be retried', () => {
  const html = draw(new ApiError(0, 'offline', 'You’re offline.'));
  expect(html).toContain('You’re offline.');
  expect(html).toContain('Try again');
});
