import { expect, test } from 'vitest';
import { cleanText } from '../records/read-fact.ts';
import { textOf, walkElements } from './element.ts';
import { type PageElement, parseHtml } from './parse-html.ts';

function find(html: string, tag: string): PageElement {
  let found: PageElement | undefined;
  walkElements(parseHtml(html), (element) => {
    if (element.tag === tag) found ??= element;
    return undefined;
  });
  if (!found) throw new Error(`no <${tag}>`);
  return found;
}

test.each([
  ['&Uuml;berg&aring;rd &oslash;st', 'Übergård øst'],
  ['1&frasl;2 acre', '1⁄2 acre'],
  ['Pe&ntilde;a&#39;s &amp; sons', "Peña's & sons"],
  ['2 &times; 3&nbsp;baths&hellip;', '2 × 3 baths…'],
  ['caf&eacute', 'café'],
  ['AT&T &unknown; &', 'AT&T &unknown; &'],
])('reads %s as a browser shows it', (written, shown) => {
  expect(textOf(find(`<p>${written}</p>`, 'p'))).toBe(shown);
  expect(textOf(find(`<title>${written}</title>`, 'title'))).toBe(shown);
  expect(cleanText(written)).toBe(shown);
});

test('a link keeps parameters that look like entities', () => {
  const link = find('<a href="/homes?id=1&copy=2&amp;lang=en" aria-label="S&oslash;ster Lane">x</a>', 'a');
  expect(link.attrs.href).toBe('/homes?id=1&copy=2&lang=en');
  expect(link.attrs['aria-label']).toBe('Søster Lane');
});

test('SVG is skipped, closed or not', () => {
  const page = parseHtml('<b>1<svg viewBox="0"><path d="M0"/><title>Bed</title><g></svg>2</b><svg/><i>3</i>');
  expect(textOf(page)).toBe('12 3');
});

test('text in a script or after a stray bracket is unchanged', () => {
  expect(find('<script>if (a < b && c) "&amp;"</script>', 'script').children).toEqual([
    'if (a < b && c) "&amp;"',
  ]);
  expect(textOf(find('<p>under < 3 & over</p>', 'p'))).toBe('under < 3 & over');
});

test('elements without end tags end where a browser ends them', () => {
  const lines = parseHtml('<head><title>t</title><p>1<p>2<ul><li>3<li>4</ul><table><tr><td>5<td>6<tr><td>7');
  const shape = (element: PageElement): string =>
    `${element.tag}(${element.children.map((child) => (typeof child === 'string' ? child : shape(child))).join(' ')})`;
  expect(shape(lines)).toBe(
    '#root(head(title(t)) p(1) p(2) ul(li(3) li(4)) table(tr(td(5) td(6)) tr(td(7))))',
  );
});

test('a page of stray end tags parses in linear time', () => {
  const html = `${'<bb>'.repeat(4_900)}${'</bc>'.repeat(1_000_000)}`;
  const before = process.threadCpuUsage();
  parseHtml(html);
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(3_000);
});
