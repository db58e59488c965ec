import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import { wordStem } from '../evidence/word-stem.ts';
import type { Draft } from './draft.ts';
import type { Part } from './part.ts';

/** A charge that sentences of a listing explain. The association fee and a home's rent have concepts of their own. */
type Charge = { asked: string; stated: string };
const charges: readonly Charge[] = [
  {
    asked: '(?:lot|space|land|site|pad|park|ground)[- ](?:rent|lease|fee)s?',
    stated: '(?:lot|space|land|site|pad|park|ground)[- ](?:rent|lease|fee)s?',
  },
  { asked: '(?:special )?assessments?', stated: 'special assessments?' },
  {
    asked: '(?:monthly )?(?:co-?op )?maintenance(?: fees?| charges?)?',
    stated: '(?:monthly )?maintenance(?: fees?| charges?)?',
  },
  {
    asked:
      '((?:\\w+ )?(?:pet|parking|application|amenity|club|membership|road|cleaning|trash|technology|move-in|security|storage|dock|marina))(?: fees?| deposits?| dues)',
    stated: '$1(?: fees?| deposits?| dues)',
  },
];

const covering = '(?:includ(?:es?|ed|ing)|cover(?:s|ed|ing)?|pay(?:s|ing)? for|go(?:es)? (?:to|toward)s?)';

/** What a charge includes, or whether it includes one thing: told by the sentence that says so, or not known. */
export function answerCoverage(home: AskedHome, text: string): Part | undefined {
  for (const { asked, stated } of charges) {
    const named = new RegExp(`\\b(?:the |my |your )?(${asked})\\b`).exec(text);
    if (!named) continue;
    const name = stated.replace('$1', (named[2] ?? '').replace(/^(?:the|a|an|any|my|is|are|does) /, ''));
    const wish = readWish(text, asked);
    if (!wish) continue;
    // In some cities an assessment is the association's fee.
    if (/assessment/.test(asked) && !isNamed(home, name)) continue;
    if (wish.kind === 'amount') {
      const stating = amountStatement(home, name);
      return stating.length > 0 ? quoted(stating) : undefined;
    }
    const found = coverageStatements(home, name);
    if (wish.kind === 'all') return quoted(found);
    return quoted(found, wish.item) ?? { kind: 'unknown' };
  }
  return undefined;
}

type Wish = { kind: 'all' } | { kind: 'amount' } | { kind: 'item'; item: string };

function readWish(text: string, asked: string): Wish | undefined {
  const bare = text.replace(/[?!.,]+$/, '').trim();
  const charge = `(?:the |my |your )?(?:${asked})`;
  const of = (source: string) => new RegExp(source).exec(bare);
  if (
    of(
      `^(?:so |and )?what(?: all| else)?(?: does| do| is| are| would)? ${charge} (?:all )?(?:${covering}|get me)$`,
    ) ??
    of(
      `^(?:so |and )?what(?: all| else)? (?:is|are|comes?) (?:all )?(?:included|covered|part)? ?(?:in|by|with|of) ${charge}$`,
    ) ??
    of(`^what (?:do|would|will) (?:i|we|you) get (?:for|with) ${charge}$`) ??
    of(`^(?:does )?${charge} (?:includes?|covers?)(?: what| anything)?$`)
  )
    return { kind: 'all' };
  const item =
    of(
      `^(?:does|do|will|would|is|are) ${charge} (?:also )?(?:include|cover|pay for|including|covering) (?:the |my |your )?(.+)$`,
    )?.at(-1) ??
    of(`^(?:is|are) (?:the |my )?(.+?) (?:included|covered|paid|part)(?: in| by| with| of) ${charge}$`)?.[1];
  if (item) return { kind: 'item', item };
  return (of(
    `^(?:so |and )?(?:how much (?:is|are)|what (?:is|are)) ${charge}(?: (?:a|per|each) month| monthly| cost)?$`,
  ) ?? of(`^${charge}$`))
    ? { kind: 'amount' }
    : undefined;
}

const isNamed = ({ statements }: AskedHome, name: string) =>
  statements.some(({ text }) => new RegExp(`\\b(?:${name})\\b`, 'i').test(text));

/** The sentences that say what a charge covers, also one that goes on with "It includes …". */
function coverageStatements({ statements }: AskedHome, name: string): Statement[] {
  const direct = new RegExp(
    `\\b(?:${name})\\b[^.;]{0,60}?\\b${covering}\\b|\\bassessments?\\b[^.;]{0,40}\\bfor\\b|\\b(?:included|covered|paid)(?: in| by| with) (?:the |your )?(?:${name})\\b`,
    'i',
  );
  const charge = new RegExp(`\\b(?:${name})\\b`, 'i');
  return statements.filter(
    ({ text, before, isProse }) =>
      isProse &&
      (direct.test(text) ||
        (new RegExp(`^(?:it|this|that|the (?:rent|fee))(?: also)? ${covering}\\b`, 'i').test(text) &&
          charge.test(before))),
  );
}

/** Where the amount stands; a field of the listing says no more than its sentence. */
function amountStatement({ statements }: AskedHome, name: string): Statement[] {
  const charge = new RegExp(`\\b(?:${name})\\b[^.;$]{0,24}\\$\\d`, 'i');
  return statements.filter(({ text, isProse }) => isProse && charge.test(text));
}

/** Undefined where nothing can be quoted; with an item only the sentence that names it. */
function quoted(found: readonly Statement[], item?: string): Part | undefined {
  const stems = (item?.match(/[a-z']{3,}/g) ?? []).map(wordStem);
  const fits = ({ text }: Statement) => {
    const words = new Set((text.toLowerCase().match(/[a-z']{3,}/g) ?? []).map(wordStem));
    return stems.every((stem) => words.has(stem));
  };
  const best = item === undefined ? found[0] : stems.length > 0 ? found.find(fits) : undefined;
  if (!best) return item === undefined && found.length === 0 ? { kind: 'unknown' } : undefined;
  const limits = /\b(?:not|no|except|excluding|but|only|up to|separate\w*|extra|tenants? pays?)\b/i;
  const yes = item !== undefined && !limits.test(best.text) ? 'Yes. ' : '';
  const draft: Draft = {
    text: `${yes}The listing says: “${best.fact.value.replace(/\.$/, '')}.”`,
    facts: [best.fact],
  };
  return { kind: 'answer', draft };
}
