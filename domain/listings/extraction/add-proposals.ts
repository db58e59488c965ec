import type { Candidate, FieldName, PageFacts } from './facts.ts';
import type { PageReading } from './read-listing-page.ts';
import { meaningOf } from './records/field-names.ts';
import { readFact } from './records/read-fact.ts';
import { resolveFacts } from './resolve/resolve-facts.ts';

/** A value a language model claims is on the page, with its quote. */
export type Proposal = { field: FieldName; value: string | number; quote: string };

/** What we check a proposal against: the page's text and what the readers found. */
export type Evidence = Pick<PageReading, 'candidates' | 'photos'> & {
  page: Pick<PageReading['page'], 'title' | 'metas'> & { lines: { text: string; zone: number }[] };
};

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/(\d) (?=\d{3}\b)/g, '$1')
    .trim();
}

function pageText(page: Evidence['page']): string {
  return plain(
    [
      page.title ?? '',
      ...page.metas.map((meta) => meta.content),
      ...page.lines.map((line) => line.text),
    ].join('\n'),
  );
}

/** The quote must be on the page, and the value must be in the quote. */
function isOnPage(proposal: Proposal, text: string): boolean {
  const quote = plain(proposal.quote);
  const value = plain(String(proposal.value));
  return (
    quote.length > 2 &&
    value !== '' &&
    ` ${quote} `.includes(` ${value} `) &&
    ` ${text} `.includes(` ${quote} `)
  );
}

/** Adds a model's proposals to a reading. They pass the same resolver and never outweigh the page itself. */
export function addProposals(reading: Evidence, proposals: Proposal[]): PageFacts {
  const text = pageText(reading.page);
  const accepted: Candidate[] = [];
  for (const proposal of proposals) {
    if (!isOnPage(proposal, text)) continue;
    const meaning = meaningOf(proposal.field);
    const record = {
      where: 'model',
      object: {},
      address: null,
      hasOwnAddress: false,
      lists: 0,
      schemaType: '',
      facts: [],
    };
    const found = meaning
      ? readFact({ field: meaning.field, value: proposal.value, weight: 1, name: proposal.field }, record)
      : [{ field: proposal.field, value: proposal.value }];
    for (const { field, value } of found)
      accepted.push({ field, value, source: 'model', where: proposal.quote.slice(0, 80), weight: 0.5 });
  }
  return resolveFacts([...reading.candidates, ...accepted], reading.photos);
}
