import type { ListingReading } from './extraction/facts.ts';
import { readChatData } from './extraction/read-chat-data.ts';
import { readListingPage } from './extraction/read-listing-page.ts';

const html =
  /^\s*(?:<!doctype|<html|<head|<body|<\?xml|<!--)|<(?:script|meta|title|div|body|span|table|section|article|main|header|h[1-6]|p|ul|ol|img|a)\b[^<>]*>/i;

/**
 * Reads pasted content about a home: a page's HTML, its text, JSON or an AI chat's answer. Throws
 * `PageRefused` for hostile input.
 */
export function readPastedContent(content: string, url?: string | null, status?: number): ListingReading {
  const looksLikeHtml = html.test(content.slice(0, 20_000));
  return looksLikeHtml ? readListingPage(content, { url: url ?? undefined, status }) : readChatData(content);
}
