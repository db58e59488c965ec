import { expect, test } from 'vitest';
import { walkElements } from '../page/element.ts';
import { type PageElement, parseHtml } from '../page/parse-html.ts';
import { pictureCaption } from './picture-caption.ts';

function captionsIn(html: string): (string | undefined)[] {
  const found: PageElement[] = [];
  walkElements(parseHtml(html), (element) => {
    if (element.tag === 'img') found.push(element);
    return undefined;
  });
  return found.map(pictureCaption);
}

test('a label under or on a picture belongs to it', () => {
  const html = `
    <figure><img src="1.jpg" alt="Den"><figcaption>Virtually staged</figcaption></figure>
    <div class="slide"><div><img src="2.jpg" alt="Yard"></div><span class="tag">Digitally altered</span></div>
    <figure><img src="3.jpg"><figcaption>Artist’s rendering of the front</figcaption></figure>
    <figure><img src="4.jpg" alt="Kitchen"><figcaption>Soapstone island</figcaption></figure>`;
  expect(captionsIn(html)).toEqual([
    'Den, Virtually staged',
    'Yard, Digitally altered',
    'Artist’s rendering of the front',
    'Kitchen',
  ]);
});

test('words next to a gallery belong to none of its pictures', () => {
  const html = `<div><p>Some photos are virtually staged.</p><ul>
    <li><img src="1.jpg" alt="Den"></li><li><img src="2.jpg" alt="Porch"></li></ul></div>`;
  expect(captionsIn(html)).toEqual(['Den', 'Porch']);
});
