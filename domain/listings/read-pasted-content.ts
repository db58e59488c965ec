import type { ListingReading } from './extraction/facts.ts';
import { PageRefused } from './extraction/page/parse-html.ts';
import { readChatData } from './extraction/read-chat-data.ts';
import { readListingPage } from './extraction/read-listing-page.ts';

const html =
  /^\s*(?:<!doctype|<html|<head|<body|<\?xml|<!--)|<(?:script|meta|title|div|body|span|table|section|article|main|header|h[1-6]|p|ul|ol|img|a)\b[^<>]*>/i;

/** Longer than any single listing. Longer content is refused instead of being cut silently. */
const maxTextLength = 1_000_000;

export function isHtml(content: string): boolean {
  return html.test(content.slice(0, 20_000));
}

/**
 * Reads pasted content about a home: a page's HTML, its text, JSON or an AI chat's answer. Throws
 * `PageRefused` for hostile input.
 */
export function readPastedContent(content: string, url?: string | null, status?: number): ListingReading {
  if (isHtml(content)) return readListingPage(content, { url: url ?? undefined, status });
  if (content.length > maxTextLength)
    throw new PageRefused('This text is too long to be one listing. Paste only the part about the home.');
  return readChatData(content);
}
