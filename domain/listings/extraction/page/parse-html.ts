import { decodeEntities } from './decode-entities.ts';

export type PageElement = {
  tag: string;
  attrs: Record<string, string>;
  parent: PageElement | null;
  children: (PageElement | string)[];
  /** Which part of the page it stands in; set by `markZones`. */
  zone: number;
};

/** Thrown for input that is refused as a whole; the message is fit to be shown. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';
}

const maxCharacters = 12_000_000;
const maxOpenElements = 5_000;
/** Deeper elements hang on the element at this depth, as in browsers, so that walks may recurse. */
const maxTreeDepth = 500;
const maxElements = 150_000;
/** More of them, or longer ones, carry no fact; only data may be long. */
const maxAttributes = 100;
const longestAttribute = 10_000;
const dataAttribute = /^(?:data-|:|value$|content$)/;

const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const rawTags = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'xmp']);
/** A start tag in the key closes an open element named in the value. */
const closes = new Map<string, Set<string>>([
  ['li', new Set(['li'])],
  ['dt', new Set(['dt', 'dd'])],
  ['dd', new Set(['dt', 'dd'])],
  ['tr', new Set(['tr', 'td', 'th'])],
  ['td', new Set(['td', 'th'])],
  ['th', new Set(['td', 'th'])],
  ['option', new Set(['option'])],
]);
const closesParagraph = new Set(
  'div p ul ol dl table section article aside header footer nav form h1 h2 h3 h4 h5 h6 hr main address blockquote pre'.split(
    ' ',
  ),
);
const headTags = new Set('title meta link script style base noscript template'.split(' '));
/** Kept out of memory: they are long and never carry a fact. */
const droppedAttributes =
  /^(?:on|d$|points$|viewbox$|xmlns|fill|stroke|integrity|nonce|tabindex|aria-hidden)/;

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function isNameStart(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

type Tag = { name: string; attrs: Record<string, string>; end: number; selfClosing: boolean };

function readTag(html: string, start: number): Tag {
  let at = start;
  while (at < html.length) {
    const code = html.charCodeAt(at);
    if (isSpace(code) || code === 62 || code === 47) break;
    at++;
  }
  const name = html.slice(start, at).toLowerCase();
  const attrs: Record<string, string> = {};
  let attributes = 0;
  let selfClosing = false;
  while (at < html.length) {
    const code = html.charCodeAt(at);
    if (code === 62) return { name, attrs, end: at + 1, selfClosing };
    if (code === 47) selfClosing = true;
    if (isSpace(code) || code === 47) {
      at++;
      continue;
    }
    selfClosing = false;
    const nameStart = at;
    while (at < html.length) {
      const next = html.charCodeAt(at);
      if (isSpace(next) || next === 62 || next === 61 || (next === 47 && at > nameStart)) break;
      at++;
    }
    if (at === nameStart) at++;
    const attribute = html.slice(nameStart, at).toLowerCase();
    while (isSpace(html.charCodeAt(at))) at++;
    let value = '';
    if (html.charCodeAt(at) === 61) {
      at++;
      while (isSpace(html.charCodeAt(at))) at++;
      const quote = html.charCodeAt(at);
      if (quote === 34 || quote === 39) {
        const close = html.indexOf(quote === 34 ? '"' : "'", at + 1);
        const stop = close < 0 ? html.length : close;
        value = html.slice(at + 1, stop);
        at = stop + 1;
      } else {
        const valueStart = at;
        while (at < html.length && !isSpace(html.charCodeAt(at)) && html.charCodeAt(at) !== 62) at++;
        value = html.slice(valueStart, at);
      }
    }
    if (++attributes > maxAttributes || attribute.length > longestAttribute) continue;
    if (!droppedAttributes.test(attribute) && !(attribute in attrs)) {
      const isCut = value.length > longestAttribute && !dataAttribute.test(attribute);
      attrs[attribute] = decodeEntities(isCut ? value.slice(0, longestAttribute) : value);
    }
  }
  return { name, attrs, end: html.length, selfClosing };
}

function findRawEnd(html: string, name: string, from: number): number {
  let at = from;
  while (at < html.length) {
    at = html.indexOf('</', at);
    if (at < 0) return html.length;
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
    at += 2;
  }
  return html.length;
}

/** One pass over the text, linear in its length whatever it contains; refuses what no browser would show. */
export function parseHtml(html: string): PageElement {
  if (html.length > maxCharacters) throw new PageRefused('The page is too large to be read.');
  const root: PageElement = { tag: '#root', attrs: {}, parent: null, children: [], zone: 0 };
  const open: PageElement[] = [root];
  const openCount = new Map<string, number>();
  let elements = 0;
  let at = 0;

  function current(): PageElement {
    return open[Math.min(open.length, maxTreeDepth) - 1] ?? root;
  }
  function pop(): void {
    const closed = open.pop();
    if (closed) openCount.set(closed.tag, (openCount.get(closed.tag) ?? 1) - 1);
  }
  function addText(text: string): void {
    if (text.trim() !== '' || text.includes(' ')) current().children.push(text);
  }
  function closeTag(name: string): void {
    if ((openCount.get(name) ?? 0) === 0) return;
    while (open.length > 1) {
      const top = open[open.length - 1];
      pop();
      if (top?.tag === name) return;
    }
  }

  let searchFrom = 0;
  while (at < html.length) {
    const less = html.indexOf('<', Math.max(at, searchFrom));
    if (less < 0) {
      addText(decodeEntities(html.slice(at)));
      break;
    }
    const code = html.charCodeAt(less + 1);
    if (!isNameStart(code) && code !== 47 && code !== 33 && code !== 63) {
      searchFrom = less + 1;
      continue;
    }
    if (less > at) addText(decodeEntities(html.slice(at, less)));
    if (html.startsWith('<!--', less)) {
      const end = html.indexOf('-->', less + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    if (code === 33 || code === 63) {
      const end = html.indexOf('>', less);
      at = end < 0 ? html.length : end + 1;
      continue;
    }
    if (code === 47) {
      const end = html.indexOf('>', less);
      const stop = end < 0 ? html.length : end;
      closeTag(
        html
          .slice(less + 2, Math.min(stop, less + 40))
          .trim()
          .toLowerCase(),
      );
      at = stop + 1;
      continue;
    }
    const tag = readTag(html, less + 1);
    at = tag.end;
    if (tag.name === 'svg') {
      const end = tag.selfClosing ? at : findRawEnd(html, 'svg', at);
      at = end;
      continue;
    }
    if (open[open.length - 1]?.tag === 'head' && !headTags.has(tag.name)) pop();
    const top = open[open.length - 1];
    if (top && closes.get(tag.name)?.has(top.tag)) pop();
    else if (top?.tag === 'p' && closesParagraph.has(tag.name)) pop();
    if (tag.name === 'tr' && open[open.length - 1]?.tag === 'tr') pop();
    if (++elements > maxElements) throw new PageRefused('The page has too many elements to be read.');
    const parent = current();
    const element: PageElement = { tag: tag.name, attrs: tag.attrs, parent, children: [], zone: 0 };
    parent.children.push(element);
    if (voidTags.has(tag.name)) continue;
    if (rawTags.has(tag.name)) {
      const end = findRawEnd(html, tag.name, at);
      const raw = html.slice(at, end);
      if (raw && tag.name !== 'style' && tag.name !== 'iframe') {
        element.children.push(tag.name === 'script' ? raw : decodeEntities(raw));
      }
      at = end;
      const close = html.indexOf('>', end);
      at = close < 0 ? html.length : close + 1;
      continue;
    }
    open.push(element);
    openCount.set(tag.name, (openCount.get(tag.name) ?? 0) + 1);
    if (open.length > maxOpenElements) throw new PageRefused('The page is nested too deeply to be read.');
  }
  return root;
}
