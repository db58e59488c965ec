import { calmPlace } from './calm-place.ts';
import { join, stateThings, thingsOf } from './state-things.ts';

const distance =
  "(?:steps|moments|minutes|seconds|blocks|(?:a|one|two|three|half a) (?:short )?(?:blocks?(?: or so)?|minutes|walk|stroll)|a few (?:short )?(?:blocks|steps|minutes)|a stone's throw|within walking distance|walking distance|within easy reach) (?:away )?(?:from|to|of|off)";
const nearby = new RegExp(
  `,? (?:and )?(?=(?:just |only |mere |all |right |directly )*(?:${distance} |across (?:the street )?from |close to ))(?<!\\b(?:just|only|mere|all|right|directly|two|three|four|few|within|one|a|short|half) )`,
  'i',
);
const access = /,? (?:and )?with (?=(?:easy|quick|convenient|direct) access to )/i;
const reach = new RegExp(`^((?:just |only |mere |all )*(?:${distance}|close to|near)) (.+)$`, 'i');

const situated =
  /, (?:all )?(?:(?:perfectly|ideally|conveniently|just) )?(?:situated|located|nestled|positioned) ((?:in|on|at|within|between|near|just|steps|minutes) .+)$/i;

/** What an ad adds after its praise: ", just steps from the ferry". */
export function nearBehind(who: string, text: string): string[] {
  const [, spot] = situated.exec(text) ?? [];
  if (spot !== undefined) return statePlace(who, spot);
  const [first = '', ...near] = text.split(nearby);
  return first === '' ? [] : near.flatMap((part) => stateReach(who === 'It' ? "It's" : `${who} is`, part));
}

/** Where something is, what's near it, and what it has access to, one statement each. */
export function statePlace(who: string, place: string): string[] {
  const is = who === 'It' ? "It's" : `${who} is`;
  const [where = '', ...ways] = place.split(access);
  return [
    ...where
      .split(nearby)
      .filter(Boolean)
      .flatMap((part) => stateReach(is, part)),
    ...ways.flatMap((way) => {
      const calm = calmPlace(way);
      const [, start, list] = /^(.*? access to) (.+)$/.exec(calm ?? '') ?? [];
      return start && list ? stateThings(`${who} has ${start}`, list) : [];
    }),
  ];
}

function stateReach(is: string, part: string): string[] {
  const [, start, list] = reach.exec(lowerFirst(part)) ?? [];
  if (start && list) {
    const places = ownPlaces(thingsOf(list.replace(asideOfReach, '')) ?? [list]);
    return places.length === 0 ? [] : stateThings(`${is} ${start}`, join(places));
  }
  const calm = calmPlace(lowerFirst(part));
  return calm === undefined ? [] : [`${is} ${calm}`];
}

/** Places without opinion. "The best bakeries, shopping and bars": unnamed items after an opinion go, too. */
function ownPlaces(all: readonly string[]): string[] {
  let isPraised = false;
  return all.flatMap((one) => {
    const calm = /^the (?:[\p{L}-]+ )?heart of |\baccess\b/u.test(one) ? undefined : calmPlace(one);
    isPraised = calm === undefined || (isPraised && !/^(?:the|an?) |^\p{Lu}/u.test(one));
    return isPraised || calm === undefined ? [] : [calm];
  });
}

const asideOfReach = /,? (?:offering|providing|giving|making|placing|putting) .*$/i;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
