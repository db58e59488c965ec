import { cutText, maxTextLength, maxValueLength } from '../values/cut-text.ts';
import { textOf, walkElements } from './element.ts';
import { type PageElement, parseHtml } from './parse-html.ts';
import { type TextLine, textLines } from './text-lines.ts';
import { markZones, zones } from './zones.ts';

export type PageScript = { text: string; type: string; id: string; zone: number };

export type Page = {
  url: string | null;
  root: PageElement;
  title: string | null;
  headings: string[];
  metas: { name: string; content: string }[];
  scripts: PageScript[];
  lines: TextLine[];
};

/** No real page has this many. */
const maxMetas = 400;

/** Everything the readers need, extracted from the HTML once. */
export function openPage(html: string, url?: string): Page {
  const root = parseHtml(html);
  markZones(root);
  const page: Page = {
    url: null,
    root,
    title: null,
    headings: [],
    metas: [],
    scripts: [],
    lines: [],
  };
  let canonical: string | undefined;
  walkElements(root, (element) => {
    const { attrs, tag } = element;
    if (tag === 'link' && attrs.rel === 'canonical') canonical ||= attrs.href;
    else if (tag === 'title') page.title ??= textOf(element, 400) || null;
    else if (tag === 'meta') {
      const name = attrs.property ?? attrs.name ?? attrs.itemprop;
      if (name && attrs.content && page.metas.length < maxMetas) {
        const maxLength = /description/i.test(name) ? maxTextLength : maxValueLength;
        page.metas.push({
          name: name.slice(0, 100).toLowerCase(),
          content: cutText(attrs.content, maxLength).trim(),
        });
      }
    } else if (tag === 'script') {
      const text = element.children[0];
      if (typeof text === 'string' && text.length > 1) {
        page.scripts.push({
          text,
          type: (attrs.type ?? '').toLowerCase(),
          id: attrs.id ?? '',
          zone: element.zone,
        });
      }
    } else if (
      tag === 'h1' &&
      page.headings.length < 20 &&
      !(element.zone & (zones.similar | zones.chrome))
    ) {
      const text = textOf(element, 300);
      if (text) page.headings.push(text);
    }
    return undefined;
  });
  const stated = canonical || page.metas.find(({ name }) => name === 'og:url')?.content;
  page.url = (url || stated)?.slice(0, maxValueLength) ?? null;
  page.lines = textLines(root);
  return page;
}
