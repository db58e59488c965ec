import { walkElements } from '../page/element.ts';
import type { Page, PageScript } from '../page/page.ts';
import { zones } from '../page/zones.ts';
import { maxTextLength } from '../values/cut-text.ts';
import { type Budget, parseLenientJson, readLiteral } from './lenient-json.ts';
import { nuxtCallState, nuxtListState } from './nuxt-state.ts';

export type Blob = { value: unknown; where: string };

const worthReading = /price|bedroom|beds|baths|ListPrice|streetAddress|listing/i;
const flightPush = /self\.__next_f\.push\(\[1,\s*"/g;

export function createBudget(): Budget {
  return { characters: 24_000_000 };
}

function isData(value: unknown): boolean {
  // Object.keys would list them all, and a hostile object has millions.
  for (const name in typeof value === 'object' ? value : null) if (name) return true;
  return false;
}

/** Every object literal in a script: assignments, calls, `dataLayer.push({…})`. */
function literalsIn(text: string, where: string, budget: Budget): Blob[] {
  const blobs: Blob[] = [];
  let at = 0;
  while (at < text.length && blobs.length < 4_000) {
    const brace = text.indexOf('{', at);
    if (brace < 0) break;
    const opening = text.charAt(brace - 1) === '[' ? brace - 1 : brace;
    const read =
      readLiteral(text, opening, budget) ?? (opening < brace ? readLiteral(text, brace, budget) : null);
    if (budget.characters <= 0) break;
    if (read && read.end > brace + 1) {
      if (isData(read.value) && read.end - opening > 20)
        blobs.push({ value: read.value, where: nameBefore(text, opening) ?? where });
      at = read.end;
    } else at = brace + 1;
  }
  return blobs;
}

function nameBefore(text: string, at: number): string | null {
  return (
    /([\w$.[\]'"]{2,60})\s*(?:=|\.push\()\s*(?:\[)?$/.exec(text.slice(Math.max(0, at - 80), at))?.[1] ?? null
  );
}

/** State passed as `JSON.parse("…")` or as one long string. */
function stringsIn(text: string, budget: Budget): Blob[] {
  const blobs: Blob[] = [];
  for (const match of text.matchAll(/(?:JSON\.parse\(|=\s*)(["'])(?=\{|%7B|\\x7b|\[\{)/g)) {
    const read = readLiteral(text, match.index + match[0].length - 1, budget);
    if (typeof read?.value !== 'string') continue;
    const source = read.value.startsWith('%7B') ? decode(read.value) : read.value;
    const value = parseLenientJson(source, budget);
    if (isData(value)) blobs.push({ value, where: 'JSON.parse' });
  }
  return blobs;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Next.js flight rows; long texts have their own rows and are referenced as "$1f". */
function flightBlobs(scripts: PageScript[], budget: Budget): Blob[] {
  let stream = '';
  for (const script of scripts) {
    if (!script.text.includes('__next_f')) continue;
    for (const match of script.text.matchAll(flightPush)) {
      const read = readLiteral(script.text, match.index + match[0].length - 1, budget);
      if (typeof read?.value === 'string') stream += read.value;
    }
  }
  if (stream === '') return [];
  const texts = new Map<string, string>();
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(maxTextLength * 3);
  for (const match of stream.matchAll(/(?:^|\n|[\]}"])([0-9a-f]{1,4}):T([0-9a-f]{1,5}),/g)) {
    const start = match.index + match[0].length;
    const bytes = Number.parseInt(match[2] ?? '0', 16);
    const text = stream.slice(start, start + Math.min(bytes, maxTextLength));
    const { read } = encoder.encodeInto(text, buffer.subarray(0, bytes));
    texts.set(`$${match[1]}`, text.slice(0, read));
    if (texts.size > 300) break;
  }
  const blobs = literalsIn(stream, '__next_f', budget);
  return texts.size > 0
    ? blobs.map((blob) => ({ ...blob, value: resolveTexts(blob.value, texts, 0) }))
    : blobs;
}

function resolveTexts(value: unknown, texts: Map<string, string>, depth: number): unknown {
  if (depth > 60) return value;
  if (typeof value === 'string')
    return value.length < 7 && value.startsWith('$') ? (texts.get(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((item) => resolveTexts(item, texts, depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, resolveTexts(inner, texts, depth + 1)]),
    );
  }
  return value;
}

function attributeBlobs(page: Page, budget: Budget): Blob[] {
  const blobs: Blob[] = [];
  walkElements(page.root, (element) => {
    if (element.zone & zones.similar) return false;
    for (const name in element.attrs) {
      const value = element.attrs[name] ?? '';
      if (value.length < 40) continue;
      const first = value.charCodeAt(0);
      if (
        (first !== 123 && first !== 91) ||
        !(name.startsWith('data-') || name.startsWith(':') || name === 'value')
      )
        continue;
      const parsed = parseLenientJson(value, budget);
      // The attribute tells what a bare list is: data-photos='[…]'.
      if (isData(parsed))
        blobs.push({
          value: Array.isArray(parsed) ? { [name.replace(/^data-/, '')]: parsed } : parsed,
          where: name,
        });
    }
    return blobs.length < 500;
  });
  return blobs;
}

/** All data the page gives its own scripts, except JSON-LD. */
export function stateBlobs(page: Page, budget: Budget): Blob[] {
  const blobs: Blob[] = [];
  for (const script of page.scripts) {
    if (script.type.includes('ld+json') || script.text.length < 30 || script.text.includes('__next_f'))
      continue;
    if (!worthReading.test(script.text)) continue;
    if (script.type.includes('json') || /^(?:<!--\s*)?[{[]/.test(script.text.trimStart())) {
      const parsed = parseLenientJson(script.text, budget);
      const value = script.id === '__NUXT_DATA__' ? nuxtListState(parsed) : parsed;
      if (isData(value)) blobs.push({ value, where: script.id || script.type || 'script' });
      if (value !== undefined || script.type.includes('json')) continue;
    }
    const called = nuxtCallState(script.text, budget);
    if (isData(called)) {
      blobs.push({ value: called, where: '__NUXT__' });
      continue;
    }
    blobs.push(...stringsIn(script.text, budget), ...literalsIn(script.text, script.id || 'script', budget));
  }
  blobs.push(...flightBlobs(page.scripts, budget), ...attributeBlobs(page, budget));
  return blobs;
}

export function jsonLdBlobs(page: Page, budget: Budget): Blob[] {
  const blobs: Blob[] = [];
  for (const script of page.scripts) {
    if (!script.type.includes('ld+json') || script.zone & zones.similar) continue;
    const value = parseLenientJson(script.text, budget);
    if (isData(value)) blobs.push({ value, where: 'json-ld' });
  }
  return blobs;
}
