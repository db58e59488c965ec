import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { keysOfPage } from './surrogate-keys.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'identity' | 'gzip' | 'br';
/** Compressed copies are made when the first caller requests them. */
export type CachedPage = {
  status: 200 | 404 | 410;
  isFramed?: true | undefined;
  etag: string;
  /** What it was made from: rows (`table:id`) and whole tables. */
  madeFrom: string[];
  /** No longer true from this moment on. */
  goodUntil?: Date | undefined;
  identity: Buffer;
  /** The keys by which a CDN knows it, if one is told about changes. */
  surrogateKey?: string;
  gzip?: Buffer;
  br?: Buffer;
};
export type FreshPage = {
  status: 200 | 404 | 410;
  html: string | Buffer;
  /** If it is already known. */
  etag?: string;
  madeFrom: string[];
  goodUntil?: Date | undefined;
  isKept?: false | undefined;
  isFramed?: true | undefined;
};
export type PageCache = {
  get: (path: string, fill: () => Promise<FreshPage>) => Promise<CachedPage>;
  peek: (path: string) => CachedPage | undefined;
  /** Drops what was made from this row, from any row of this table, or ('*') everything. */
  drop: (change: { table: string; id?: string }) => void;
  size: () => number;
  /** Since the start: cached pages served, and pages that had to be rendered. */
  counts: () => { hits: number; renders: number };
};

/** 132 bits: no two pages share them. */
export const ETAG_LETTERS = 22;

/** The compressed copies come later; together they are less than half of the page. */
const COPIES = 1.5;

/** Finished pages by path, the least recently used going first. Two requests for a missing page render it once. */
export function createPageCache(options: {
  maxBytes: number;
  hasSurrogateKeys?: boolean;
  now?: () => Date;
}): PageCache {
  const now = options.now ?? (() => new Date());
  const entries = new Map<string, CachedPage>();
  let bytes = 0;
  const filling = new Map<string, Promise<CachedPage>>();
  /** Grows with every drop: a page rendered from rows read before a drop must not be cached after it. */
  let generation = 0;
  let hits = 0;
  let renders = 0;

  function peek(path: string): CachedPage | undefined {
    const page = entries.get(path);
    if (!page) return undefined;
    if (page.goodUntil && page.goodUntil <= now()) {
      forget(path);
      return undefined;
    }
    entries.delete(path);
    entries.set(path, page);
    hits += 1;
    return page;
  }

  function forget(path: string): void {
    bytes -= weigh(entries.get(path));
    entries.delete(path);
  }

  function keep(path: string, page: CachedPage): void {
    forget(path);
    entries.set(path, page);
    bytes += weigh(page);
    for (const oldest of entries.keys()) {
      if (bytes <= options.maxBytes) return;
      forget(oldest);
    }
  }

  async function fillEntry(path: string, fill: Parameters<PageCache['get']>[1]): Promise<CachedPage> {
    const startedIn = generation;
    renders += 1;
    const fresh = await fill();
    const page = finishPage(fresh);
    if (options.hasSurrogateKeys) page.surrogateKey = keysOfPage(fresh.madeFrom);
    // There is no limit to wrong paths, so they are never cached.
    const mayKeep = page.status === 200 && fresh.isKept !== false && options.maxBytes > 0;
    if (mayKeep && startedIn === generation) keep(path, page);
    return page;
  }

  return {
    peek,
    size: () => entries.size,
    counts: () => ({ hits, renders }),
    async get(path, fill) {
      if (options.maxBytes === 0) return fillEntry(path, fill);
      const cached = peek(path);
      if (cached) return cached;
      const underWay = filling.get(path);
      if (underWay) return underWay;
      const work = fillEntry(path, fill).finally(() => {
        if (filling.get(path) === work) filling.delete(path);
      });
      filling.set(path, work);
      return work;
    },
    drop({ table, id }) {
      generation += 1;
      // A request after this change must not get a rendering that began before it.
      filling.clear();
      if (table === '*') {
        entries.clear();
        bytes = 0;
      }
      for (const [path, { madeFrom }] of entries) {
        const isTouched =
          madeFrom.includes(table) ||
          (id ? madeFrom.includes(`${table}:${id}`) : madeFrom.some((tag) => tag.startsWith(`${table}:`)));
        if (isTouched) forget(path);
      }
    },
  };
}

function weigh(page: CachedPage | undefined): number {
  return page ? page.identity.length * COPIES : 0;
}

export function finishPage({
  status,
  html,
  etag,
  isFramed,
  madeFrom,
  goodUntil,
}: Omit<FreshPage, 'isKept'>): CachedPage {
  const identity = typeof html === 'string' ? Buffer.from(html) : html;
  const tag = etag ?? hash('sha256', identity, 'base64url').slice(0, ETAG_LETTERS);
  return { status, isFramed, identity, etag: tag, madeFrom, goodUntil };
}

/** Makes the requested compressed copy, once. */
export async function compressPage(page: CachedPage, encoding: Encoding): Promise<void> {
  if (page[encoding]) return;
  // Level 6 would save a tenth of the bytes for half as much work again, and browsers use the other copy
  // anyway.
  if (encoding === 'gzip') page.gzip = await compressGzip(page.identity, { level: 4 });
  if (encoding === 'br') {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: page.identity.length };
    page.br = await compressBrotli(page.identity, { params });
  }
}
