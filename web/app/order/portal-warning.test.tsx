import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PortalWarning } from './portal-warning.tsx';

const draw = (url: string, isRead: boolean) =>
  renderToStaticMarkup(
    <PortalWarning url={url} isRead={isRead}>
      Other ways
    </PortalWarning>,
  );

test.each([true, false])('warns about a link of a portal, read or not: %s', (isRead) => {
  const html = draw('https://www.zillow.com/homedetails/1_zpid/', isRead);
  expect(html).toContain('Zillow links often don’t work');
  expect(html).toContain('Other ways');
  expect(html.includes('We could read this page')).toBe(isRead);
});

test('does not warn about any other link', () => {
  expect(draw('https://homes.example/1', false)).toBe('');
});
