const starts =
  /^(?:its?|they|their|these|those|that|both(?! (?:bed|bath)rooms?\b)|each(?! (?:bed|bath)room\b)|here|also|another|other|additional|additionally|finally|he|she|the (?:other|(?:second|third|fourth)(?! (?:floor|level|story))|remaining|rest|rear|adjoining|adjacent|former|latter|result|combination|space|room|same|floor['’]s|entire (?:floor|level))|this (?:space|room|level|area|floor|one|combination|is(?! an?\b)|would|will|allows?|includes?)|one (?:is|has|designed)|two (?:additional|more|other|further)|three (?:additional|more|other)|beyond|above|below|just (?:off|beyond|past)|adjacent|adjoining|off (?:the|of)|completing|rounding|there['’]?s? (?:is|are)? ?(?:also|another)|(?:the )?next|one (?:level|floor|flight|story) (?:up|down|above|below)|the stairs?(?:case|way)? (?:takes?|leads?|continues?)|the [a-z]+-floor (?:duplex|unit|apartment|flat)|to the (?:right|left|rear)|in (?:the )?(?:front|back|rear)|from (?:here|there)|on the opposite|to one side|an? adjacent|outside, |of course|outdoor living is just|across the|(?:decades|years|months) later|later|then|no more|once renovated|you (?:will|['’]ll) (?:also )?(?:enjoy|find|love)|meanwhile|step (?:right |straight )?(?:out|outside|through|down|up)|you (?:will|['’]ll) immediately|take a leisurely|similarly|likewise|all this|with (?:this|that|these)|while|what else|what['’]s more|a guest bedroom and|as (?:well|such)|more recently|at its (?:heart|core|center)|direct access|the bath(?:room)? (?:includes|has|features|is|offers)|today|nearby|known for|upon|stepping|an? (?:entire )?adjacent|such|the (?:district|upper|lower) (?:is|has)|this open|thus|therefore|however|perhaps|mr\.|mrs\.|ms\.|the (?:additional|corresponding|matching|accompanying)|some of (?:the|its) (?:elements|features|details|highlights)|you(?: will|['’]ll) (?:also )?see|if you (?:ever|do|want|prefer)|at the (?:opposite|other|far|rear) (?:end|side)|in addition|at the same time|your (?:experience|journey|arrival|tour) (?:begins|starts)|an? second (?:balcony|terrace|deck|porch|patio|staircase))\b/i;
/** "The parlor floor also includes": besides what? "There is laundry on this level": which one? */
const inside =
  /\b(?:on|of|in) this (?:level|floor|room|space|wing)\b|\bthe (?:latter|former)\b|\b(?:also|as well(?! as)|another|here|adjacent(?! to)|the space (?:is|has|was)|aforementioned|respectively|either side of|brightens? the space|(?:cellar|level|floor|rooms?|terrace) (?:below|above)(?! the))\b|\btoo\b|\b(?:these|those|such(?! as\b))\b|\bjust as\b|\bof course\b|\bthis (?:sanctuary|haven|oasis|setup|configuration|suite)\b|\bthe rest of the\b|\bin the (?:front|rear|back) (?:with|is|are)\b|\b(?:the|your private|a private) second (?:drawing|outdoor|terrace|salon|balcony|structure|parlor|kitchen|living|deck)\b|\b(?:completes?|rounds? out|adds? to) (?:this|the) (?:[\w-]+ ){0,3}(?:package|space|look|retreat|suite|room|grandeur|ambiance|drama)\b|\b(?:style|theme|luxury|elegance|charm|design|sophistication|craftsmanship) (?:continues|extends|carries)\b|\byour (?:en ?suite|spa-like)\b|\bup above\b|\bcomplete the (?:main|upper|lower|first|second)\b/i;

/** "This loft" is the home; "this tranquil level" is whatever came before. */
const pointing = /\bthis\b(?! (?:is|year|fall|spring|summer|winter|month)\b)/gi;
const atHome =
  /^ (?:[\p{L}\d'’.,&/–—+-]+ ){0,12}?(?:homes?|condo\w*|co-?ops?|loft|apartment|town-?homes?|townhouses?|town house|residence|house|duplex|triplex|penthouse|bungalow|unit|building|property|mansion|brownstone|greystone|limestone|rowhouse|studio|one-bedroom|two-bedroom|three-bedroom|\d-bed\w*|bedroom|estate|cottage|cabin|villa|farm|ranch|colonial|tudor|victorian|craftsman|neighborhood|location|community|block|street|lot|parcel|land|compound|listing|retreat|mid-rise|high-rise|two-flat|three-flat|classic|beauty|masterpiece|gem|jewel|one)\b/iu;

function pointsBack(sentence: string): boolean {
  return [...sentence.matchAll(pointing)].some(
    ({ index }) => !atHome.test(sentence.slice(index + 'this'.length)),
  );
}

/** "The parlor floor also has a bath" says as much without "also", and then needs nothing before it. */
export function standingAlone(sentence: string): string {
  const plain = sentence.replace(/(?<=\p{L}) also (?=\p{L})/u, ' ');
  return uncounted(leansBack(sentence) && !leansBack(plain) ? plain : sentence);
}

/** "A fifth en suite bedroom" counts from four that another sentence has. */
const uncounted = (sentence: string) =>
  /\bbedrooms\b/.test(sentence)
    ? sentence
    : sentence.replace(/\ba (?:third|fourth|fifth|sixth|seventh) (en suite )?bedroom\b/, (_, suite = '') =>
        suite ? 'an en suite bedroom' : 'a bedroom',
      );

/** "For a century, it was a mill": what was? "Set by the pond, it has a dock" begins with nothing either. */
const nameless =
  /^(?!(?:[^,]* )?(?:while|when|if|although|though)\b)[^,.]{2,70}, (?:it|they) (?:was|were|is|are|has|have|had|became|served|remained|features?|offers?|boasts?|includes?)\b/i;

/** Whether a sentence needs the one before it: "It opens to the deck." */
export function leansBack(sentence: string): boolean {
  return starts.test(sentence) || inside.test(sentence) || nameless.test(sentence) || pointsBack(sentence);
}
