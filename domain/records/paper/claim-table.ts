import type { PaperTable } from '#adapters/renderer/contract.ts';
import { originNames, withLabel } from '../rules.ts';
import type { ClaimPair, RecordLine } from '../schema.ts';

type Table = Omit<PaperTable, 'title' | 'note'>;

/** A longer fact is truncated here: its full text is in the table of facts. */
const maxValue = 110;
/** Lines of a text are joined up to this length, so that a list of features takes few lines of paper. */
const maxParagraph = 700;

/** A text as it was published, with each of its claims next to its fact and source. */
export function claimTable(lines: readonly RecordLine[], pairs: readonly ClaimPair[]): Table {
  const published = lines.filter(({ label }) => label === 'Text').map(({ value }) => value);
  const others = lines.filter(({ label }) => label !== 'Text');
  return {
    paragraphs: [
      ...others.map(({ label, value, detail }) => [`${label}: ${value}`, detail].filter(Boolean).join(' · ')),
      ...joined(published),
    ],
    widths: [0.36, 0.46, 0.18],
    heads: ['Claims', 'Rest on', 'Source'],
    rows: pairs.map(({ claims, fact }) => ({
      cells: [
        claims.map((claim) => `“${claim}”`).join(', '),
        fact ? withLabel(fact.label, shortened(fact.value)) : 'No fact backs this.',
        fact ? originNames[fact.source.kind] : '',
      ],
      isOpen: fact === null,
    })),
  };
}

function joined(lines: readonly string[]): string[] {
  const paragraphs: string[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last !== undefined && last.length + line.length < maxParagraph)
      paragraphs[paragraphs.length - 1] = `${last} | ${line}`;
    else paragraphs.push(line);
  }
  return paragraphs;
}

function shortened(value: string): string {
  if (value.length <= maxValue) return value;
  return `${value.slice(0, value.lastIndexOf(' ', maxValue))} …`;
}
