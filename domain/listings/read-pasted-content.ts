import type { ListingReading } from './extraction/facts.ts';
import { PageRefused } from './extraction/page/parse-html.ts';
import { readChatData } from './extraction/read-chat-data.ts';
import { readListingPage } from './extraction/read-listing-page.ts';

const html = /^\s*(?:<!doctype|<html|<head|<body|<\?xml|<!--)|<(?:script|meta|div|body|span|table)\b[^<>]*>/i;

/** Reads whatever somebody pasted about a home: a page's HTML, its text, JSON or an AI chat's answer. */
export function readPastedContent(content: string, url?: string | null): ListingReading {
  const looksLikeHtml = html.test(content.slice(0, 20_000));
  try {
    return looksLikeHtml ? readListingPage(content, { url: url ?? undefined }) : readChatData(content);
  } catch (error) {
    if (error instanceof PageRefused) return { readable: false, reason: 'not a listing' };
    throw error;
  }
}
