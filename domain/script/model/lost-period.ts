import type { FactSheet } from '../schema.ts';

const period = /\b(?:week(?:ly)?|month(?:ly)?|quarter(?:ly)?|year(?:ly)?|annual(?:ly)?)\b/i;

/** A fee or tax mentioned without its period, although the sheet has it; undefined if there's none. */
export function findLostPeriod(text: string, { facts }: FactSheet): string | undefined {
  const lost = facts.find(({ field, value }) => {
    const amount = /\$[\d,]+/.exec(value)?.[0];
    return (
      (field === 'hoa' || field === 'taxes') &&
      amount !== undefined &&
      period.test(value) &&
      new RegExp(`\\${amount}(?![\\d,])`).test(text) &&
      !period.test(text)
    );
  });
  return lost && `lost its limit: ${lost.value}`;
}
