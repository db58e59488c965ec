import type { PaperTable, RecordPaper } from '#adapters/renderer/contract.ts';
import { currentEntries, describeRecord } from '../describe-record.ts';
import { readableMoment, withReadableTimes } from '../rules.ts';
import type { PartContents, RecordGroup, RecordSection, UnsignedRecord } from '../schema.ts';
import { claimTable } from './claim-table.ts';
import { changedFacts, factTables } from './fact-tables.ts';

type Options = { siteUrl: string; sharedUrl?: string | undefined };

/** A record as it is printed: a summary on the first page, then every part in tables. */
export function layOutRecord(record: UnsignedRecord, { siteUrl, sharedUrl }: Options): RecordPaper {
  const { home, issuedAt, checks, open, entries, head } = record;
  const { name, brokerage, license } = home.agent;
  return {
    home: home.name,
    podcastId: home.podcastId,
    issuedAt: new Date(issuedAt),
    about: [
      ['Agent', name ?? 'Not known'],
      ['Brokerage', brokerage ?? 'Not known'],
      ['License', license ?? 'Not given'],
      ['Made', `${readableMoment(issuedAt)}, from ${head.sequence} entries`],
      ['Listing', home.listingUrl],
      ['Page', home.pageUrl ?? 'Not published'],
    ],
    checks: checks.map(({ title, done, total, words }) => ({
      title,
      state: total === 0 ? 'None' : `${done} of ${total}`,
      words: total === 0 ? 'nothing to check yet' : words,
      isOpen: done < total,
    })),
    open,
    links: [
      { label: 'Check this file', url: `${siteUrl}/verify` },
      ...(sharedUrl ? [{ label: 'Read it online', url: sharedUrl }] : []),
    ],
    hash: head.hash,
    sections: [...describeRecord(entries).map((section) => layOut(section, record)), chainOf(record)],
  };
}

function layOut(section: RecordSection, { entries }: UnsignedRecord): RecordPaper['sections'][number] {
  const { part, title, about, groups } = section;
  const tables = groups.map((group) => ({
    title: group.title,
    note: `entry ${group.sequence}, ${readableMoment(group.recordedAt)}`,
    ...(group.pairs ? claimTable(group.lines, group.pairs) : lineTable(group)),
  }));
  return { title, about, tables: part === 'facts' ? tablesOfFacts(groups, entries) : tables };
}

/** The episode's facts are printed where they differ from today's. */
function tablesOfFacts(groups: readonly RecordGroup[], entries: UnsignedRecord['entries']): PaperTable[] {
  const contents = currentEntries(entries)
    .filter(({ part }) => part === 'facts')
    .map(({ content }) => (content as PartContents['facts']).facts);
  const [first = []] = contents;
  return groups.flatMap(({ title }, at) =>
    factTables(at === 0 ? first : changedFacts(contents[at] ?? [], first), title),
  );
}

function lineTable({ lines }: RecordGroup): Omit<PaperTable, 'title' | 'note'> {
  return {
    widths: [0.24, 0.36, 0.4],
    heads: [],
    rows: lines.map(({ label, value, detail, isOpen }) => ({
      cells: [label, withReadableTimes(value), withReadableTimes(detail)],
      isOpen,
    })),
  };
}

function chainOf({ entries }: UnsignedRecord): RecordPaper['sections'][number] {
  return {
    title: 'Chain',
    about: 'Every entry of this record in order. Each hash covers the entry and the hash before it.',
    tables: [
      {
        title: 'Entries',
        note: `${entries.length} in all`,
        widths: [0.05, 0.2, 0.22, 0.53],
        heads: ['No.', 'Part', 'Recorded', 'Hash'],
        rows: entries.map(({ sequence, part, subject, recordedAt, hash, content }) => ({
          cells: [
            String(sequence),
            `${part}, ${subject}${content === null ? ' (gone)' : ''}`,
            readableMoment(recordedAt),
            hash,
          ],
        })),
      },
    ],
  };
}
