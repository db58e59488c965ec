import { examineListingText } from './examine-listing-text.ts';
import type { ListingReading } from './facts.ts';
import { parseLenientJson, readLiteral } from './json/lenient-json.ts';
import { type Blob, createBudget } from './json/state-blobs.ts';
import { mergePhotos } from './photos/page-photos.ts';
import { readData } from './readers/read-data.ts';
import { collectRecords } from './records/collect-records.ts';
import { resolveFacts } from './resolve/resolve-facts.ts';
import { listingScore } from './unreadable-reason.ts';

const maxInputLength = 1_000_000;

/** JSON anywhere in the answer: all of it, in a fenced block, or between sentences. */
function findData(text: string): { blobs: Blob[]; rest: string } {
  const budget = createBudget();
  const whole = parseLenientJson(text, budget);
  if (typeof whole === 'object' && whole !== null)
    return { blobs: [{ value: whole, where: 'chat' }], rest: '' };
  const blobs: Blob[] = [];
  let rest = '';
  let at = 0;
  while (at < text.length) {
    const brace = text.indexOf('{', at);
    if (brace < 0) break;
    const read = readLiteral(text, brace, budget);
    if (read && read.end - brace > 12) {
      blobs.push({ value: read.value, where: 'chat' });
      rest += text.slice(at, brace);
      at = read.end;
    } else {
      rest += text.slice(at, brace + 1);
      at = brace + 1;
    }
  }
  return { blobs, rest: rest + text.slice(at) };
}

/** The facts in an AI chat's answer about a listing, whether JSON of any reasonable shape or prose. */
export function readChatData(input: string): ListingReading {
  const { blobs, rest } = findData(input.slice(0, maxInputLength).trim());
  const prose = examineListingText(rest.replace(/```\w*|\*\*|^#+\s*|^[-*•]\s+/gm, ''));
  const records = collectRecords(blobs, createBudget());
  const data = readData(records, null, 'chat', 0.95);
  if (data.candidates.length === 0 && data.photos.length === 0) return prose.reading;
  const facts = resolveFacts([...data.candidates, ...prose.candidates], mergePhotos(data.photos, null));
  return listingScore(facts) >= 2 ? { readable: true, facts } : { readable: false, reason: 'not a listing' };
}
