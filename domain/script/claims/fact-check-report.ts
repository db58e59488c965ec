import { hostNames } from '../rules.ts';
import type { Claim, Fact, FactSheet, Script } from '../schema.ts';

const sourceNames: Record<Fact['source']['kind'], string> = {
  page: 'Listing page',
  mls: 'MLS',
  description: 'Listing description',
  details: 'Additional details',
  staff: 'Staff',
  answer: 'Agent’s answer',
  order: 'Order form',
};

type Line = { turnId: string; host: string; text: string; claims: (Claim & { fact: Fact | undefined })[] };

type Section = { title: string; lines: readonly string[] };

export type CheckedTalk = { script: Script; sheet: FactSheet; claims: readonly Claim[] };
type Talk = { title: string; summary: string; lines: readonly Line[] };

/**
 * Every claim of an episode with its source, for printing on Letter paper or reading as plain text. Later additions by
 * the hosts have their own section.
 */
export function factCheckReport(
  script: Script,
  sheet: FactSheet,
  claims: readonly Claim[],
  unusedNotes: readonly string[] = [],
  leftOut: readonly string[] = [],
  updates: readonly CheckedTalk[] = [],
): { html: string; text: string } {
  const talk = readTalk({ script, sheet, claims });
  const later = updates.map(readTalk);
  const appendix: Section[] = [
    { title: 'Noted with the order, not said in the episode', lines: unusedNotes },
    { title: 'Left out: addressed to software, not about the home', lines: leftOut },
  ].filter((section) => section.lines.length > 0);
  return { html: toHtml(talk, later, appendix), text: toText(talk, later, appendix) };
}

function readTalk({ script, sheet, claims }: CheckedTalk): Talk {
  const factOf = new Map(sheet.facts.map((fact) => [fact.id, fact]));
  const lines: Line[] = script.turns.map(({ id, speaker, text }) => ({
    turnId: id,
    host: hostNames[speaker],
    text,
    claims: once(claims.filter(({ turnId }) => turnId === id)).map((claim) => ({
      ...claim,
      fact: claim.factId === undefined ? undefined : factOf.get(claim.factId),
    })),
  }));
  const open = claims.filter(({ factId }) => factId === undefined).length;
  const summary = `${claims.length} claims checked, ${open === 0 ? 'all of them traced to a fact' : `${open} without a fact`}.`;
  return { title: script.title, summary, lines };
}

function once(claims: readonly Claim[]): Claim[] {
  return [...new Map(claims.map((claim) => [`${claim.kind} ${claim.claim.toLowerCase()}`, claim])).values()];
}

function carried(fact: Fact | undefined): string {
  return fact ? `${fact.label}: ${fact.value}` : 'NO FACT FOUND';
}

function origin(fact: Fact | undefined): string {
  return fact ? `${sourceNames[fact.source.kind]}: “${fact.source.excerpt}”` : '';
}

function toText(talk: Talk, later: readonly Talk[], appendix: readonly Section[]): string {
  const notes = appendix.flatMap((section) => [
    '',
    `${section.title}:`,
    ...section.lines.map((line) => `    - ${line}`),
  ]);
  return [
    `Fact check: ${talk.title}`,
    ...textLines(talk),
    ...later.flatMap((one) => ['', one.title, ...textLines(one)]),
    ...notes,
    '',
  ].join('\n');
}

function textLines({ summary, lines }: Talk): string[] {
  const body = lines.flatMap(({ host, text, claims }) => [
    `${host}: ${text}`,
    ...claims.map(
      ({ claim, kind, fact }) =>
        `    ${fact ? '[ok]' : '[??]'} ${kind} “${claim}” <- ${carried(fact)}${fact ? ` (${origin(fact)})` : ''}`,
    ),
  ]);
  return [summary, '', ...body];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] as string);

const style = `@page { size: letter; margin: 0.75in }
body { color: #1d2320; font: 10.5pt/1.45 Georgia, serif; margin: 0 auto; max-width: 7in }
h1 { font-size: 17pt; margin: 0 0 4pt } p { margin: 0 0 12pt }
table { border-collapse: collapse; width: 100% } th { text-align: left }
th, td { border-top: 1px solid #c9cfc9; padding: 4pt 6pt 4pt 0; vertical-align: top }
tr { break-inside: avoid } thead { display: table-header-group }
.said { padding-top: 9pt } .open { font-weight: bold } small { color: #545c57 }`;

function toHtml(talk: Talk, later: readonly Talk[], appendix: readonly Section[]): string {
  const notes = appendix
    .map(
      (section) =>
        `<h2>${section.title}</h2><ul>${section.lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
    )
    .join('');
  const title = `Fact check: ${escaped(talk.title)}`;
  const more = later.map((one) => `<h2>${escaped(one.title)}</h2>${htmlTable(one)}`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1>${htmlTable(talk)}${more}${notes}</body></html>
`;
}

function htmlTable({ summary, lines }: Talk): string {
  const rows = lines.flatMap(({ turnId, host, text, claims }) => [
    `<tr id="${escaped(turnId)}"><td class="said" colspan="3"><b>${host}:</b> ${escaped(text)}</td></tr>`,
    ...claims.map(
      ({ claim, kind, fact }) =>
        `<tr${fact ? '' : ' class="open"'}><td>${escaped(claim)} <small>${kind}</small></td><td>${escaped(carried(fact))}</td><td><small>${escaped(origin(fact))}</small></td></tr>`,
    ),
  ]);
  return `<p>${escaped(summary)}</p>
<table><thead><tr><th scope="col">Claim</th><th scope="col">Fact</th><th scope="col">Where it was found</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`;
}
