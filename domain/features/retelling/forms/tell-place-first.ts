import { openerSubject, splitOpener } from './split-opener.ts';
import { adObject, stateClause } from './state-clause.ts';
import { nearBehind, statePlace } from './state-place.ts';
import { stateThings } from './state-things.ts';

const verb =
  /^(?:(?:ideally|perfectly|conveniently|beautifully|quietly|privately|prominently|discreetly|centrally|strategically|gracefully|superbly|proudly) )?(?:located|situated|nestled|set|tucked|perched|positioned|poised|sited|sitting|standing|resting)(?: (?:away|back|high|down))?,? (?=(?:in|on|at|along|within|between|across|above|just|directly|amid|near|steps|minutes|moments|inside|off|atop|only|by|right|behind|blocks|a block|one|two|less|mere|to|into)\b)/i;
const bare =
  /^(?=(?:just |only |mere |within |a (?:few )?|one |two |three |half a )*(?:steps?|moments|minutes|blocks?|short walk|stone's throw|walking distance|seconds) (?:away )?(?:from|to|of|off)\b|directly across from |across (?:the street )?from |in (?:close )?proximity to |close to |on (?:the (?:top|corner|\w+ floor)|a )|in the (?:\p{L}+ )?heart of |at the (?:corner|intersection) of |just one flight up)/iu;
/** "Nestled on a quiet block in Oldtown, this corner two-bedroom has …": where it is, and what it is. */
export function tellPlaceFirst(sentence: string): string[] | undefined {
  if (!verb.test(sentence) && !bare.test(sentence)) return undefined;
  const opened = splitOpener(sentence);
  if (!opened) return undefined;
  const who = openerSubject(opened);
  const place = opened.opener
    .replace(verb, '')
    .replace(/^into /, 'in ')
    .replace(/^just one flight up.*$/i, 'just one flight up');
  const main = opened.main ? stateClause(opened.main) : reachOf(opened.clause);
  if (who === undefined) return main;
  return joinPlace(statePlace(who, place), main);
}

const maxJoinedWords = 18;

/** Joins "It's in Oldtown" and "It's a corner loft" into "It's a corner loft in Oldtown". */
function joinPlace(places: string[], main: string[]): string[] {
  const [place = '', ...otherPlaces] = places;
  const [kind = '', ...others] = main;
  const where = /^It's ((?:in|on|at|near|within|between|along) .+)$/.exec(place)?.[1];
  const isKind = /^It's an? (?!.* (?:with|in|on|at|near|from|by|that) )/.test(kind);
  const joined = `${kind} ${where}`;
  if (!where || !isKind || joined.split(' ').length > maxJoinedWords) return [...places, ...main];
  return [joined, ...otherPlaces, ...others];
}

/** "You're just moments from the park" says where the home is; "residents enjoy a gym" says what the building has. */
function reachOf(clause: string): string[] {
  const [, things] =
    /^residents (?:also |can )?(?:enjoy|have|benefit from) (?!access\b|easy\b|the (?:best|convenience))(.+)$/i.exec(
      clause,
    ) ?? [];
  if (things !== undefined) return adObject.test(things) ? [] : stateThings('Residents have', things);
  return nearBehind('It', clause.replace(/^(?:you|residents)(?:'re|’re| are) /i, 'are '));
}
