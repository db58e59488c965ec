import { upperFirst } from '../../english/upper-first.ts';

const starts =
  /^(?:its?|they|their|these|those|that|both(?! (?:bed|bath)rooms?\b)|each(?! (?:[\p{L}-]+ )?(?:bedroom|bathroom|floor|morning|residence)\b)|here|also|another|other|additional|additionally|finally|he|she|the (?:other|(?:second|third|fourth)(?! (?:floor|level|story))|remaining|rest|rear(?! (?:coach|fa[cç]ade|garden|yard|deck|patio|parlor|building|house|terrace))|adjoining|adjacent|former|latter|result(?! of)|combination|space|room|same|floor['’]s|entire (?:floor|level))|this (?:space|room|level|area|floor|one|combination|is(?! an?\b)|would|will|allows?|includes?|means|makes|gives|creates)|one (?:is|has|designed)|two (?:additional|more|other|further)|three (?:additional|more|other)|(?:beyond|above|below|just (?:off|beyond|past))(?! (?:the|an?) )|adjacent(?! to the)|adjoining|off of|completing|rounding|there['’]?s? (?:is|are)? ?(?:also|another)|(?:the )?next|one (?:level|floor|flight|story) (?:up|down|above|below)|the stairs?(?:case|way)? (?:takes?|leads?|continues?)|the [a-z]+-floor (?:duplex|unit|apartment|flat)|to the (?:right|left|rear)|in (?:the )?(?:front|back|rear)|from (?:here|there)|on the opposite|to one side|an? adjacent|outside, |of course|outdoor living is just|across the|(?:decades|years|months) later|later|then|no more|once renovated|you (?:will|['’]ll) (?:also )?(?:enjoy|find|love)|meanwhile|step (?:right |straight )?(?:out|outside|through|down|up)(?! (?:to|onto|into) (?:an?|your|the)\b)|you (?:will|['’]ll) immediately|take a leisurely|similarly|likewise|all (?:of )?(?:this|that)|with (?:this|that|these|the same)|while (?:it|they|its|these|that|the other)|enhancements include|(?:there['’]s|there is|you['’]ll have) (?:ample|plenty of) (?:room|space) for|what else|what['’]s more|a guest bedroom and|as (?:well|such)|more recently|at its (?:heart|core|center)|direct access|the bath(?:room)? (?:includes|has|features|is|offers)|today|nearby|known for|an? (?:entire )?adjacent|such|the (?:district|upper|lower) (?:is|has)|this open|thus|therefore|however|perhaps|mr\.|mrs\.|ms\.|the (?:additional|corresponding|matching|accompanying)|some of (?:the|its) (?:elements|features|details|highlights)|you(?: will|['’]ll) (?:also )?see|if you (?:ever|do|want|prefer)|at the (?:opposite|other|far|rear) (?:end|side)|in addition|at the same time|your (?:experience|journey|arrival|tour) (?:begins|starts)|an? second (?:balcony|terrace|deck|porch|patio|staircase)|there (?:is|are) (?:a second|(?:an )?additional))\b/iu;
/** "The parlor floor also includes": besides what? "There is laundry on this level": which level? */
const inside =
  /\b(?:on|of|in) this (?:level|floor|room|space|wing)\b|\bthe (?:latter|former)\b|\b(?:also(?! known)|as well(?! as)|another|(?<!living )here|(?<!\b(?:with|and|an?|[a-z]+ful) )adjacent(?! to)|the space (?:is|has|was)|aforementioned|respectively|either side of|brightens? the space|(?:cellar|level|floor|rooms?|terrace) (?:below|above)(?! the))\b|\btoo\b|\b(?:these|those|such(?! as\b))\b|\bjust as\b|\bof course\b|\bthis (?:sanctuary|haven|oasis|setup|configuration|suite)\b|\bthe rest of the\b|\bin the (?:front|rear|back) (?:with|is|are)\b|\b(?:the|your private|a private) second (?:drawing|outdoor|terrace|salon|balcony|structure|parlor|kitchen|living|deck)\b|\b(?:completes?|rounds? out|adds? to) (?:this|the) (?:[\w-]+ ){0,3}(?:package|space|look|retreat|suite|room|grandeur|ambiance|drama)\b|\b(?:style|theme|luxury|elegance|charm|design|sophistication|craftsmanship) (?:continues|extends|carries)\b|\byour (?:en ?suite|spa-like)\b|\bup above\b|\bto your (?:right|left)\b|\bfrom the other side\b|\bsets? it apart\b|\b(?:frames?|anchors?|flank|flanks|warms?) the (?:room|space)\b|\bs?he\b|^\w+ (?:was|had) [^.]*\bhis\b|\bcomplete the (?:main|upper|lower|first|second)\b/i;

