/** Praise and sales talk: a host would not say it of a home. */
const praise =
  /\b(?:stunning|gorgeous|breathtaking|spectacular|magnificent|exquisite|luxur\w+|dream|oasis|sanctuary|retreat|paradise|perfect(?:ly)?|ideal(?:ly)?|ultimate|unparalleled|unmatched|unbeatable|must[- ]see|rare(?:ly)?|coveted|sought[- ]after|prime|nestled|boasts?|seamless(?:ly)?|effortless(?:ly)?|elegan\w+|sophisticat\w+|timeless|impeccabl\w+|meticulous\w*|masterpiece|gem|vibrant|charm(?:ing)?|beautiful(?:ly)?|amazing|incredible|extraordinary|exceptional|world-class|iconic|lifestyle|entertain(?:er|ing)\w*|truly|true|thoughtful(?:ly)?|curated|bespoke|epitome|quintessential|elevat(?:ed|es)|inviting|serene|tranquil|cozy|warmth|grace(?:ful)?|gracious|sun-(?:drenched|splashed|kissed|soaked)|bathed|flooded|enjoy|experience|opportunity|investment|desirable|great|fantastic|wonderful|excellent|lovely|best|finest|premier|state-of-the-art|top-of-the-line|high-end)\b/i;
const personal =
  /\b(?:you|your|you'll|you're|we|our|us|I|my|buyers?|seller|agent|broker|showings?|offers?|please|contact|call|listing)\b/i;
const notAStatement =
  /^(?:step|enter|enjoy|welcome|don'?t|come|imagine|discover|located|situated|perched|set|featuring|offering|with|and|but|or|plus|also|additional|other|just|only|this is|here|there|it|they|these|those|that|this|each|both|all of|upon|as|from|whether|if|when|where|while|bring|see|call|schedule|walk|relax|retreat|live|experience|introducing|presenting|meet|spanning|designed|built for|once)\b/i;
const finite =
  /\b(?:is|are|was|were|has|have|had|features?|includes?|offers?|opens?|leads?|overlooks?|provides?|comes?|sits?|stands?|runs?|lines?|separates?|connects?|holds?|houses?|covers?|faces?|serves?|spans?|takes?|keeps?|makes?|adds?|gives?|goes|flows?|looks?|allows?|completes?|anchors?|wraps?|rises?|occupies|dates?|retains?|allows|shares?|replaced|installed|built|designed|lived)\b/;

/** Whether a sentence of the listing can be said whole, as it stands, by somebody who has read it. */
export function isSpeakable(sentence: string): boolean {
  const words = sentence.split(/\s+/).length;
  return (
    words >= 6 &&
    words <= 24 &&
    /^\p{Lu}/u.test(sentence) &&
    /[.]$/.test(sentence) &&
    !/[!?:;–—()"“”…*|/]|\.\.|\s-\s|\b[A-Z]{4,}\b|\bw\/|&/.test(sentence) &&
    !praise.test(sentence) &&
    !personal.test(sentence) &&
    !notAStatement.test(sentence) &&
    finite.test(sentence) &&
    (sentence.match(/,/g)?.length ?? 0) <= 3 &&
    (sentence.match(/\d[\d,.]*/g)?.length ?? 0) <= 2
  );
}
