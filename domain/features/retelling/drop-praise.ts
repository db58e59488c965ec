import { fixArticles } from '#domain/english/article-for.ts';
import { praiseWords } from '../data/modifier-words.ts';
import { morePraise, telling } from './data/ad-words.ts';

const told: ReadonlySet<string> = new Set(telling);
const praise: ReadonlySet<string> = new Set(
  [...praiseWords, ...morePraise].filter((word) => !told.has(word)),
);
const bare = (word = '') => word.replace(/[,.]$/, '').toLowerCase();

/** Whether a word is praise that says nothing a visitor could see. */
export const isPraise = (word: string) => praise.has(bare(word).replace(/^(?:super|ultra|uber|oh-so)-/, ''));

/** Before a capital, after "live-in" or before "piano", it's part of a name. */
const nameBehind = /^(?:rooms?|pianos?|lawn|hall)$/i;
const superBehind = /^(?:is|lives|lived|has|who|and|with|on|in|off|just|for)$/i;

/** Whether a word that praises elsewhere is part of a name here: "great room", "Grand Avenue", "a live-in super". */
export function isNameAt(words: readonly string[], at: number): boolean {
  const [word = '', before = '', next = ''] = [words[at], words[at - 1], words[at + 1]];
  if (/^super[,.]?$/i.test(word))
    return (
      /[,.]$/.test(word) ||
      next === '' ||
      superBehind.test(next) ||
      /^(?:live-in|resident|on-site)$/i.test(before)
    );
  if (/^(?:great|grand)$/i.test(word) && nameBehind.test(bare(next))) return true;
  if (/^easy$/i.test(word)) return /^(?:walk|stroll|access)$/i.test(bare(next));
  if (/^(?:ample|abundant|copious|plentiful)$/i.test(word))
    return (
      /^storage$/i.test(bare(next)) ||
      (/^(?:closet|cabinet|counter)$/i.test(next) && /^(?:space|storage)\b/i.test(words[at + 2] ?? ''))
    );
  if (/^special$/i.test(word)) return /^assessments?$/i.test(bare(next));
  if (/^friendly$/i.test(word)) return /^(?:pet|dog|cat)s?$/i.test(before);
  if (/^unlimited$/i.test(word)) return /^sublet/i.test(next);
  if (/^bright$/i.test(word)) return /^exposures?$/i.test(bare(next));
  return at > 0 && /^\p{Lu}\p{Ll}/u.test(word) && /^\p{Lu}\p{Ll}/u.test(next) && !/,$/.test(word);
}

/** Whether a text praises anything. */
export function hasPraise(text: string): boolean {
  const words = text.split(' ');
  return words.some((word, at) => isPraise(word) && !isNameAt(words, at));
}

