import type { Feature } from './feature.ts';

const verb = /\b(?:includes?|covers?):?\s+/i;
const vague =
  /\b(?:more|much|everything|etc|all of|it all|your|you|our|top off|convenience|amenities|utilities included)\b/i;
const spelled: [RegExp, string][] = [
  [/\bheat\/a\/?c\b/i, 'heat, air conditioning'],
  [/\ba(?:\/|\.)?c\b\.?/i, 'air conditioning'],
  // In lowercase, it's a word; the claim check would look for the name.
  [/\bWi-?Fi\b|\bWIFI\b/, 'Wi-Fi'],
  [/\b(?:cable )?tv\b/i, 'cable'],
  [/\btrash\/recycling\b/i, 'trash'],
];
const [minItems, maxItems, maxItemWords] = [2, 7, 4];
/** "DirecTV" keeps its capitals; "HEAT" doesn't. */
const brand = /\b\p{Lu}\p{Ll}+\p{Lu}|^Wi-Fi$/u;

/** What the listing says a monthly fee pays for: "heat, water and internet". */
export function feeCoverage({ matched }: Feature): string[] | undefined {
  let list = matched.slice((verb.exec(matched)?.index ?? 0) + (verb.exec(matched)?.[0].length ?? 0));
  for (const [sign, words] of spelled) list = list.replace(sign, words);
  const items = list
    .split(/\s*[,;]\s*(?:and\s+)?|\s-+\s|\s+(?:and|&|plus)\s+/i)
    .map((item) => item.replace(/^(?:all|the|and|your)\s+/i, '').trim())
    .map((item) => (brand.test(item) ? item : item.toLowerCase()))
    .filter(
      (item) =>
        item !== '' && !vague.test(item) && item.split(' ').length <= maxItemWords && !/[\d$%:/]/.test(item),
    );
  const unique = [...new Set(items)];
  return unique.length < minItems ? undefined : unique.slice(0, maxItems);
}
