import { expect, test } from 'vitest';
import { firstLook } from './first-look.tsx';

const settings = {
  name: 'Hearthcast',
  url: 'http://localhost',
  supportPhone: '',
  callNowPhone: '(555) 010-0199',
  supportEmail: '',
  tiers: [{ fromLinks: 1, unitCents: 4900 }],
  briefCents: null,
  mlsNames: [],
  isAnsweringSold: true,
};
const look = (path: string, query = '') => firstLook(path, new URLSearchParams(query), settings);

test('people can type into sign-in and the order form before the scripts load, and nothing is sent', () => {
  for (const path of ['/auth', '/create-podcast']) {
    expect(look(path)).toContain('<h1');
    expect(look(path)).toMatch(/<label\b.*<input\b/);
    // A form would send a password in the URL.
    expect(look(path)).not.toContain('<form');
    expect(look(path)).not.toContain('type="submit"');
    // The content policy forbids them.
    expect(look(path)).not.toMatch(/ style=|<script/);
  }
  expect(look('/auth')).toContain('href="/set-password"');
});

test('a URL that shows something else has no first look, and a campaign changes nothing', () => {
  expect(look('/account')).toBe('');
  expect(look('/auth', 'mode=signup')).toBe('');
  expect(look('/auth', 'reset=true')).toBe('');
  expect(look('/create-podcast', 'payment=cancelled')).toBe('');
  expect(look('/auth', 'utm_source=mail')).toBe(look('/auth'));
});
