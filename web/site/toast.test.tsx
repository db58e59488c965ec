import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Toast } from './toast.tsx';

const draw = (tone: 'good' | 'bad' | 'destructive') =>
  renderToStaticMarkup(<Toast content={{ tone, title: 'Error', text: 'Lost.' }} onDismiss={() => {}} />);

test('what was lost or refused is told in full red, in letters that are drawn for it', () => {
  const html = draw('destructive');
  expect(html).toContain('bg-bad-solid text-on-bad');
  expect(html).not.toMatch(/text-ink|bg-raised|style=/);
  expect(draw('bad')).not.toContain('bg-bad-solid');
});
