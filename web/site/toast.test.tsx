import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Toast, useToast } from './toast.tsx';

const tones = ['good', 'bad', 'destructive'] as const;

test.each(tones)('a %s toast shows its text, and adds no style that the page forbids', (tone) => {
  const content = { tone, title: 'Error', text: 'Lost <b>everything</b>.' };
  const html = renderToStaticMarkup(<Toast content={content} onDismiss={() => {}} />);
  expect(html.replace(/<[^>]+>/g, '|').match(/[^|]+/g)).toEqual([
    'Error',
    'Lost &lt;b&gt;everything&lt;/b&gt;.',
    '×',
  ]);
  expect(html).not.toContain('style=');
});

test('each tone looks different from the others', () => {
  const looks = tones.map((tone) =>
    renderToStaticMarkup(<Toast content={{ tone, title: 'Done' }} onDismiss={() => {}} />),
  );
  expect(new Set(looks).size).toBe(tones.length);
});

test('a toast’s only button dismisses it, and says so to people who can’t see it', () => {
  let dismissed = 0;
  const toast = Toast({
    content: { tone: 'good', title: 'Done' },
    onDismiss: () => {
      dismissed += 1;
    },
  }) as ReactElement<{ children: ReactElement<ComponentProps<'button'>>[] }>;
  const [button, ...others] = toast.props.children.filter(({ type }) => type === 'button');
  expect(others).toEqual([]);
  expect(button?.props['aria-label']).toBe('Dismiss');
  button?.props.onClick?.({} as never);
  expect(dismissed).toBe(1);
});

function Page() {
  return useToast().toast;
}

test('the region exists before the words, so that a screen reader reads them', () => {
  const html = renderToStaticMarkup(<Page />);
  expect(html).toMatch(/^<div role="status"[^>]*><\/div>$/);
});
