import { upperFirst } from '#domain/english/upper-first.ts';
import { openerSubject, splitOpener } from './split-opener.ts';
import { adObject, stateClause } from './state-clause.ts';
import { stateThings } from './state-things.ts';

const having =
  /^(?:(?:also |elegantly |beautifully |fully |richly |carefully |thoughtfully |smartly )?(?:designed with|featuring|boasting|offering|showcasing|equipped with|outfitted with|appointed with|fitted with|finished with|complete with|complemented by|anchored by|highlighted by|with)) (?:its (?:own )?)?/i;
const size =
  /^(?:spanning|measuring|encompassing|comprising|totaling) (?=(?:approximately |approx\.? |about |nearly |almost |over |more than |an? (?:impressive |expansive |generous )?)*[\d~])/i;
const levels = /^spanning (?=(?:two|three|four|five|six|\d) (?:levels|floors|stories))/i;
const view = /^(?:directly )?(overlook|fac)ing (?=the |an? |\p{Lu})/iu;

const partOfRoom =
  /\b(?:appliances|cabinet\w*|pantry|island|counter\w*|vanity|vanities|tub|shower|backsplash)\b/i;

/** "With two exposures and a deck, this loft …": the opener says what it has. */
export function tellThingsFirst(sentence: string): string[] | undefined {
  if (![having, size, levels, view].some((form) => form.test(sentence))) return undefined;
  const opened = splitOpener(sentence);
  // The previous sentence says whose counters they are.
  if (!opened) return partOfRoom.test(sentence) ? [] : wholeList(sentence);
  // In "outfitted with a grill, it", "it" is probably the previous sentence's terrace.
  if (/^it\b/i.test(opened.clause) && !size.test(opened.opener)) return [];
  const who = openerSubject(opened);
  const main = opened.main ? stateClause(opened.main) : [];
  return who === undefined ? main : [...stateOpener(who, opened.opener), ...main];
}

function stateOpener(who: string, opener: string): string[] {
  const isHome = who === 'It';
  if (levels.test(opener)) return isHome ? [`It's on ${opener.replace(levels, '')}`] : [];
  if (size.test(opener))
    return [
      `${isHome ? "It's" : `${who} is`} ${opener.replace(size, '').replace(/^an? (?:impressive|expansive|generous) /i, '')}`,
    ];
  const [, seen] = view.exec(opener) ?? [];
  if (seen)
    return [`${who} ${seen.toLowerCase() === 'fac' ? 'faces' : 'overlooks'} ${opener.replace(view, '')}`];
  const things = opener.replace(having, '');
  return adObject.test(things) || notItsOwn.test(things) ? [] : stateThings(`${who} has`, things);
}

/** "With the subway a block away", "with nobody over you": not things it has. */
const notItsOwn =
  /\b(?:away|you|your|so much|everything|walking distance|proximity|assessments|nearby|just|mind|ease)\b|^(?:the|no one|every|all|low|very low)\b/i;

/** "Featuring three bedrooms and a third-floor office." */
function wholeList(sentence: string): string[] | undefined {
  if (!/^(?:also )?(?:featuring|boasting|offering) /i.test(sentence)) return undefined;
  if (
    /(?:,|[-–—]) ?(?:the|this|it|each|every) (?:[\p{L}-]+ ){1,4}(?:is|are|has|feels|offers|features)\b/iu.test(
      sentence,
    )
  )
    return [];
  const things = sentence.replace(having, '').replace(/\.$/, '');
  return adObject.test(things) ? [] : stateThings('It has', things).map((told) => upperFirst(told));
}
