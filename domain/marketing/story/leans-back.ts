const starts =
  /^(?:its?|they|their|these|those|that|both|each|here|also|another|other|additional|additionally|finally|he|she|the (?:other|second|third|fourth|remaining|rest|rear|adjoining|adjacent|former|latter|result|combination|space|room|same|floor['’]s|entire (?:floor|level))|this (?:space|room|level|area|floor|one|combination|is(?! an?\b)|would|will|allows?|includes?)|one (?:is|has|designed)|two (?:additional|more|other|further)|three (?:additional|more|other)|beyond|above|below|just (?:off|beyond|past)|adjacent|adjoining|off (?:the|of)|completing|rounding|there['’]?s? (?:is|are)? ?(?:also|another)|next|to the (?:right|left|rear)|in (?:the )?(?:front|back|rear)|from (?:here|there)|on the opposite|to one side|an? adjacent|outside, |of course|outdoor living is just|across the|(?:decades|years|months) later|later|then|no more|once renovated|you (?:will|['’]ll) (?:also )?(?:enjoy|find|love)|meanwhile|similarly|likewise|all this|with (?:this|that|these)|while|what else|what['’]s more|a guest bedroom and|as (?:well|such)|thus|therefore|however|perhaps|mr\.|mrs\.|ms\.)\b/i;
/** "The parlor floor also includes": besides what? "There is laundry on this level": which one? */
const inside =
  /\b(?:on|of|in) this (?:level|floor|room|space|wing)\b|\bthe (?:latter|former)\b|\b(?:also|as well|another)\b|\btoo\b|\bjust as\b|\bof course\b|\bthis (?:sanctuary|haven|oasis|setup|configuration|suite)\b|\bthe rest of the\b|\bin the (?:front|rear|back) (?:with|is|are)\b|\bcomplete the (?:main|upper|lower|first|second)\b/i;

/** Whether a sentence needs the one before it: "It opens to the deck." */
export function leansBack(sentence: string): boolean {
  return starts.test(sentence) || inside.test(sentence);
}
