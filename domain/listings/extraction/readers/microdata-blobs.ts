import type { Blob } from '../json/state-blobs.ts';
import { textOf } from '../page/element.ts';
import type { Page } from '../page/page.ts';
import type { PageElement } from '../page/parse-html.ts';
import { zones } from '../page/zones.ts';
import type { JsonObject } from '../records/record-address.ts';

function propertyValue(element: PageElement): string {
  const { attrs, tag } = element;
  if (attrs.content !== undefined) return attrs.content;
  if (tag === 'img' || tag === 'source') return attrs.src ?? attrs['data-src'] ?? '';
  if ((tag === 'link' || tag === 'a') && attrs.href && !attrs.href.startsWith('#'))
    return tag === 'link' ? attrs.href : textOf(element, 300) || attrs.href;
  if (tag === 'time' && attrs.datetime) return attrs.datetime;
  return textOf(element, 8_000);
}

function put(item: JsonObject, name: string, value: unknown): void {
  const known = item[name];
  if (known === undefined) item[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else item[name] = [known, value];
}

/** Microdata as nested objects, read like any other data; skips other homes' items. */
export function microdataBlobs(page: Page): Blob[] {
  const loose: JsonObject = {};
  const tops: JsonObject[] = [];
  const visit = (element: PageElement, item: JsonObject): void => {
    for (const child of element.children) {
      if (typeof child === 'string' || child.tag === 'script' || child.zone & zones.similar) continue;
      const names = child.attrs.itemprop?.split(/\s+/).filter(Boolean) ?? [];
      if (child.attrs.itemscope !== undefined || child.attrs.itemtype !== undefined) {
        const inner: JsonObject = { '@type': (child.attrs.itemtype ?? '').replace(/^.*\//, '') };
        visit(child, inner);
        for (const name of names) put(item, name, inner);
        if (names.length === 0) tops.push(inner);
        continue;
      }
      for (const name of names) put(item, name, propertyValue(child));
      visit(child, item);
    }
  };
  visit(page.root, loose);
  if (Object.keys(loose).length > 1) tops.push(loose);
  return tops.filter((item) => Object.keys(item).length > 1).map((value) => ({ value, where: 'microdata' }));
}
