import { numberValues } from '#domain/english/number-words.ts';
import { calmHeadline } from '#domain/features/calm-headline.ts';
import type { Home } from '../home.ts';
import type { Fact } from '../schema.ts';
import { type Hook, words } from './hook.ts';

/** How the words of a clause with an absolute fit into the scenes written for it. */
type Reading = {
  sign: RegExp;
  part: string;
  worth: number;
  middle?: { part: string; at: number };
  /** What the sentence must not be about. */
  unless?: RegExp;
  slots: (match: RegExpExecArray) => Record<string, string> | undefined;
};

/** The building's hallways, the neighborhood, possibilities: not absolutes about this home. */
const elsewhere =
  /\b(?:building|lobby|residents|amenit\w+|steps|blocks?|nearby|neighborhood|could|potential|possib\w+|option|proposed|imagine|virtually)\b/i;
const [terms, bedrooms, practical] = [9.3, 3.98, 4.96];
const thing =
  'windows?|views?|closets?|fireplaces?|ceilings|balcon(?:y|ies)|thermostats?|controls|sinks?|speakers?|skylights?|shades|storage|exposures?|terraces?|built-ins|hardwood|air conditioning|central air';
const filler =
  /^(?:(?:with|and|the|of|has|from|offering|featuring|including|its|plus|as|abundant|stunning|beautiful|gorgeous|a|an|in|has|have|are|is|light|through|that|system|creating|new|streaming|entire|glazed|filled|ample|multiple) )+/i;
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const rights =
  'neighbors|shared walls|common walls|stairs|steps|board approval|flip tax|rental restrictions|rental caps?|underlying mortgage|(?:monthly )?(?:HOA|association) (?:dues|fees?)|HOA|special assessments|monthly assessments?|one above you|carpet';
/** "One of three homes in the row with a garden" is rarer than one of three homes. */
const toTheEnd = "(?: [\\p{L}\\d'-]+){0,12}(?=[.,;:!)]|$| [-–])";
const counts = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}';

