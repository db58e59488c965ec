/** Things a host never repeats: how to see the home, whom to call, disclaimers, and notes between agents. */
const notices = [
  /\b(?:call|contact|text|e-?mail|reach out to|message) (?:the )?(?:listing |exclusive )?(?:agents?|brokers?|office|us|me|today|now|for|directly)\b/i,
  /\b(?:schedule|book|request|arrange|make) (?:your|a|an|the)?\s?(?:own )?(?:private |in-person )?(?:showing|tour|viewing|visit|appointment|showing request)s?\b/i,
  /\b(?:open houses?|shown?|showings?|viewings?|tours?)\b[^.]{0,30}\b(?:by (?:private )?appointment|appointment only|start|begin|24 hours?|notice|required|lockbox)\b/i,
  /\b(?:by appointment only|shown by appointment|must make an appointment|hours?['’]? notice|lockbox|supra|showingtime|broker ?bay)\b/i,
  /\bequal (?:housing|opportunity)\b|\bfair housing\b/i,
  /\b(?:deemed (?:reliable|accurate)|not guaranteed|do(?:es)? not guarantee|(?:needs?|should) (?:to )?be (?:independently )?verified|subject to (?:errors|change|prior sale)|without warranty|for informational purposes|verify all|buyers? (?:to|should|must) verify|measurements? (?:are|is) approximate|all (?:dimensions|measurements)|errors,? omissions)\b/i,
  /\b(?:offering plan|file no\.?|file number|sponsor:|tenant rights notice|mls ?#|listing (?:agent|broker|courtesy)|agent owned|broker owned|agent (?:is )?related|co-?broke|commission|remarks|see (?:agent )?(?:notes|docs|documents)|highest and best|multiple offers|offers? (?:due|deadline)|proof of funds|pre-?approval|pre-?qualified)\b/i,
  /\b(?:artist'?s? renderings?|renderings? (?:are|is)|images? (?:are|is|may be))\b/i,
];

/** A short sentence with one of these says nothing else; a long one might. */
const calls = [
  /\b(?:won't last|will not last|act fast|hurry|don't wait|do not wait|must[- ]see|see it (?:today|before)|before it's gone|motivated seller|bring (?:all |your )?offers?|priced to sell|make (?:it|this) (?:yours|your own|your)|call (?:it|this[^.]*) home)\b/i,
  /\?$/,
  /\bschools?\b|\b(?:elementary|school district)\b/i,
];

const maxCallWords = 14;

/** Such a sentence yields no statements. */
export function skipNotice(sentence: string): string[] | undefined {
  const isShort = sentence.split(' ').length <= maxCallWords;
  return [...notices, ...(isShort ? calls : [])].some((notice) => notice.test(sentence)) ? [] : undefined;
}
