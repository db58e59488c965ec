import type { Figure } from './instruments/figure.ts';

const HEADING = '## Figures\n';
const DATED = /^Rows of (\S+): /;

type Run = { when: string; machine: string };

/**
 * The page with these figures in its table: rows of the same name are replaced, others are kept, new ones come last. A line
 * above the table says on which machine the rows of a day were measured.
 */
export function withFigures(page: string, figures: readonly Figure[], { when, machine }: Run): string {
  const start = page.indexOf(HEADING);
  const end = page.indexOf('\n## ', start + HEADING.length);
  if (start < 0 || end < 0) throw new Error('the page has no section "Figures" with another after it');
  const lines = page.slice(start, end).split('\n');
  const days = new Map(
    lines.flatMap((line) => (DATED.test(line) ? [[DATED.exec(line)?.[1] ?? '', line]] : [])),
  );
  days.set(when, `Rows of ${when}: ${machine}.`);
  const rows = new Map(lines.filter(isRow).map((line) => [line.split(' | ')[0]?.slice(2) ?? '', line]));
  for (const figure of figures) rows.set(figure.name, writeRow(figure, when));
  const table = [
    '| what | figure | bar | met | measured |',
    '| --- | --- | --- | --- | --- |',
    ...rows.values(),
  ];
  return `${page.slice(0, start)}${HEADING}\n${[...days.values()].join('\n')}\n\n${table.join('\n')}\n${page.slice(end)}`;
}

const isRow = (line: string) => line.startsWith('| ') && !/^\| (---|what \|)/.test(line);

function writeRow({ name, value, bar = '', isMet }: Figure, when: string): string {
  const met = isMet === undefined ? '' : isMet ? 'yes' : 'no';
  return `| ${name} | ${value} | ${bar} | ${met} | ${when} |`;
}
