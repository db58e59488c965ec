import { expect, test } from 'vitest';
import { copiedPage, countPhotos, toPage } from './pasted-page.ts';

const html =
  '<meta charset="utf-8"><h1>1 Elm</h1><img alt="a" src="https://img.example/1.jpg"><img src="data:image/png;base64,AA">';

test('a copied page is kept with its photos', () => {
  expect(copiedPage({ text: '1 Elm', html })).toBe(html);
  expect(countPhotos(html)).toBe(2);
  expect(countPhotos('<img src="/relative.jpg"><img data-src="x">')).toBe(0);
});

test('plain words in a clipboard with markup stay text', () => {
  expect(copiedPage({ text: 'A new roof', html: '<meta charset="utf-8"><span>A new roof</span>' })).toBe('');
  expect(copiedPage({ text: 'A new roof', html: '' })).toBe('');
});

test('the source of a page says more than how an editor colors it', () => {
  const source = '<!doctype html><title>1 Elm</title>';
  expect(copiedPage({ text: source, html: `<table><tr><td>${source}</td></tr></table>` })).toBe('');
});

test('typed text goes with a copied page and cannot become markup', () => {
  expect(toPage({ text: 'Roof < 2 years\n\nA&B', html })).toEqual({
    html: `${html}<p>Roof &lt; 2 years</p><p>A&amp;B</p>`,
  });
  expect(toPage({ text: '1 Elm', html: '' })).toEqual({ text: '1 Elm' });
});
