import { joinList } from '../../english/join-list.ts';

/** More than this nobody reads in a post. */
const maxListed = 6;
/** What people ask of a building first, and what a post doesn't say. */
const wanted =
  /\b(?:pool|roof\w*|sun ?deck|tennis|sauna|spa|hot tub|gym|fitness|doorman|door staff|concierge|courtyard|garden|garage|parking|grills?|fire pits?|dog run|library|lounge|terrace|screening|theater|golf|basketball|valet|views?)\b/i;
const unsaid =
  /\b(?:child(?:ren)?(?:['’]s)?|kids?|play ?(?:room|area|ground|space)s?|secur\w+|intercom|and more|etc|alarm|trash|bike|mail|package|receiving|wait ?list|superintendent|property management|on-?site (?:management|engineer))\b/i;
const list =
  /^([^,:;()]{6,120}?\b(?:with|include|includes|including|such as|features|offers|boasts|enjoy)\b:?) ([^:;()—–]+)\.$/i;

/** A list of a building's amenities as far as people read one, without what posts don't say; undefined where it is no long list. */
export function thingsListed(sentence: string): string | undefined {
  const [, start = '', rest = ''] = list.exec(sentence) ?? [];
  if (!ofBuilding.test(start)) return undefined;
  const things = rest.split(/, (?:and |plus )?/).map((one) => one.trim());
  if (things.some((one) => /^(?:and )?\p{L}+ing (?:all|your|you|the)\b/u.test(one))) return undefined;
  if (things.length <= maxListed && !unsaid.test(rest)) return undefined;
  const fair = things.filter((one) => one !== '' && !unsaid.test(one));
  const best = new Set(
    [...fair.filter((one) => wanted.test(one)), ...fair.filter((one) => !wanted.test(one))].slice(
      0,
      maxListed,
    ),
  );
  const said = fair.filter((one) => best.has(one));
  return said.length < 3 ? undefined : `${start.replace(/:$/, '')} ${joinList(said)}.`;
}

const ofBuilding =
  /\b(?:building|amenities|residents|community|complex|tower|condominium|cooperative|co-?op)\b/i;
