import { fixArticles } from '../../english/article-for.ts';
import { proofread } from '../../english/proofread.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { fixSigns, writeOut } from '../../english/write-out.ts';

/** The words before a final part that only says what something would be good for. */
const emptyTail =
  /(?:,|\s-)\s+(?:which (?:is|makes)|making|creating|offering|providing|ensuring|allowing|giving|adding|bringing|inviting|evoking|blending|combining|setting|enhancing|all (?:designed|while|in|just)|truly|for (?:added|ultimate|your|easy|effortless|maximum|both|those)|so you)\b(?<tail>[^.;:]*)$/i;
/** "Open kitchen features" has lost its article. */
const bareRoom =
  /^(?:(?:\d(?:st|nd|rd|th)|open|large|spacious|updated|renovated|modern|sunny|bright|gourmet|huge|big|generous|exquisite|gracious|fabulous|spectacular|lovely|(?:south|north|east|west)[- ]facing|eat-in|chef['’]s|primary|main|formal|private|oversized|expansive|second|guest|finished|lower|upper|top|attached) ){0,3}(?:kitchen|bedroom suite|bedroom|bathroom|bath|suite|living room|dining area|living area|dining room|family room|great room|basement|garage|level|floor|patio|yard|backyard|terrace|balcony|unit|building|home|apartment|deck|foyer|facade|layout)(?= (?:fits?|sets|provides|showcases|features?|has|is|offers|opens|includes|boasts|comes|overlooks|leads|faces|sits|filled with \S+ (?:has|is|offers|features)|with \S+ \S+ (?:opens|leads|overlooks)))/i;
/** Readers can decide for themselves what a room would be good for. */
const suits =
  /(?:[,;]\s+|\s-\s*|(?<=\p{L})-)(?:and |all |making (?:it|this|them) |which (?:is|are) |truly )?(?:perfect|ideal|great|perfectly suited|well suited)(?: (?:both|either))? (?:for|as|to|spot|place)\b(?<tail>[^.;:]*)$/iu;
/** Keep a tail that names something in the home. */
const tailSays =
  /\d|\b(?:views?|windows?|kitchen|bath\w*|bed\w*|rooms?|deck|patio|terrace|yard|garden|garage|parking|fireplace|floors?|storage|laundry|washer|closets?|island|counter\w*|appliances|pool|gym|roof\w*|porch|balcony|ceilings?|light|park|lake|river|beach|train|subway|station|shops?|shopping|dining|restaurants|transit|highways?|access|street)\b|\p{Lu}\p{Ll}/u;

const moreOf =
  /^(?:additional|other|more|further) (highlights|features|amenities|upgrades|details) (include)/i;

/** "2 bed plus DEN penthouse on the square offers": agents' shorthand for "this". */
const countedHome =
  /^(\d) ?(?:beds?|bedrooms?|BR)( (?:plus|and) (?:an? )?den)? (condo|penthouse|townhouse|townhome|loft|apartment|home|duplex|co-?op)\b(?=[^.]*\b(?:offers|has|features|boasts|is)\b)/i;

/** "The bath is a showpiece, featuring a slate tub": keep the tub, drop the praise. */
const standsOut =
  /(?<=\b(?:kitchen|bath|suite|room|terrace|deck|garden|yard|home)) is an? (?:true |real |absolute )?(?:standout|showstopper|chef['’]s dream|cook['’]s dream|masterpiece|showpiece),? (?:featuring|with|boasting|offering) /i;
/** It would extend what came before it. */
const extending = /^outdoor living (?:extends|continues) (?:with|to) (?=an? [^.]* and an? )/i;

/** A sentence with its own subject, without the praise between the subject and what it has. */
export const plainlySaid = (sentence: string) =>
  sentence
    .replace(
      countedHome,
      (_, beds: string, den = '', home = '') =>
        `This ${beds}-bedroom${den.toLowerCase()} ${home.toLowerCase()}`,
    )
    .replace(standsOut, ' has ')
    .replace(/(?<![\d,$])(\d)(\d{3})(?=\+? (?:sq|square)\b)/g, '$1,$2')
    .replace(extending, 'Outside are ');

/**
 * A listing sentence, lightly edited: shorthand spelled out, typos fixed, an empty ending cut. Words inside stay:
 * cutting from the middle breaks a sentence.
 */
export function editSentence(source: string): string {
  let text = plainlySaid(writeOut(source))
    .replace(moreOf, '$1 $2')
    .replace(/\((\d)\) /g, '$1 ')
    // A name with a stray comma.
    .replace(/\bLake, (?=(?:Michigan|Erie|Ontario|Huron|Superior)\b)/g, 'Lake ');
  text = withoutEmptyEnd(text.replace(/[\s.;,:!+-]+$/, ''));
  text = fixSigns(text)
    .replace(
      /^(?:and|but|so|also|plus|additionally|furthermore|moreover|in addition|not to mention|best of all|yes)\b,?\s+/i,
      '',
    )
    .trim();
  text = fixArticles(text.replace(bareRoom, (start) => `The ${lowerFirst(start)}`)).replace(/[\s,;:-]+$/, '');
  return text === '' ? '' : proofread(`${upperFirst(text)}${/[.?!]["”]?$/.test(text) ? '' : '.'}`);
}

/** "…, perfect for entertaining" is cut at the comma; an ending that names something in the home stays. */
function withoutEmptyEnd(sentence: string): string {
  const use = suits.exec(sentence);
  if (use && use.index > 30 && !/\d|(?<=\s)\p{Lu}\p{Ll}|\bwith\b/u.test(use.groups?.tail ?? ''))
    return withoutEmptyEnd(sentence.slice(0, use.index));
  const tail = emptyTail.exec(sentence);
  const isLeft = tail && !/\b(?:an?|the|its|your) [\p{L}-]+$/u.test(sentence.slice(0, tail.index));
  return tail && isLeft && !tailSays.test(tail.groups?.tail ?? '') && tail.index > 30
    ? withoutEmptyEnd(sentence.slice(0, tail.index))
    : sentence;
}
