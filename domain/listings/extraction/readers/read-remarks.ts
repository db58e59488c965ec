import type { Candidate } from '../facts.ts';
import { textOf, walkElements } from '../page/element.ts';
import type { Page } from '../page/page.ts';
import type { TextLine } from '../page/text-lines.ts';
import { zones } from '../page/zones.ts';

const aside = zones.similar | zones.chrome | zones.history | zones.money;
const notRemarks =
  /deemed reliable|not guaranteed|cookie|privacy policy|terms of (?:use|service)|all rights reserved|idx|internet data exchange|multiple listing service|mortgage|sign (?:up|in)|javascript|consent|by (?:clicking|submitting|pressing)|licensed real estate|equal housing|lender|copyright|search results|is located in|what is the|how much is|similar homes|real estate market|walk score|great ?schools/i;

const maxCharacters = 9_000;
const leadingLabel =
  /^(?:(?:public|property|listing|marketing|agent|internet|full|home)?\s*(?:description|remarks|comments)|public(?=:)|about this (?:home|property|listing)|overview)\s*[:.-]?\s*/i;

/** The remarks: the longest text in the page's main part, preferably one labeled as remarks. */
export function readRemarks(page: Page): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { text, zone } of runningTexts(page.lines)) {
    const named = (zone & zones.remarks) !== 0;
    candidates.push({
      field: 'description',
      value: text.replace(leadingLabel, ''),
      source: 'text',
      where: named ? 'remarks' : 'text',
      weight: named ? 0.72 : text.length > 250 ? 0.5 : 0.42,
    });
  }
  let blocks = 0;
  walkElements(page.root, (element) => {
    if (element.zone & aside || blocks > 20) return false;
    const name = `${element.attrs.class ?? ''} ${element.attrs.id ?? ''} ${element.attrs['data-testid'] ?? ''}`;
    if (!/remarks|description|about-?this/i.test(name) || element.tag === 'meta') return undefined;
    const text = textOf(element, maxCharacters);
    if (text.length > 150 && text.length < 8_000 && !notRemarks.test(text)) {
      blocks++;
      candidates.push({
        field: 'description',
        value: text.replace(leadingLabel, ''),
        source: 'text',
        where: 'remarks block',
        weight: 0.66,
      });
    }
    return undefined;
  });
  return candidates;
}

/** Joins consecutive paragraphs. */
function runningTexts(lines: TextLine[]): TextLine[] {
  const texts: TextLine[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (!isRunningText(line)) {
      isOpen = false;
      continue;
    }
    const last = texts.at(-1);
    if (isOpen && last && last.zone === line.zone && last.text.length < maxCharacters)
      last.text = `${last.text} ${line.text}`;
    else texts.push({ ...line });
    isOpen = true;
  }
  return texts;
}

function isRunningText({ text, zone }: TextLine): boolean {
  return (
    !(zone & aside) && text.length >= 120 && !notRemarks.test(text) && (text.match(/[.!]/g)?.length ?? 0) >= 2
  );
}
