import { readMlsNumber } from './rules.ts';

const path = /^\/mls\/(?:([a-z\d-]{1,40})\/)?([^/?#]+)$/;

/** The URL that stands for an MLS listing wherever a link is expected. */
export function mlsAddress(siteUrl: string, mlsNumber: string, feed?: string): string {
  return `${siteUrl}/mls/${feed ? `${feed}/` : ''}${encodeURIComponent(mlsNumber)}`;
}

/** The number, and the feed if it is named; undefined for any other link. */
export function readMlsAddress(
  siteUrl: string,
  link: string,
): { mlsNumber: string; feed?: string } | undefined {
  if (!link.startsWith(`${siteUrl}/mls/`)) return undefined;
  const [, feed, encoded = ''] = path.exec(link.slice(siteUrl.length)) ?? [];
  const mlsNumber = readMlsNumber(safeDecode(encoded));
  return mlsNumber ? { mlsNumber, ...(feed ? { feed } : {}) } : undefined;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
