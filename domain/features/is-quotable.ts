const maxWords = 22;
/** Sales talk that a host would be embarrassed to read out, even as a quotation. */
const sales =
  /\b(?:must[- ]see|don'?t miss|not to be missed|dream|oasis|sanctuary|paradise|unparalleled|unmatched|ultimate|opportunity|investment|schedule|showings?|call|contact|offers?|buyers?|sellers?|agent|broker|listing|deposit|tax(?:es)?|assessment|lifestyle|stunning|gorgeous|breathtaking|luxur\w+|nestled|boasts?|sought-after|coveted|desirable|vibrant|dynamic|the best|unbeatable|prestigious|premier|everyday living|modern living|city living)\b/i;

/** Whether a host can read a sentence of the listing word for word. */
export function isQuotable(sentence: string): boolean {
  const words = sentence.split(/\s+/).length;
  return (
    words >= 6 &&
    words <= maxWords &&
    /^\p{Lu}/u.test(sentence) &&
    /[.]$/.test(sentence) &&
    !/[!?:;()"“”…*|/]|\.\.|\s[-–—]\s|\b[A-Z]{4,}\b|\bw\/|&/.test(sentence) &&
    !/\b(?:you|your|you'll|you’ll|we|our|us)\b/i.test(sentence) &&
    !/^(?:it|they|these|those|this|that|and|but|or|with|also|plus|additional|other)\b/i.test(sentence) &&
    /\b(?:is|are|was|were|has|have|had|features?|includes?|opens?|leads?|overlooks?|comes?|sits?|stands?|runs?|holds?|houses?|faces?|spans?|keeps?|dates?|retains?|serves?|designed|built|lived|occupies|rises?|connects?|anchors?|lines?)\b/.test(
      sentence,
    ) &&
    !sales.test(sentence) &&
    (sentence.match(/,/g)?.length ?? 0) <= 3
  );
}
