const abbreviation =
  /\b(?:st|sts|mt|ft|dr|mrs?|ms|ave|blvd|rd|ln|ct|pl|hwy|approx|sq|no|apt|ste|bldg|incl|min|mins|hr|hrs|vs|jr|sr|co|u\.s|a\.m|p\.m|e\.g|i\.e|[A-Z])\.$/i;

/** Sentences in order. Line ends part sentences; the stops of abbreviations do not. */
export function splitSentences(text: string): string[] {
  return text.split('\n').flatMap(splitLine);
}

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const stop of line.matchAll(/[.?!]["')]*(?=\s)/g)) {
    const end = stop.index + stop[0].length;
    const sentence = line.slice(start, end);
    const next = line.slice(end).trimStart();
    // "St. Clair" and "approx. 20 feet" go on; so does whatever begins with a small letter.
    if (
      abbreviation.test(sentence) &&
      /^[\p{Lu}\d]/u.test(next) &&
      !/\b(?:ft|sq|min|mins|hrs?)\.$/i.test(sentence)
    )
      continue;
    if (/^\p{Ll}/u.test(next) && abbreviation.test(sentence)) continue;
    sentences.push(sentence.trim());
    start = end;
  }
  sentences.push(line.slice(start).trim());
  return sentences.filter((sentence) => /\p{L}{2}/u.test(sentence));
}
