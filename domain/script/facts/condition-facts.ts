import { calmHeadline } from '#domain/features/calm-headline.ts';
import type { ListingCondition } from '#domain/features/listing-condition.ts';
import { readConditions } from '#domain/features/read-condition.ts';
import { readIncomeLimits } from '#domain/features/read-eligibility.ts';
import { readHouseRules } from '#domain/features/read-house-rules.ts';
import { readSeparateUnit } from '#domain/features/read-separate-unit.ts';
import { readShowing } from '#domain/features/read-showing.ts';
import { readStatusNote } from '#domain/features/read-status-note.ts';
import { splitSentences } from '../../english/sentences/rules.ts';
import { partInstructions } from '../../listings/content/is-instruction.ts';
import { forTheEar } from '../for-the-ear.ts';
import type { Fact, FactSheet, Script } from '../schema.ts';
import { cleanSourceText } from './clean-source-text.ts';
import { factId } from './fact-id.ts';
import { type FactSources, writtenTexts } from './fact-sources.ts';

const maxPerKind = 2;
/** "What are the rules?" gets all of them. */
const maxRules = 4;
const field = 'condition';
/** Of several sentences on the same matter, keep the binding ones. */
const binding = /\b(?:must|limits?|restrict\w*|eligib\w*|only|not|required|until|through|\d)\b/i;

type FoundCondition = ListingCondition & { excerpt: string };

function conditionsIn(text: string, isWholeBuilding: boolean): FoundCondition[] {
  const { prose, instructions } = partInstructions(splitSentences(cleanSourceText(text)));
  const sentences = [
    ...prose,
    ...instructions.filter((one) => isRuleForBuyers(one) || readShowing(one) || readStatusNote(one)),
  ];
  const limits = readIncomeLimits(text);
  const about = limits && sentences.find((one) => /\b(?:income|AMI|HDFC)\b/i.test(one));
  const first = sentences.map((excerpt) => ({ excerpt, found: readConditions(excerpt, isWholeBuilding) }));
  const hasRules = first.some(({ found }) => found.some(({ kind }) => isRule(kind)));
  const read = first.flatMap(({ excerpt, found }) =>
    [...found, ...(hasRules && found.length === 0 ? readHouseRules(excerpt, true) : [])].map((condition) => ({
      ...condition,
      excerpt,
    })),
  );
  // What we say plainly isn't repeated in the listing's words.
  const plain = new Set(read.flatMap(({ kind, isPlain }) => (isPlain && oneMatter.has(kind) ? [kind] : [])));
  const found = read.filter(({ kind, isPlain }) => isPlain || !plain.has(kind));
  // The limits in the whole text say more than any single sentence about them.
  return limits && about
    ? [
        { ...limits, excerpt: about },
        ...found.filter(({ kind, excerpt }) => kind !== limits.kind || !sameMatter.test(excerpt)),
      ]
    : found;
}

const isRule = (kind: string) => kind === 'barred' || kind === 'rules';
const oneMatter: ReadonlySet<string> = new Set(['tenant', 'income', 'financing', 'pictures', 'as-is']);
const sameMatter = /\b(?:income|AMI|HDFC)\b/i;

/** "Buyers must meet an income limit" instructs a buyer, not a model. */
const isRuleForBuyers = (sentence: string) =>
  /^(?:all )?(?:prospective |potential )?(?:buyers?|purchasers?|applicants?|shareholders?|owners?) (?:must|need|have to|should|are|to)\b/i.test(
    sentence,
  ) &&
  !/\b(?:hosts?|say|script|podcast|episode|voices?|announce|mention|tell|ignore|prompt|assistant|model|read)\b/i.test(
    sentence,
  );

/**
 * What the description says that could rule a buyer out: income limits, a tenant, as is, old photos. The rules for
 * remarks drop many of these as small print, but the hosts say them anyway.
 */
export function conditionFacts(sources: FactSources): Fact[] {
  const isWholeBuilding = /multi/i.test(sources.listing.propertyType ?? '');
  const isHouse = /^(?:single|town|house)/i.test(sources.listing.propertyType ?? '');
  const found = writtenTexts(sources).flatMap(({ kind: source, text }) =>
    [...conditionsIn(text, isWholeBuilding), ...(isHouse ? separateUnits(text) : [])].map((condition) => ({
      ...condition,
      source,
    })),
  );
  const bindingFirst = [...found].sort((a, b) => Number(binding.test(b.text)) - Number(binding.test(a.text)));
  const perKind = new Map<string, number>();
  const seen = new Set<string>();
  return bindingFirst.flatMap(({ kind, text: written, excerpt, source }) => {
    const text = asSentence(forTheEar(calmHeadline(written)));
    const count = perKind.get(kind) ?? 0;
    if (text === '' || count >= (isRule(kind) ? maxRules : maxPerKind) || seen.has(text)) return [];
    seen.add(text);
    perKind.set(kind, count + 1);
    return [
      {
        id: factId(field, text),
        field,
        label: 'To know first',
        value: text,
        aliases: [kind],
        source: { kind: source, excerpt },
      },
    ];
  });
}

/** "Delivered vacant." is a note, not an answer. */
const asSentence = (text: string) =>
  text
    .replace(/^With (?=an? |\p{Lu}|two |three )([^,]+\.)$/u, 'It comes with $1')
    .replace(
      /^(Delivered|Rented|Leased|Occupied|Vacant|Sold)\b(?=[^,]*\.$)/,
      (word) => `It's ${word.toLowerCase()}`,
    )
    .replace(/^Buyers? to /, 'Buyers have to ')
    .replace(/^Sale price pending /, 'The sale price is pending ');

/** The first that the listing counts; after it, agents return to the same one. */
function separateUnits(text: string): FoundCondition[] {
  const { prose } = partInstructions(splitSentences(cleanSourceText(text)));
  return prose
    .flatMap((excerpt) => {
      const unit = readSeparateUnit(excerpt);
      return unit ? [{ ...unit, excerpt }] : [];
    })
    .slice(0, 1);
}

/** Sentences of this kind that a talk doesn't mention. */
export function unsaidConditions({ facts, text }: FactSheet, { turns }: Pick<Script, 'turns'>): string[] {
  const said = new Set(turns.flatMap(({ factIds }) => factIds));
  const saidKinds = new Set(
    facts.flatMap(({ id, field: name, aliases }) => (name === field && said.has(id) ? aliases : [])),
  );
  return conditionsIn(text ?? '', false)
    .filter(({ kind }) => !saidKinds.has(kind))
    .map(({ excerpt }) => excerpt);
}