/** "This loft" is the home; "this tranquil level" refers to something earlier. */
const pointing =
  /(?<!\bmaking )\bthis\b(?! (?:is|year|fall|spring|summer|winter|month)\b)(?<!\bin this(?= area\b))/gi;
const atHome =
  /^ (?:(?!(?:space|level|area|wing|outdoor|room (?:is|and|has|features|with|opens)|is|are|was|has|have|offers|features|that|which)\s)[\p{L}\d'’.,&/–—+-]+ ){0,12}?(?:homes?|condo\w*|co-?ops?|loft|apartment|town-?homes?|townhouses?|town house|residence|house|duplex|triplex|penthouse|bungalow|unit|building|property|mansion|brownstone|greystone|limestone|rowhouse|studio|one-bedroom|two-bedroom|three-bedroom|\d-bed\w*|bedroom|estate|cottage|cabin|villa|farm|ranch|colonial|tudor|victorian|craftsman|neighborhood|location|community|block|street|lot|parcel|land|compound|listing|retreat|mid-rise|high-rise|two-flat|three-flat|classic|beauty|masterpiece|gem|jewel|one|cooperative|showplace|landmark|place|piece|find|opportunity|offering|floor[- ]?plan|layout|walk-up|\d ?BR\S*)\b/iu;

function pointsBack(sentence: string): boolean {
  return [...sentence.matchAll(pointing)].some(
    ({ index }) => !atHome.test(sentence.slice(index + 'this'.length)),
  );
}

/** Words that only tie a sentence to the previous one: "Above, the roof deck", "Additional highlights include". */
const ties =
  /^(?:(?:above|below|beyond|outside|(?:and,? )?finally|plus|furthermore|moreover|in addition),? (?=(?:the|this|there|an?|two|three)\b)|(?:additional|other) (?=(?:highlights|features|amenities|perks|conveniences|upgrades|updates)\b[^.:]* include\b))|,? of course,?(?= an?\b)/i;

/** "The parlor floor also has a bath" says the same without "also", and then stands alone. */
export function standingAlone(sentence: string): string {
  const forms = [
    sentence.replace(/(?<=\p{L}) also (?=\p{L})/u, ' '),
    upperFirst(sentence.replace(ties, '')),
    upperFirst(sentence.replace(ties, '').replace(/(?<=\p{L}) also (?=\p{L})/u, ' ')),
  ];
  const alone = leansBack(sentence) ? forms.find((form) => !leansBack(form)) : undefined;
  return uncounted(alone ?? sentence);
}

/** "A fifth en suite bedroom" counts four from another sentence. */
const uncounted = (sentence: string) =>
  /\bbedrooms\b/.test(sentence)
    ? sentence
    : sentence.replace(/\ba (?:third|fourth|fifth|sixth|seventh) (en suite )?bedroom\b/, (_, suite = '') =>
        suite ? 'an en suite bedroom' : 'a bedroom',
      );

/** "For a century, it was a mill": what was? "Set by the pond, it has a dock" doesn't say either. */
const nameless =
  /^(?!(?:[^,]* )?(?:while|when|if|although|though)\b)[^,.]{2,70}, (?:it|they) (?:was|were|is|are|has|have|had|became|served|remained|features?|offers?|boasts?|includes?)\b/i;
/** "Fitted with a stove, a bench, and a sink, it’s ready for guests": the previous sentence says what is. */
const participle =
  /^(?:\p{L}+ly )?(?:\p{L}+ed|with|perfect|ideal|set|built)\b(?![^.]*\b(?:this|home|house|condo|apartment|residence)\b)[^.]*?, (?:it|they)(?:['’](?:s|re)|\s)/iu;
/** "This is a quiet outdoor retreat": an earlier sentence named the terrace. */
const unnamedPlace =
  /^this is an? (?:[\p{L}-]+,? (?:and )?){0,4}?(?:outdoor|roof\w*|garden) (?:retreat|space|haven|oasis|sanctuary)\b/iu;

/** Whether a sentence needs the previous one: "It opens to the deck." */
export function leansBack(sentence: string): boolean {
  return (
    [starts, inside, nameless, participle, unnamedPlace].some((sign) => sign.test(sentence)) ||
    pointsBack(sentence)
  );
}
