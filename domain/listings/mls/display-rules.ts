import { z } from 'zod';
import type { MlsFeed } from '#adapters/mls/contract.ts';
import { fieldNames } from '../extraction/facts.ts';
import { type DisplayRules, displayRuleSets } from './data/display-rule-sets.ts';

const text = z.string().trim().min(1).max(2000);

/** The parts that a feed's settings may replace. */
const Overrides = z
  .object({
    attribution: text,
    disclaimer: text,
    logo: z.object({
      // Our pages load nothing from other servers.
      src: z.string().regex(/^\/[\w./-]+\.(?:svg|png|webp)$/),
      width: z.number().int().min(8).max(400),
      height: z.number().int().min(8).max(200),
    }),
    showsAsOf: z.boolean(),
    hidden: z.array(z.enum(fieldNames)),
    spoken: z.string().trim().min(1).max(300),
  })
  .partial()
  .strict();

/** The rules of a feed. Throws for a set that doesn't exist or an invalid part. */
export function displayRulesOf({ display }: Pick<MlsFeed, 'display'>): DisplayRules {
  const rules = Object.hasOwn(displayRuleSets, display.rules) ? displayRuleSets[display.rules] : undefined;
  if (!rules) throw new Error(`There are no display rules named "${display.rules}".`);
  return { ...rules, ...(Overrides.parse(display.overrides) as Partial<DisplayRules>) };
}

type Words = Record<'brokerage' | 'agent' | 'contact' | 'mls' | 'number' | 'asOf', string | null>;

/** Fills in a text; a sentence that needs an unknown value is left out. */
export function fillRule(template: string, words: Words): string {
  return template
    .split(/(?<=\.)\s+/)
    .map((sentence) => {
      const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as keyof Words);
      if (names.some((name) => !words[name])) return '';
      return sentence.replace(/\{(\w+)\}/g, (_, name: keyof Words) => words[name] ?? '');
    })
    .filter((sentence) => sentence !== '')
    .join(' ');
}
