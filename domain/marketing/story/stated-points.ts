import { splitSentences } from '../../english/sentences/rules.ts';
import { saysImagined } from '../../features/read-scopes.ts';
import type { Setting } from './hook-worth.ts';

const count = '(two|three|four|five|2|3|4|5)';
const about = '((?:nearly|over|almost|more than|approximately|about) )?';
const numbers: Record<string, string> = { '2': 'two', '3': 'three', '4': 'four', '5': 'five' };
const isSupposed =
  /\b(?:could|would|potential|possib\w*|proposed|future|shared|common|residents|building['’]s|amenities)\b/i;

/** A co-op's amenities are shared. */
const ofBuilding =
  /\b(?:co-?op|cooperative|condominium|building) (?:offers|has|features|boasts|includes|provides)\b/i;

type Topic = 'outside' | 'living' | 'laundry' | 'levels';
type StatedPoint = { id: string; said: string; name: string; topic: Topic; notability: number };
type Stated = {
  id: string;
  sign: RegExp;
  say: (found: RegExpExecArray) => string;
  worth: number;
  topic?: Topic;
  /** Where it's a reason to visit; everywhere if not given. */
  counts?: (setting: Setting) => boolean;
};

/** Selling points that aren't a single feature: the land, the amount of outdoor space, the number of houses. */
const stated: readonly Stated[] = [
  {
    id: 'lot-size',
    sign: new RegExp(
      String.raw`\b${about}(\d{1,2},\d{3})[- ]?(?:\+ ?)?(?:square[- ](?:foot|feet)|sq\.?[- ]?ft\.?|sf)\.? ((?:corner |double |flat |oversized |private )?lot)\b`,
      'i',
    ),
    say: ([, more = '', size, lot = 'lot']) =>
      `a ${more.toLowerCase()}${size}-square-foot ${lot.toLowerCase()}`,
    worth: 5.4,
  },
  {
    id: 'lot-size',
    sign: /\b(double|triple|oversized|extra-wide|corner double)(?: \d+['’]? ?x ?\d+['’]?)? lot\b/i,
    say: ([, lot = '']) => `${/^[aeiou]/i.test(lot) ? 'an' : 'a'} ${lot.toLowerCase()} lot`,
    worth: 4.2,
  },
  {
    id: 'structures',
    sign: new RegExp(String.raw`\b${count} (?:separate |detached )?(structures|houses|dwellings)\b`, 'i'),
    say: ([, many = '', what = '']) => `${numbers[many] ?? many.toLowerCase()} ${what.toLowerCase()}`,
    worth: 4.8,
  },
  {
    id: 'outdoor-area',
    sign: new RegExp(
      String.raw`\b${about}(\d{1,2},?\d{3}|\d{3})\+? ?(?:square feet|sq\.? ?ft\.?|sf)\.? of (?:(private) )?(?:usable )?(?:outdoor|exterior) (?:space|living|retreats?)\b`,
      'i',
    ),
    say: ([, more = '', size, own]) =>
      `${more.toLowerCase()}${size} square feet of ${own ? 'private ' : ''}outdoor space`,
    worth: 5.6,
  },
  {
    id: 'outdoor-area',
    sign: new RegExp(
      String.raw`\b${about}(\d{1,2},?\d{3}|\d{3})\+? ?(?:square feet|sq\.? ?ft\.?|sf)\.? of private (?:rooftop|roof)(?: deck| terrace)? space\b`,
      'i',
    ),
    say: ([, more = '', size = '']) =>
      `${more.toLowerCase()}${Number(size.replace(',', '')).toLocaleString('en-US')} square feet of private rooftop space`,
    worth: 6.8,
  },
  {
    id: 'garden',
    sign: /\b(?:award|prize)-winning (?:[\w-]+ )?garden\b|\bgarden\b[^.;]{0,60}\b(?:contest|award|prize) winner\b/i,
    say: () => 'a prize-winning garden',
    worth: 5.8,
    counts: ({ isHouse }) => isHouse,
  },
  {
    id: 'pool',
    // A window that looks at a pool names it as a sight; behind a house it is the house's.
    sign: /\boverlook(?:s|ing)? (?:an?|the|your) (?:[\w-]+ ){0,2}pool\b/i,
    say: () => 'a pool',
    worth: 5,
    counts: ({ isHouse }) => isHouse,
  },
  {
    id: 'outdoor-area',
    sign: /\boutdoor (?:spaces?|areas?)\b,? (?:totall?ing|of) (?:(?:approx\w*\.?|about|nearly|over) )?(\d{1,2},\d{3}|\d{3})\+? ?(?:square feet|sq\.? ?ft\.?|sf)/i,
    say: ([, size]) => `${size} square feet of outdoor space`,
    worth: 5.6,
  },
  {
    id: 'outdoor-area',
    sign: new RegExp(String.raw`\b${count} (private )?outdoor (?:spaces|areas)\b`, 'i'),
    say: ([, many = '', own]) =>
      `${numbers[many] ?? many.toLowerCase()} ${own ? 'private ' : ''}outdoor spaces`,
    worth: 4.9,
  },
  {
    id: 'wall-of-windows',
    sign: /\b([1-9]\d)(?:['’]|[- ](?:foot|feet|ft))\.?(?: long| wide)? (?:wall of (?:[\w-]+ )?windows|window wall)\b/i,
    say: ([, feet]) => `a ${feet}-foot wall of windows`,
    worth: 4.8,
    topic: 'living',
  },
  {
    // A deck is worth its view.
    id: 'roof-deck',
    sign: /\b(private )?(roof ?deck|rooftop deck|roof terrace)\b[^.]{0,30}\b(?:gaze|look(?:s|ing)?) (?:out )?(?:to|over|at|on) (the )?((?:\p{Lu}[\p{L}'’]+ ){1,2}(?:River|Park|Lake|Bay|Ocean|Harbor|Bridge)|Lake \p{Lu}\p{L}+)\b/u,
    say: ([, own = '', deck = '', the = '', sight = '']) =>
      `a ${own}${deck.replace('roofdeck', 'roof deck')} looking out to ${the}${sight}`,
    worth: 8.6,
  },
  {
    id: 'soaking-tub',
    sign: /\b(Japanese|Hinoki|cedar|copper|stone|teak) (?:[\p{Ll}-]+ ){0,2}(?:soaking tub|bathtub|tub)\b/u,
    say: ([, kind = '']) => `a ${kind} soaking tub`,
    worth: 4.3,
    topic: 'living',
  },
  {
    id: 'glass-dome',
    sign: /\b(stained[- ])?glass dome\b/i,
    say: ([, stained]) => `a ${stained ? 'stained-' : ''}glass dome`,
    worth: 5.4,
    topic: 'living',
  },
  {
    id: 'wine-storage',
    sign: /\b(\d{2,4})[- ]bottle (?:[\w-]+ ){0,3}?(wine (?:fridge|refrigerator|cellar|room|wall))\b/i,
    say: ([, bottles = '', what = '']) =>
      `${/^(?:8|11|18)/.test(bottles) ? 'an' : 'a'} ${bottles}-bottle ${what.toLowerCase()}`,
    worth: 3.9,
    topic: 'living',
  },
  {
    // Together, they suggest what the kitchen cost.
    id: 'kitchen-makers',
    sign: /\b(Wolf|Sub-?Zero|Miele|Gaggenau|La Cornue)(?:,| and| &|\/) ?(?:and )?(Wolf|Sub-?Zero|Miele|Gaggenau|La Cornue) (?:[\p{Ll}-]+ ){0,2}(?:appliances|kitchen)\b/u,
    say: ([, one = '', other = '']) => `${one} and ${other} appliances`,
    worth: 3.4,
    topic: 'living',
  },
  {
    id: 'office',
    sign: /\b(two|three) (?:[\w-]+ )?home offices?\b/i,
    say: ([, many = '']) => `${many.toLowerCase()} home offices`,
    worth: 4.1,
    topic: 'living',
  },
  {
    id: 'elevator',
    sign: /\b(?:an?|the|private|residential|passenger) (?:private |residential |passenger |[\w-]+-stop )?elevator\b(?! (?:building|ready|shaft))/i,
    say: () => 'an elevator',
    worth: 4.2,
    topic: 'levels',
    counts: ({ isHouse }) => isHouse,
  },
  {
    id: 'views',
    sign: /\bviews of ((?:the )?(?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Park|Bridge|River|Harbor|Bay|Ocean|Lake|Tower)|Lake \p{Lu}\p{L}+)\b/u,
    say: ([, sight]) => `views of ${sight}`,
    worth: 4.9,
    // For a tower, we can't tell which views are the apartment's.
    counts: ({ isHouse }) => isHouse,
  },
  {
    id: 'in-unit-laundry',
    sign: /\bin-unit (?:laundry|washer[/ ](?:and )?dryer)\b(?: room)?,? (?:and|plus|&) (?:[\w-]+ ){0,2}?((?:(?:garage|deeded|assigned|heated|covered|indoor|outdoor|exterior) )?parking(?: space| spot)?)\b/i,
    say: ([, parking = '']) =>
      `in-unit laundry and ${/ (?:space|spot)$/.test(parking) ? 'a ' : ''}${parking.toLowerCase()}`,
    worth: 4,
    topic: 'laundry',
    counts: ({ isDense, isHouse }) => isDense && !isHouse,
  },
];

const anywhere: Setting = { isDense: true, isHouse: true };

/** The points a description gives as figures, each once. */
export function statedPoints(text: string, setting: Setting = anywhere): StatedPoint[] {
  const sentences = splitSentences(text).filter(
    (sentence) =>
      (!(isSupposed.test(sentence) || saysImagined(sentence)) || /\blot\b/i.test(sentence)) &&
      (setting.isHouse || !ofBuilding.test(sentence)),
  );
  const counted = stated.filter(({ counts }) => counts?.(setting) ?? true);
  const found = counted.flatMap(({ id, sign, say, worth, topic = 'outside' }) => {
    const match = sentences.map((sentence) => sign.exec(sentence)).find((one) => one !== null);
    const said = match && say(match);
    return said ? [{ id, said, name: said.replace(/^an? /, ''), topic, notability: worth }] : [];
  });
  return found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at);
}
