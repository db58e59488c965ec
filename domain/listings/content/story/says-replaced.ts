import { countsIn } from '../../../features/counts-in.ts';
import type { PageFacts } from '../../extraction/facts.ts';
import type { FillableListingColumns } from '../listing-columns.ts';

type Row = Pick<FillableListingColumns, 'beds' | 'baths' | 'sqft' | 'yearBuilt' | 'price'>;

const counted = ['beds', 'baths', 'sqft', 'yearBuilt'] as const;
const figures = ['lot', 'hoa', 'taxes', 'parking'] as const;
const speaksOf: Record<(typeof figures)[number], RegExp> = {
  lot: /\b(?:acres?|acreage)\b|\blot\b[^.]*\d|\d[^.]*\blot\b/i,
  hoa: /\b(?:hoa|dues|association fees?|common charges|maintenance|assessments?)\b[^.]*\$?\d|\$\d[^.]*\b(?:hoa|dues|maintenance|common charges)\b/i,
  taxes: /\btax(?:es)?\b[^.]*\$\d|\$\d[^.]*\btax(?:es)?\b/i,
  parking: /\b(?:parking|garage|carport|driveway)\b/i,
};
const asked =
  /\b(?:asking|priced (?:at|from)|(?:list |sale |new )?price:?|offered (?:at|for)|listed (?:at|for)|reduced (?:to|from))[^.]{0,20}?\$\s?(\d{1,3}(?:,\d{3})+|\d{5,})/gi;

/** Whether a sentence of the description states what someone has since corrected or removed, or an older price. */
export function saysReplaced(row: Row, facts: PageFacts): (sentence: string) => boolean {
  // A description rewritten by the agent needs no correction.
  if (facts.description.source === 'agent') return () => false;
  const isAgents = (field: keyof PageFacts) => facts[field].source === 'agent';
  return (sentence) => {
    const isOtherCount = countsIn(sentence).some((count) => {
      const [name, said] = count.split(':');
      const field = counted.find((one) => one === name);
      if (!field) return false;
      const now = numberOf(row[field]);
      const wasEdited = isAgents(field) || now !== numberOf(facts[field].value);
      return wasEdited && Number(said) !== now;
    });
    const isOtherFigure = figures.some(
      (field) =>
        isAgents(field) &&
        speaksOf[field].test(sentence) &&
        !sentence.toLowerCase().includes(String(facts[field].value ?? '\0').toLowerCase()),
    );
    return isOtherCount || isOtherFigure || saysOtherPrice(sentence, numberOf(row.price));
  };
}

function saysOtherPrice(sentence: string, price: number | null): boolean {
  if (price === null) return false;
  const said = [...sentence.matchAll(asked)].map(([, digits]) => numberOf(digits) ?? 0);
  return said.some((one) => one !== price && one > price / 2 && one < price * 2);
}

function numberOf(value: unknown): number | null {
  const digits = String(value ?? '').replace(/[$,\s]/g, '');
  return /^\d/.test(digits) ? Number.parseFloat(digits) : null;
}
