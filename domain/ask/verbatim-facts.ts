import { checkText } from '#domain/compliance/check-text.ts';
import { splitSentences } from '#domain/english/sentences/rules.ts';
import { partInstructions } from '#domain/listings/content/is-instruction.ts';
import { calmCapitals } from '#domain/script/facts/calm-capitals.ts';
import { cleanSourceText } from '#domain/script/facts/clean-source-text.ts';
import { shorthand } from '#domain/script/facts/data/shorthand.ts';
import { contactSigns } from '#domain/script/facts/data/unusable.ts';
import { factId } from '#domain/script/facts/fact-id.ts';
import { type FactSources, remarksOf } from '#domain/script/facts/fact-sources.ts';
import { factNames } from '#domain/script/facts/noted-facts.ts';
import type { Fact } from '#domain/script/schema.ts';

const maxSentences = 120;
const maxLength = 700;
/** When a home is shown is news to a buyer; every other way to reach somebody is not. */
const showingDays =
  /^(?!.*(?:\d{3}[-. ]\d{4}|@|\b(?:call|text|phone|e-?mail|contact|message|code|lock ?box|key|agents?|realtors?|brokers?|showing ?time)\b)).*\b(?:show(?:n|ings?)|open houses?|hours?['’]? notice|hrs? notice)\b/i;
/** A stop that ends a short form, not a sentence: "on a perm. foundation", "Maint. $894". */
const shortForm =
  /\b(maint|perm|arch|assoc|approx|incl|elec|prop|avail|addl|conv|bldg|mgmt|util|equip|bal|min|max|est|dist)\.(?= [a-z$\d(])/gi;
const otherHomes = /\b(?:comps?|comparables?|sold (?:for|last|in)|lorem|ipsum|other units?|similar)\b/i;

/**
 * The sentences of the listing's own text as they stand. A talk rewords and drops what nobody would say aloud ("Pets
 * welcome!", "No board approval", small print); whoever asks wants to know just that, in the listing's words.
 */
export function verbatimFacts(sources: FactSources): Fact[] {
  const { page, byHand } = remarksOf(sources);
  const names = factNames(sources.listing);
  const texts = [
    ['description', 'From the description', page],
    ['staff', 'From the edited description', byHand],
  ] as const;
  return texts.flatMap(([kind, label, text]) =>
    partInstructions(splitSentences(cleanSourceText(text.replace(shortForm, '$1'))))
      .prose.filter(isTellable)
      .slice(0, maxSentences)
      .map((excerpt) => {
        const value = tidy(calmCapitals(excerpt, names));
        const source = { kind, excerpt: excerpt.slice(0, 400) };
        return { id: factId('remark', value), field: 'remark', label, value, aliases: [], source };
      }),
  );
}

function isTellable(sentence: string): boolean {
  return (
    sentence.length <= maxLength &&
    // "Elevator." is a fact, "Wow!" is none.
    (sentence.split(/\s+/).length > 1 || /^\p{L}{5,}\.?$/u.test(sentence)) &&
    (showingDays.test(sentence) || !contactSigns.some((sign) => sign.test(sentence))) &&
    !otherHomes.test(sentence) &&
    checkText(sentence).verdict === 'allow'
  );
}

/** "Washer/dryer" stays as it is: it means both. */
const writtenOut = shorthand.filter(([, words]) => !/ or /.test(words));

/** Shorthand written out, and slips of the keyboard put right: "terraces(532 sqft)", "Washer& dryer", "$40,000.;". */
function tidy(sentence: string): string {
  return writtenOut
    .reduce((text, [sign, words]) => text.replace(sign, words), ` ${sentence} `)
    .replace(/(\p{L})\(/gu, '$1 (')
    .replace(/(\p{L})& ?/gu, '$1 & ')
    .replace(/\bsquare feet[- ]square[- ]f(?:oo|ee)t\b/gi, 'square-foot')
    .replace(/\.;/g, ';')
    .replace(/\s+([.,;])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,;]\.?$/, '.');
}
