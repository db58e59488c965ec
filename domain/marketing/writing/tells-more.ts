import type { PlacedThing } from '../story/placed-things.ts';
import type { Copy } from './copy.ts';
import { homePoints } from './home-points.ts';
import { saysAgain } from './says-again.ts';
import type { WalkLead } from './walk-lead.ts';
import { loose, vague } from './walk-stops.ts';

const [minNew, maxWords, maxFeatures] = [4, 20, 3];
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d-]{3,}/gu) ?? [];
/** It begins with all of the home, or says again that a thing is included. */
const general = /^(?:The home |There (?:is|are) )|;|\bincluded\b/;

/**
 * What the agent says of the thing in a first line beyond its name: "The terrace looks over the mill race to the harbor.", "The
 * primary bedroom opens to the deck."
 */
export function tellsMore(copy: Copy, lead: WalkLead, said: readonly string[]): string | undefined {
  const known = new Set(wordsOf(lead.text));
  const others = said.filter((line) => line !== lead.text);
  const points = homePoints(copy).filter(
    ({ text, featureIds, isDependent, scope }) =>
      !isDependent &&
      scope === 'home' &&
      featureIds.length <= maxFeatures &&
      !general.test(text) &&
      !loose.test(text) &&
      !vague.test(text) &&
      text.split(' ').length <= maxWords &&
      !copy.story.limits.some(({ sign }) => sign.test(text)),
  );
  return lead.things
    .flatMap((thing) =>
      points.flatMap(({ text, featureIds }) =>
        featureIds.includes(thing.id) ? (aboutIt(thing, text) ?? []) : [],
      ),
    )
    .find(
      (text) =>
        wordsOf(text).filter((word) => !known.has(word)).length >= minNew &&
        !others.some((line) => saysAgain(line, text)) &&
        !saysAgain(lead.text, text),
    );
}

/** "The terrace" at the start, or "to the terrace" behind a verb; another one of its kind isn't it. */
function aboutIt({ name }: PlacedThing, text: string): string | undefined {
  const head = (name.split(/ (?:with|of|over|from|in|on|overlooking) /)[0] ?? name).split(' ').at(-1) ?? name;
  const other = new RegExp(`\\b(?:lower|upper|second|other|rear|front) ${head}\\b`, 'i');
  if (other.test(text) || !/^[\p{L}-]+$/u.test(head)) return undefined;
  const subject = new RegExp(`^The (?:[\\p{L}\\d-]+ ){0,3}?${head}(?= )`, 'iu');
  if (subject.test(text)) return text.replace(subject, `The ${head}`);
  const object = new RegExp(
    `(?<=\\b(?:to|onto|on|off|from|overlooks?) )an? (?:[\\p{L}-]+ ){0,2}?${head}\\b`,
    'iu',
  );
  return object.test(text) ? text.replace(object, `the ${head}`) : undefined;
}
