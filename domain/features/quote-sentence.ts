import { splitArticles } from '../english/write-out.ts';

const [minWords, maxWords] = [6, 25];
/** Words nobody would read out, even as a quote. */
const sales =
  /\b(?:must[- ]see|don'?t miss|not to be missed|dreams?|oasis|sanctuary|paradise|unparalleled|unmatched|unrivaled|ultimate|opportunit\w+|invest\w*|schedule|showings?|call|contact|buyers?|sellers?|agents?|brokers?|listing|lifestyle|stunning|gorgeous|breathtaking|luxur\w+|sought-after|coveted|desirable|finest|unbeatable|prestigious|premier|world-class|epitom\w+|exud\w+|elevat(?:e|es|ing)|timeless|discerning|sophisticat\w+|masterpiece|showstopp\w+|jewel|gem|unforgettable|perfect(?:ion|ly)?|ideal(?:ly)?|seamless\w*|thoughtful\w*|truly|sense of|ambian?ce|experience|peace of mind|discover|one-of-a-kind|incredible|amazing|exceptional|extraordinary|magnificent|spectacular|remarkable|impress\w*|captivat\w*|inspir\w*|deserve|loved?|indulg\w*|redefin\w*|celebrat\w*|grandeur|storybook|magic\w*|wow|flair|sumptuous|palatial|haven|escape|splendor|luxe|nestled|welcome|await\w*|offers? the|best of|everything|living at its|residents enjoy|enjoy|effortless\w*|vibrant|motivated|priced|comps?|stylish|functional\w*|ample|generous\w*|comfort|convenien\w+)\b/i;
const people =
  /\b(?:we|our|ours|us|my|i|you|your|you'll|famil(?:y|ies)(?! room)|kids?|children\w*|grand\w+|nanny|guests|friends|couples?|professionals?|students?|school\w*|church\w*|elementary|academy|owners?)\b/i;
const unsayable =
  /[?!:;()"“”*|…<>#@&[\]{}/]|\.\.|\s[-–—]\s|\p{L}-(?=perfect|ideal)|https?|\b[A-Z]{4,}\b|\d{3}-\d{4}|\$\d/u;
/** Headline capitals in mid-sentence. */
const headline =
  /(?<=[\p{L},\d] )(?:Like|Bath|Bathroom|Bedrooms?|Kitchen|Living|Room|Suite|Unit|Floor(?:s|ing)?|Deck|Heated|Home|Large|New|Private|PH|SS)\b/u;
const dependent =
  /^(?:it|they|these|those|that|this|he|she|here|also|both|other|another|additional\w*|plus|and|but|or|so|with|all|each|features?|includes?|offers?|has|step|come|imagine|whether|if|as|finally|lastly|its|their)\b/i;
const verbs =
  /\b(?:is|are|was|were|has|have|had|features?|includes?|opens?|leads?|overlooks?|comes?|sits?|stands?|runs?|holds?|faces?|spans?|keeps?|dates?|retains?|serves?|occup(?:y|ies)|rises?|connects?|anchors?|offers?|provides?|shares?|fits?|seats?|extends?|showcases?|presents?|wraps?|frames?|contains?|makes?|adds?|remains?|can|could|allows?|gets?|brings?)\b/i;
const hangsOn =
  /,\s+(?:featuring|including|offering|providing|creating|making|where|perfect|ideal|while|which|allowing|ensuring|as well as|for)\b/i;

/** A listing sentence to quote: its exact words, missing spaces restored, cut only before a trailing clause. */
export function quoteSentence(original: string): string | undefined {
  const text = splitArticles(original.replace(/[‘’]/g, "'")).replace(/\s+/g, ' ').trim();
  const cut = hangsOn.exec(text)?.index;
  const found = [text, ...(cut ? [`${text.slice(0, cut)}.`] : [])].find(isQuotable);
  return found;
}

function isQuotable(text: string): boolean {
  const words = text.split(' ').length;
  const commas = text.match(/,/g)?.length ?? 0;
  return (
    words >= minWords &&
    words <= maxWords &&
    commas <= 3 &&
    /^\p{Lu}\p{Ll}*\b.*\.$/u.test(text) &&
    !unsayable.test(text) &&
    !sales.test(text) &&
    !people.test(text) &&
    !dependent.test(text) &&
    !/\b(?:this (?:level|floor|room|space|area|terrace)|also|as well|however|vibe)\b/i.test(text) &&
    !headline.test(text) &&
    verbs.test(text)
  );
}
