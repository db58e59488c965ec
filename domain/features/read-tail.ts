import { articleFor } from '../english/article-for.ts';
import { praiseWords } from './data/modifier-words.ts';

const lead =
  /^(,? ?(with|featuring|(?:graced|anchored|warmed) by|overlooking|facing|over the|above the|off the|behind the|beside the|opening (?:on)?to|that (?:overlooks|faces|opens (?:on)?to|seats)|which (?:overlooks|faces|opens (?:on)?to)|for (?:two|three|four)|seating(?: for)?)\s+)/i;
/** Where the words after a name stop describing it. */
const stop =
  /[,.;:!?()–—•*"“”|/]|\s-+\s|\s(?:that|which|where|while|perfect|ideal|great|making|creating|offering|providing|allowing|adding|bringing|plus|as|leading|leads|next|below|above|complete|completes?|featuring|including|throughout|to|is|are|was|were|has|have|had|offers?|opens?|flows?|makes?|adds?|provides?|includes?|features?|gives?|lets?|sits?|stands|lies|connects?|overlooks?|awaits?|anchors?|shares?|rounds? out|occup(?:y|ies)|can|will|could|may|all|both|just|for|but|or|so|yet|if|when|from|by|with|alongside|and (?:an?|the|its|your|separate|adjoining))\s/i;
const unfit =
  /\b(?:both|you|your|our|we|us|they|their|its|his|her|family|families|guests?|friends|children|kids|not|much|more|feel|charm|character|comfort|ease|effort|touch|sense|located|scaled|stories|left|style|access|use|inspired|upgrades|updates|unmatched|opportunity|bells|income|units?|\d?br)\b|^of |-(?:making|creating|offering|providing|blending|bringing|giving|adding) |^(?:an? )?(?:appliances|spaces?|rooms?|doors?|storage|closets|landscaping|finishes|baths?|bed)$/i;
const garbled = /[A-Z]{4,}|\d{4}|[&%$#+=<>{}[\]’'"]\d|\d[’'"]|[&%$#+=<>{}[\]]|(?:^|\s)\d+$|\d\.\d/;
const dangling =
  /(?:^|\s)(?:and|a|an|the|of|in|on|at|own|some|deep|separate|side|open|large|small|new|newer|custom|modern|private|double|dual|wide|high|tall|long|full|north|south|east|west|fireside|plenty|very|quite|truly|views?|space|light|\w+ly|(?!lighting|flooring|decking|paneling|fencing|seating|railing|plumbing|wiring|shelving|molding|ceiling|landscaping|heating|cooling|parking)\w+ing)$/i;
/** Things that take an article in the singular. */
export const oneOfIt =
  /(?:closet|fireplace|countertop|counter|chute|dumbwaiter|griddle|washer|hood|patio|bar|buffet|vanity|kitchen|kitchenette|stove|range|tub|sink|island|room|bath|bathroom|shower|floor|deck|terrace|balcony|porch|pantry|desk|bench|window|skylight|garden|yard|fridge|refrigerator|oven|cooktop|chandelier|mantel|surround|backsplash|dryer|pool|sauna|elevator|garage|office|bed|grill|pergola|fountain|hookup|exposure|view|wall|door|loft|den|suite|library|staircase|entrance|entry|nook|charger|mirror|superintendent|cabinet|ceiling|bathtub|cellar|attic|stall|center|cage|engineer|dry cleaner|(?:grocery|convenience) store)$/i;
const praise: ReadonlySet<string> = new Set(praiseWords);
const maxWords = 8;

/** What the words after a feature's name say about it: "with a gas hookup", "overlooking the garden". */
export type Tail = { text: string; length: number };

export function readTail(after: string): Tail | undefined {
  const [, start = '', link = ''] = lead.exec(after) ?? [];
  if (link === '') return undefined;
  const rest = `${after.slice(start.length)} `;
  const found = stop.exec(rest);
  // "yoga/training room" would lose its noun.
  if (found?.[0] === '/') return undefined;
  const end = found?.index ?? rest.length;
  const raw = rest.slice(0, end).trimEnd();
  const isView = /over|facing|faces|opens|opening|above|off|behind/i.test(link);
  // What follows "and" is often the next item in the room.
  const [one = '', ...others] = raw.split(/ and /);
  const isPair = others.length > 0 && !isView && isAlone(one);
  if (others.length > 0 && !isView && !isPair && !isColors.test(raw)) return undefined;
  const body = isView || isPair ? one : raw;
  const words = body
    .split(/\s+/)
    .filter((word, at, all) => !praise.has(word.toLowerCase()) || /^piano\b/i.test(all[at + 1] ?? ''));
  const said = words.join(' ').replace(/^(an?|and) /i, '');
  const isWhole =
    words.length > 0 &&
    words.length <= maxWords &&
    said !== '' &&
    !dangling.test(said) &&
    !unfit.test(said) &&
    !garbled.test(said);
  // Headline capitals don't make names.
  const isTitle = words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length > 2;
  if (!isWhole || isTitle) return undefined;
  return {
    text: `${plainLink(link)} ${link.endsWith('the') ? said : withArticle(said, /^an? /i.test(body))}`,
    length: start.length + body.length,
  };
}

/** A thing that makes sense without what follows "and". */
const isAlone = (text: string) => oneOfIt.test(text) || /[^s]s$/.test(text);
const isColors = /\b(?:black|white|blue|gray|gold|green) and (?:black|white|blue|gray|gold|green)\b/i;

const plainLink = (link: string) =>
  link.toLowerCase().replace(/^(?:featuring|(?:graced|anchored|warmed) by)$/, 'with');

function withArticle(said: string, hadArticle: boolean): string {
  const head = said.split(/ (?:and|of|in|on|over|at) /)[0] as string;
  const isCounted =
    /^(?:the|one|two|three|four|five|six|seven|eight|nine|ten|its|several|multiple|\d+)\b(?!-)/i.test(said);
  if (isCounted || /[^s]s$/.test(head) || (!hadArticle && !oneOfIt.test(head))) return said;
  return `${articleFor(said)} ${said}`;
}