/** What an ad adds behind the fact. Nothing follows it but the end, or another part of the sentence. */
const tails: readonly RegExp[] = [
  /,?\s+(?:(?:all|both|each|that's|that is|and|is|are) )?(?:just |truly |absolutely )?(?:perfect|perfectly suited|ideal|ideally suited|great|wonderful|excellent|well suited) (?:for|as|to)\b(?:(?!,? and (?:an?|the|another|two|three)\b|, (?:with|which|while|plus|as well)\b)[^.;])*/gi,
  /,?\s+(?:making|creating|ensuring|allowing for) (?!up)[^.;]*?(?=,? and (?:an?|the|another|two|three) [\p{L} -]+ (?:is|are|has|have)\b|[.;]|$)/giu,
  /,? to (?:fulfill|meet|suit|fit|satisfy) (?:all )?(?:of )?(?:your|any|every)\b[^,.;]*/gi,
  /, where (?:you|one|every|style|comfort|timeless|family|guests|friends|modern)\b.*$/gi,
  /,\s+(?:adding|bringing|exuding|evoking|enhancing|delivering|blending|setting|blurring|maximizing|elevating|inviting(?= (?:an?|the|you|in|guests|natural|light|sun|abundant)\b)|completing|embodying|allowing for|giving|lending|striking(?= (?:an?|the)\b)|promising|combining|infusing|balancing|offering (?:both|endless|(?:a|the) (?:perfect|seamless|serene|true|rare|unique|peaceful|clean|ideal|best))|providing (?:both|endless|calm|natural light|abundant|ample|plenty|an attractive|(?:a|the) (?:perfect|seamless|serene|ideal|peaceful|tranquil)))\b(?:(?!,? and (?:an?|the|another|two|three) [\p{L} -]+ (?:is|are|has|have)\b)[^.;])*/giu,
  /,?\s+for (?:added|extra|ultimate|easy|effortless|seamless|everyday|relaxing|relaxation|entertaining|hosting|lounging|enjoying|unwinding|maximum|optimal|year-round|al fresco|all (?:of )?your|your|those|any|both(?! an?\b)|day-to-day|comfort|convenience|ease|endless|peaceful|quiet|morning|evening|gatherings?)\b(?:(?!,? and (?:an?|the|another|two|three)\b|, (?:with|which|while|plus|as well|an?)\b)[^.;,])*/gi,
  /,? (?:and|plus) (?:so )?much more\b|,? (?:and|plus) more\b(?=[\s]*(?:[.,;!—–]|$| (?:for|in|on|at|throughout|to|await|make|complete)\b))|,? among others\b|, to name a few\b|,? and beyond\b/gi,
  / that (?:fill|flood|bathe)s? the (?:home|space|room|apartment|unit|interior) with (?:natural )?(?:sun)?light|,? for (?:practical|modern) living(?=[,.]|$)/gi,
  / with ease\b|,\s+providing an? (?:\p{L}+ )?(?:outdoor|living) space(?=[.;]|$)/giu,
  /,? to make (?:life|living) \p{L}+|, making life \p{L}+/giu,
  /, one of [^,]*?\b(?:most|finest|best|premier|coveted|desirable|sought-after|picturesque|iconic)\b[^,.]*?(?=,|\.|$)/gi,
  / that (?:enhances?|reflects?|maximizes?|exudes?|elevates?|complements?|adds?|creates?|invites?|brings?|blends?|floods?|make|makes) [^,.;]*/gi,
  /,? while (?:maintaining|preserving|keeping|offering|providing|honoring|still|creating|adding)\b[^.;]*/gi,
  / ?from top to bottom/gi,
  /,? as well(?=\.?$)|,? too(?=\.?$)/gi,
];

const phrases: readonly [RegExp, string][] = [
  [
    /(?<=\p{L}ed) and (?:\p{L}+ly|well)[- ](?:designed|crafted|appointed|proportioned|maintained|laid[- ]out|finished) (?=\p{Ll})(?!(?:with|by|to|for|in|and|on)\b)/gu,
    ' ',
  ],
  [
    /\b(in|at|near|to|of|from) the (?:very |true |vibrant )?(?:heart|center) of (?=(?:the )?\p{Lu}|(?:the )?(?:city|town|downtown|village))/gu,
    '$1 ',
  ],
  [
    /\b(?:an? )?(?:true |rare |wonderful |impressive |incredible )?(?:abundance|wealth|host|array|plethora|multitude|myriad|world|amazing amount|tremendous amount|full suite|suite|full range|range|collection) of (?!rooms|bedrooms|\d|two|three|four)/gi,
    '',
  ],
  [/\b(?:an? )?(?:plethora|myriad) of /gi, ''],
  [/\b(?:tons|loads|oodles|heaps) of /gi, 'plenty of '],
  [
    /\b(?:the )?(?:added |ultimate |ultimate in )?(?:convenience|comfort|luxury|benefit|ease|bonus|security|privilege) of /gi,
    '',
  ],
  [
    /\b(?:spa|hotel|designer|chef|resort|boutique|museum|gallery)(?:'s)?[- ](?:inspired|like|style|quality|caliber|worthy|grade)\s/gi,
    '',
  ],
  [/\bchef'?s'? (?=(?:\p{Ll}+ )?kitchen)/giu, ''],
  [
    /\b(?:conveniently|perfectly|ideally|optimally|beautifully|gracefully|strategically|centrally|prominently|privately) (?=(?:located|situated|positioned|placed|set|tucked)\b)/gi,
    '',
  ],
  [
    /\b(is|are) (?:well |\p{L}+ly )?(?:located|situated|nestled|positioned|set|tucked away|perched|tucked) (?=(?:on|in|at|near|within|just|between|next|off(?! from)|along|across|steps|less|half|one|two|directly|adjacent|around|behind|above|below|minutes|blocks)\b)/giu,
    '$1 ',
  ],
  [
    /\b(?:located|situated|nestled|tucked away|tucked) (?=(?:on|in|at|off|near|between|along|across)\b)/gi,
    '',
  ],
  [
    /\b(?:thoughtfully|beautifully|carefully|expertly|well|meticulously|impeccably|intelligently|smartly|tastefully|perfectly|generously|elegantly|exquisitely|graciously|masterfully|stunningly|strikingly|gorgeously|lovingly|wonderfully|brilliantly|superbly)[- ](?:designed|crafted|curated|appointed|proportioned|planned|executed|decorated|scaled|sized|conceived|laid out|laid-out|composed|maintained|kept),? (?=[\p{Ll}\d])(?!(?:with|by|to|for|in|and|on)\b)/giu,
    '',
  ],
  [
    /(?<!\bwith (?:[\p{L}-]+ ){1,4})\b(?:boasting|showcasing|featuring|offering) (?=(?:an?|two|three|four|the|\d\S*|(?!in|of|at|for|to|from|by|on)\p{Ll}+) )/giu,
    'with ',
  ],
  [/\b(?:[\p{L}-]+ ){0,2}(?:luxuries|conveniences|comforts) (?:like|such as|including) /giu, ''],
  [
    /\bwith (?:\p{L}+ )?(?:natural )?light and (?=(?:[\p{L}-]+ ){0,3}(?:views?|ceilings|exposures?)\b)/gu,
    'with ',
  ],
  [/\b(?:\p{L}+ly|nice|good|great|generous|decent|ample|well)[- ]sized? (?=\p{Ll})/gu, ''],
  [/\b(?:grand|large)[- ]scaled? (?=\p{Ll})/giu, ''],
  [/\bpicture[- ]perfect /gi, ''],
  [/\bhigh end (?=\p{Ll})/giu, ''],
  [/,? and then some\b/gi, ''],
  [/\bare all (?=just|within|nearby|steps)/g, 'are '],
  [/\band (?:offers|features|boasts|showcases) (?=\p{Ll})/gu, 'and has '],
  [/\band (?:offer|feature|boast|showcase) (?=\p{Ll})/gu, 'and have '],
  [/\b(?:also|even|truly|simply|further|equally|additionally) (?=\p{Ll})/giu, ''],
  [/\byour (?:very )?own private (?=\p{Ll}+)(?!\S*s\b)/gu, 'a private '],
  [/(?<=^there(?:'s| is| are) .*)\byour (?:very )?own (?=\p{Ll})/giu, 'a '],
  [/\byour (?:very )?own (?=\p{Ll})/gu, 'its own '],
  [/\byour (?=\p{Ll})/gu, 'the '],
  // Not one that is known, but one of its kind.
  [/\bthe (?:perfect|ideal|ultimate|most [\p{Ll}-]+) (?=(?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+)(?!\S*s\b)/gu, 'a '],
  [/\b(has|have) ([^,]+) and \1 /g, '$1 $2 and '],
];

/** The clause without what only an ad says: praise before a noun, sales phrases, and what comes behind the fact to sell it. */
export function dropPraise(clause: string): string {
  const short = tails.reduce((text, tail) => text.replace(tail, ''), clause);
  const plain = phrases.reduce((text, [pattern, put]) => text.replace(pattern, put), short);
  return fixArticles(dropWords(plain).replace(nothingLeft, ''))
    .replace(/\s+([,.])(?!\d)/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

/** Every bath has fixtures; what made them worth a word was the praise. */
const nothingLeft =
  /,? with (?:(?:an?|the|its|more|modern|plenty of) )*(?:space|details|finishes|fixtures|touches|materials|style|(?:storage|closet|living) space|design|proportions|views|amenities|features|ceilings(?: and (?:natural )?light)?)(?=\.|$|, (?:and|which|while)\b| and (?:opens|leads)\b|,(?![^.]*\band\b))| (?:across|in|within|throughout) an? (?:layout|floor ?plan)(?=[,.]|$)/gi;

/** Before these, a word of praise doesn't modify a noun. */
const functional =
  /^(?:and|or|but|of|to|for|in|on|with|from|by|at|as|is|are|was|were|that|which|where|while|than|throughout|inside|outside|yet|enough|has|have|not)$/;
/** "In immaculate condition": neither word means anything alone. */
const leaning = /^(?:condition|shape|taste|style|manner|quality|location|order|value|use|amount)\b/i;
const degree =
  /^(?:very|extremely|quite|rather|so|truly|incredibly|super|absolutely|highly|exceptionally|most|nearly|almost|extraordinarily|unusually|remarkably|wonderfully|delightfully|generously|beautifully|stunningly|surprisingly|gorgeously|immensely)$/i;

function dropWords(text: string): string {
  const words = text.split(' ').filter(Boolean);
  const kept: string[] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    // "Great room" names a room, and a "designer" followed by a name is a person.
    const isName = isNameAt(words, at) || (/^designer$/i.test(word) && /^\p{Lu}/u.test(next ?? ''));
    if (!isPraise(word) || isName || next === undefined || /\.$/.test(word)) {
      kept.push(word);
      continue;
    }
    const [second, third] = [words[at + 1] ?? '', words[at + 2] ?? ''];
    // "Bright and airy bedroom", "serene yet sunny bath": drop the second word too, and "and" with the first.
    const isJoined =
      /^(?:and|yet)$/.test(second) &&
      third !== '' &&
      !functional.test(bare(third)) &&
      !/^(?:an?|the|its|their)$/.test(third);
    if (isJoined && !predicative.test(kept.at(-1) ?? '')) {
      words.splice(at + 1, 1, '');
      continue;
    }
    if (functional.test(bare(next)) || leaning.test(next)) {
      kept.push(word);
      continue;
    }
    // "Large and bright room".
    const joiner = kept.at(-1) ?? '';
    if (joiner === 'yet' || (joiner === 'and' && isAdjective(kept.at(-2) ?? ''))) kept.pop();
    if (degree.test(kept.at(-1) ?? '')) kept.pop();
    // "A quiet, lovely block".
    if (/,$/.test(kept.at(-1) ?? '') && isAdjective(kept.at(-1) ?? '') && !/,$/.test(word))
      kept.push((kept.pop() as string).slice(0, -1));
  }
  return kept.filter(Boolean).join(' ');
}

const predicative = /^(?:is|are|was|were|feels?|both)$/i;
const isAdjective = (word: string) =>
  /^(?:large|long|short|narrow|broad|low|separate|central|big|small|private|quiet|open|wide|deep|high|modern|classic|new|updated|renovated|oversized|tall|tree-lined|landscaped|functional|clean|simple|sunny|fenced|contemporary|formal|historic)$/.test(
    bare(word),
  );
