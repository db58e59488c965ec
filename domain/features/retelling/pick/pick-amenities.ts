import { isPluralNoun } from '#domain/english/plural-of.ts';
import { withArticle } from '#domain/english/with-article.ts';
import { buildingName } from '../glean/building-name.ts';
import { sayGleaned } from '../glean/say-gleaned.ts';
import { startSmall } from '../start-small.ts';
import { limit } from './limit.ts';

const kind =
  "(?:24-hour|full-time|part-time|live-in|daily|on-site|on-call|resident|common|shared|communal|private|landscaped|renovated|furnished|furnishable|planted|recently renovated|newly renovated|rooftop|roof|indoor|outdoor|heated|saltwater|central|attended|virtual|video|large|state-of-the-art|beautifully landscaped|fully equipped|\\d+-foot|lap|communal|secure|children's)";
const things =
  '(?:doorman|door staff|concierge|superintendent|super|resident manager|manager|fitness center|fitness room|gym|workout room|roof deck|roof terrace|roof garden|rooftop deck|rooftop terrace|sun ?deck|courtyard|garden|bike room|bike storage|bicycle storage|laundry room|laundry|swimming pool|pool|lap pool|sauna|steam room|basketball court|tennis courts?|squash court|library|lounge|media room|screening room|party room|community room|playroom|parking garage|garage|package room|storage|mailroom|elevators?|convenience store|intercom system|dog run|business center|golf simulator|spa|hot tub|lobby)';
const item = `((?:${kind},? ){0,3}${things})(?![\\p{L}-])(?= on every floor| (?:and|with|plus)\\b|[,.;]|$|-)`;
const list = new RegExp(`(?:^|[,\\s])(?:an? )?${item}((?: on every floor)?)`, 'giu');
const owners: readonly [RegExp, string][] = [
  [/\bresidents\b[^,]{0,60}\benjoy\b/i, 'Residents'],
  [/\bbuilding\b(?!-)/i, 'The building'],
  [/\b(?:cooperative|co-op)\b/i, 'The co-op'],
  [/\bcondominium\b/i, 'The condominium'],
  [/\bcondop\b/i, 'The condop'],
];
const named = new RegExp(`^(${buildingName}) (?:is|has|features|offers|boasts|includes|provides)\\b`, 'u');
const ofUnit = /\b(?:unit|apartment|home|loft|residence|kitchen|bedrooms?|living room|penthouse)\b/i;
const minItems = 2;

/** "The Fenwick is a full-service co-op with a doorman, a gym and a roof deck": what the building has. */
export function pickAmenities(text: string, isSaid: (statement: string) => boolean): string[] {
  const own = text.replace(/\s*\([^)]*\)/g, '');
  if (limit.test(own) || /\(/.test(text) || ofUnit.test(own)) return [];
  const name = named.exec(own)?.[1];
  const owner = name ?? owners.find(([sign]) => sign.test(own))?.[1];
  const items = [...own.matchAll(list)].map(([, found = '', floor = '']) => say(found, floor));
  if (owner === undefined || items.length < minItems) return [];
  return sayGleaned({ owner, items: [...new Set(items)].slice(0, maxItems) }, isSaid);
}
const maxItems = 8;

function say(found: string, floor: string): string {
  const plain = startSmall(found).replace(/\b(?:state-of-the-art|beautifully|fully equipped),? /gi, '');
  const isUncounted = /(?:staff|storage|laundry)$/i.test(plain);
  return `${isPluralNoun(plain) || isUncounted ? plain : withArticle(plain)}${floor}`;
}
