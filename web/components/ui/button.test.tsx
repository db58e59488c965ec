import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('a button does not submit a form unless it is told to', () => {
  expect(renderToStaticMarkup(<Button>Play</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

test('a busy button says so and is disabled', () => {
  const html = renderToStaticMarkup(
    <Button loading loadingLabel="Sending...">
      Send Message
    </Button>,
  );
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain(' disabled=');
  expect(html).toContain('Sending...');
});

test('a link can look like a button', () => {
  const html = renderToStaticMarkup(
    <Button asChild variant="secondary">
      <a href="/account">My Account</a>
    </Button>,
  );
  expect(html).toMatch(/^<a [^>]*href="\/account"[^>]*>My Account<\/a>$/);
  expect(html).not.toContain('type=');
});

test('the caller’s class overrides the button’s own', () => {
  expect(renderToStaticMarkup(<Button className="px-9">Play</Button>)).not.toContain('px-4.5');
});
