import { isStreetLine } from '../../address/parse-address.ts';
import { toStateCode } from '../../address/states.ts';
import type { Candidate } from '../facts.ts';
import type { Blob } from '../json/state-blobs.ts';
import { textOf, walkElements } from '../page/element.ts';
import type { Page } from '../page/page.ts';
import type { PageElement } from '../page/parse-html.ts';
import { isObject } from '../records/record-address.ts';
import { readPlaceName } from '../values/places.ts';

/** In "Ohio › Columbus › German Village › 43206 › 12 Beck St": the last part between city and street. */
export function readBreadcrumbs(page: Page, jsonLd: Blob[]): Candidate[] {
  const trails = [...jsonLd.flatMap(({ value }) => trailsIn(value, 0)), ...visibleTrails(page)];
  return trails.slice(0, 4).flatMap((trail) => {
    const name = neighborhoodIn(trail);
    if (!name) return [];
    const where = trail.join(' › ').slice(0, 80);
    return [{ field: 'neighborhood', value: name, source: 'label', where, weight: 0.55 } as const];
  });
}

function neighborhoodIn(trail: string[]): string | null {
  const names = trail.map((name) =>
    name.replace(/\s+(?:real estate|homes?(?: for sale)?|houses for sale|listings)$/i, '').trim(),
  );
  const state = names.findIndex((name) => toStateCode(name) !== null);
  if (state < 0) return null;
  const behind = names.slice(state + 1).filter((name) => name !== '' && !/\bcounty$|^\d{5}$/i.test(name));
  const street = behind.findIndex((name) => isStreetLine(name) || /^\d/.test(name));
  const places = street < 0 ? behind : behind.slice(0, street);
  // Without a street at its end, the trail may belong to a search.
  if (places.length < 2 || street < 0) return null;
  return readPlaceName(places.at(-1));
}

function trailsIn(value: unknown, depth: number): string[][] {
  if (depth > 4) return [];
  if (Array.isArray(value)) return value.slice(0, 50).flatMap((item) => trailsIn(item, depth + 1));
  if (!isObject(value)) return [];
  if (value['@graph']) return trailsIn(value['@graph'], depth + 1);
  if (value['@type'] !== 'BreadcrumbList' || !Array.isArray(value.itemListElement)) return [];
  const names = value.itemListElement.slice(0, 12).flatMap((item: unknown) => {
    const name = isObject(item) ? (item.name ?? (isObject(item.item) ? item.item.name : null)) : null;
    return typeof name === 'string' ? [name.slice(0, 80).trim()] : [];
  });
  return [names];
}

function visibleTrails(page: Page): string[][] {
  const trails: string[][] = [];
  walkElements(page.root, (element) => {
    if (trails.length > 3) return false;
    const {
      class: className = '',
      id = '',
      'aria-label': label = '',
      'data-testid': testId = '',
    } = element.attrs;
    if (!/breadcrumb/i.test(`${className} ${id} ${label} ${testId}`)) return undefined;
    const names = linkTexts(element);
    if (names.length > 2) trails.push(names);
    return names.length > 2 ? false : undefined;
  });
  return trails;
}

/** The links of the trail, and the plain text at its end. */
function linkTexts(trail: PageElement): string[] {
  const names: string[] = [];
  walkElements(trail, (element) => {
    const isItem = element.tag === 'a' || (element.tag === 'li' && !hasLink(element));
    if (isItem) names.push(textOf(element, 80).replace(/^[>›/»\s]+|[>›/»\s]+$/g, ''));
    return !isItem && names.length < 12;
  });
  return names;
}

function hasLink(element: PageElement): boolean {
  let found = false;
  walkElements(element, (node) => {
    found ||= node.tag === 'a';
    return !found;
  });
  return found;
}