const readings: readonly Reading[] = [
  {
    sign: /\b((?:[\p{L}]+ ){0,4}(?:includes?|covers?) everything (?:except|but)(?: for)? [\p{L} ]{3,24})(?=[.,;!]|$)/iu,
    part: 'hook-everything',
    worth: 99,
    middle: { part: 'middle-everything', at: terms },
    slots: ([, quote = '']) => {
      const [exception] = /everything .*$/i.exec(quote) ?? [];
      return exception ? { quote: lower(quote), exception: lower(exception) } : undefined;
    },
  },
  {
    sign: /\b(all (?:that )?you(?:'ll)? pay (?:for )?is (?:for )?(?:the )?([\p{L} ]{3,24}))(?=[.,;!)]|$)/iu,
    part: 'hook-all-you-pay',
    worth: 98,
    middle: { part: 'middle-everything', at: terms },
    slots: ([, quote = '', left = '']) => ({ quote: lower(quote), left: lower(left) }),
  },
  {
    sign: /\b(kitchen|oven|range|fireplace|tub|steam shower|sauna|bath|bathroom|stove) ?\(?(?:has been |was |barely )?((?:been )?used only (?:\w+) times)\b/i,
    part: 'hook-used-only',
    worth: 98,
    slots: ([, used = '', quote = '']) => ({ used: lower(used), quote: lower(quote) }),
  },
  {
    sign: /\b(half bath|powder room|bath(?:room)?|wet bar|bar|office|library|staircase|pantry|laundry|bed|television|kitchen)\b[^.;,]{0,12} (?:hidden|concealed|tucked away) (behind (?:an? |the )[\p{L}-]+(?: [\p{L}-]+)?)(?=[.,;!)]| (?:on|in|off|at|for|with|and)\b|$)/iu,
    part: 'hook-hidden',
    worth: 97,
    unless: /\b(?:lobby|building|could|plants?|gate|hedges?|trees)\b/i,
    slots: ([, hidden = '', behind = '']) => ({ hidden: lower(hidden), behind: lower(behind) }),
  },
  {
    sign: /\bhidden (behind (?:an? |the )[\p{L}-]+)(?: [^.;,]{0,30})?,? (?:is|there's|lies) (?:an? |the )(half bath|powder room|bath(?:room)?|wet bar|bar|office|library|staircase|pantry|laundry|kitchen)\b/iu,
    part: 'hook-hidden',
    worth: 97,
    unless: /\b(?:lobby|building|could|plants?|gate|hedges?|trees)\b/i,
    slots: ([, behind = '', hidden = '']) => ({ hidden: lower(hidden), behind: lower(behind) }),
  },
  {
    sign: new RegExp(
      `\\b(one of (?:only |just )?(${counts}|twenty|thirty|forty|fifty) (?:[\\p{L}-]+ ){0,3}(?:houses|homes|residences|townhouses|townhomes|brownstones|mansions|lofts|cottages|row ?houses|rowhouses)${toTheEnd})`,
      'iu',
    ),
    part: 'hook-one-of',
    worth: 95,
    unless: /\b(?:most|nearby|steps|could)\b/i,
    slots: ([, quote = '', count = '']) => {
      const value = numberValues.get(count.toLowerCase()) ?? Number(count);
      return value > 1
        ? {
            quote: lower(quote),
            theothers: value === 2 ? 'the other one' : 'the others',
          }
        : undefined;
    },
  },
  {
    sign: /\b(never (?:been )?lived in)\b/i,
    part: 'hook-never',
    worth: 96,
    slots: ([, quote = '']) => ({ quote: lower(quote) }),
  },
  {
    sign: /\bformer ((?:two|three|four|six|\d)[- ](?:flat|family)|warehouse|factory|firehouse|fire station|showroom|foundry|mill|dairy|tavern|schoolhouse|church|synagogue|stable|carriage house|brewery|bakery|bank|hotel|theater)\b/i,
    part: 'hook-was',
    worth: 91,
    unless: /\b(?:across|near(?:by)?|next to|steps|blocks?|views?|overlook\w*|neighborhood|could|between)\b/i,
    slots: ([, what = '']) => ({ quote: `former ${lower(what)}`, what: `a ${lower(what)}, once` }),
  },
  {
    sign: /\b(roof rights)\b/i,
    part: 'hook-roof-rights',
    worth: 91,
    unless: /\b(?:acquire|purchase|could|option|possib\w+|potential|across|neighbor\w*)\b/i,
    slots: ([, quote = '']) => ({ quote: lower(quote) }),
  },
  {
    sign: /\b(unchanged (?:for|since) (?:over )?[\p{L}\d]+(?: [\p{L}\d]+)?)(?=[.,;!)]|$| -)/iu,
    part: 'hook-unchanged',
    worth: 96,
    slots: ([, quote = '']) => ({ quote: lower(quote) }),
  },
  {
    sign: new RegExp(
      `\\bonly (${counts}) (?:private |other )?(units?|apartments?|residences?|homes?|neighbors?) (per floor|on each floor|on every floor|on the floor|in (?:this|the) (?:[\\p{L}-]+ )?building)`,
      'iu',
    ),
    part: 'hook-only-count',
    worth: 84,
    unless: /\b(?:remaining|left|available)\b/i,
    slots: ([, count = '', units = '', where = '']) => ({
      only: lower(count),
      // "How many" expects several.
      units: lower(units).replace(/s?$/, 's'),
      where: lower(where),
    }),
  },
  {
    sign: new RegExp(
      `\\b((?:[\\p{L}\\d-]+ ){0,2}(?:${thing})) ((?:in|on|from) every (room|bedroom|bath|bathroom|level|floor))\\b`,
      'iu',
    ),
    part: 'hook-every-place',
    worth: 90,
    middle: { part: 'middle-every-place', at: practical },
    unless: elsewhere,
    slots: ([, what = '', where = '', room = '']) => {
      const named = lower(what.replace(filler, ''));
      // A list of things is no single thing to look for.
      return filler.test(`${named} `) || / and /.test(named)
        ? undefined
        : { what: named, where: lower(where), room: lower(room) };
    },
  },
  {
    sign: /(?<=^|[,;–-] ?|and )(every (closet|bedroom|bath(?:room)?|window|unit|apartment) (?:is|has|was|comes|gets|opens|faces|looks)(?: [\p{L}\d-]+){1,6})(?=[.,;!]|$| - )/iu,
    part: 'hook-every-thing',
    worth: 62,
    middle: { part: 'middle-every-thing', at: bedrooms },
    unless:
      /\b(?:building|generous\w*|thoughtful\w*|careful\w*|luxur\w+|perfect\w*|ensur\w+|feels?|moment|designed for|imagin\w+|meticulous\w*)\b/i,
    slots: ([, quote = '', each = '']) => ({ quote: lower(quote), each: lower(each) }),
  },
  {
    sign: new RegExp(
      `\\b(no (?:more )?(${rights})(?: (?:on the floor|above|below|at all))?)(?=[.,;!)]| (?:and|or|is|are|required|needed)\\b|$| -)`,
      'iu',
    ),
    part: 'hook-none',
    worth: 82,
    middle: { part: 'middle-none', at: terms },
    unless: /\bno longer\b|\bsteps (?:from|to|away)|\bnot?\b.*\bno\b|\bwithout\b/i,
    slots: ([, quote = '', missing = '']) => ({
      quote: lower(quote).replace(/\b(?:hoa)\b/i, 'HOA'),
      missing: lower(missing).replace(/\bhoa\b/i, 'HOA'),
    }),
  },
];

/** A checkable clause with an absolute: taken literally, it raises its own question. */
export function readQuotedHooks({ sentences, conditions }: Pick<Home, 'sentences' | 'conditions'>): Hook[] {
  const isRule = ({ source }: Fact) => conditions.some((one) => one.source.excerpt === source.excerpt);
  return (
    sentences
      // What could rule a buyer out has its own words.
      .filter((fact) => !isRule(fact))
      .filter(({ source }) => source.kind === 'description')
      .flatMap((fact) => readings.flatMap((reading) => readQuote(reading, fact) ?? []))
  );
}

function readQuote(
  { sign, part, worth, middle, unless, slots }: Reading,
  { id, source }: Fact,
): Hook | undefined {
  const sentence = calmHeadline(source.excerpt).replace(/[‘’]/g, "'").replace(/\s+/g, ' ');
  const match = sign.exec(sentence);
  const found = match && !unless?.test(sentence) ? slots(match) : undefined;
  if (!found) return undefined;
  return {
    key: `hook ${part} ${id}`,
    part,
    worth,
    words: Object.fromEntries(Object.entries(found).map(([slot, text]) => [slot, words(text, id)])),
    ...(middle && { middle }),
  };
}
