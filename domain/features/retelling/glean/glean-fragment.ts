import { hasVerb } from '../has-verb.ts';
import { startSmall } from '../start-small.ts';
import { type Found, nothing } from './found.ts';
import { readItems } from './read-items.ts';

const inviting =
  /^(?:(?:also|then|plus),? )?(?:(?:inside|outside|upstairs|downstairs|outdoors|throughout|within|beyond|enter|once inside),? )?(?:(?:you(?:'ll| will| can)? (?:also |immediately )?(?:find|discover|enjoy|love|appreciate|have|notice|see|be (?:greeted|welcomed|met) (?:by|with))|you(?:'re| are) (?:immediately )?(?:greeted|welcomed|met) (?:by|with))|enjoy|discover|find|features? of (?:this|the) (?:home|residence|apartment|unit) include|features|featuring|including|includes|offers|offering|boasts|boasting|has|with|plus|additionally|also|additional (?:features|highlights|amenities|perks|conveniences) include|(?:other |key |special |interior |practical |modern )*(?:features|highlights|perks|conveniences|upgrades|details|comforts|extras|bonuses|touches) (?:throughout )?include)[:,]? /iu;
const where = /^(?:inside|outside|upstairs|downstairs)\b/i;
/** If one item isn't certain, the text may be a sentence. */
const other =
  /\b(?:away|nearby|blocks?|steps|minutes|not|no|could|may|might|if|potential|can|would|will|shared|only|you|your|we|is|are|was|has|have|opportunity|call|welcome|sold|seller|buyer|it|this|these|that)\b/i;

const partOfRoom =
  /\b(?:appliances|cabinet\w*|pantry|island|counter\w*|vanity|vanities|tub|shower|backsplash)\b/i;

/** A list without a verb, or things a reader is told to find: they exist. */
export function gleanFragment(clause: string): Found {
  const [start = ''] = inviting.exec(clause) ?? [];
  const list = clause.slice(start.length).replace(/\.$/, '');
  if (other.test(list) || /^(?:the|each|every|all|both|at|in|on|from|to|by)\b/i.test(list)) return nothing;
  if (start === '' && hasVerb(list.replace(/\b(?:open|set|live|separate)(?=[ -])/gi, ''))) return nothing;
  // The previous sentence says whose counters they are.
  if (
    /^(?:featuring|featuring|including|includes|has|with|plus|also|offering|boasting)/i.test(start) &&
    partOfRoom.test(list)
  )
    return nothing;
  const items = readItems(startSmall(list));
  const count = list.split(/, (?:and )?/).length;
  if (items.length < count / 2) return nothing;
  const [place = ''] = where.exec(clause) ?? [];
  const isNamed = place !== '' && !/^inside$/i.test(place);
  return { told: [], things: [{ ...(isNamed ? { where: place.toLowerCase() } : {}), items }] };
}
