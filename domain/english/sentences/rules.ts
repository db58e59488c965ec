/** A sentence's position in its text, including trailing white space. */
export type SentenceSpan = { start: number; end: number };

/** The sentences of a text, trimmed. A line end always ends a sentence; text with no letters or digits isn't one. */
export function splitSentences(text: string): string[] {
  return sentenceSpans(text)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => says.test(sentence));
}

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });
const says = /[\p{L}\p{N}]/u;

/**
 * The sentences of a text; together they make up the whole text. Unicode's rules find most ends. We add what they can't
 * know: abbreviations and initials, a number that starts a sentence, and a missing space.
 */
export function sentenceSpans(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = 0;
  const cutAt = (end: number) => {
    const last = spans.at(-1);
    const rest = text.slice(start, end);
    // A stray bracket, a row of stars, an empty line: text that says nothing stays with the sentence before it.
    if (last && !says.test(rest) && (rest.trim() === '' || text[start - 1] !== '\n')) last.end = end;
    else spans.push({ start, end });
    start = end;
  };
  for (const { segment, index } of segmenter.segment(text)) {
    for (const missed of segment.matchAll(missedEnds)) {
      const at = index + missed.index + missed[0].length;
      if (isSentenceEnd(text, start, at)) cutAt(at);
    }
    const end = index + segment.length;
    if (end === text.length || /[\n\u2029]$/.test(segment) || isSentenceEnd(text, start, end)) cutAt(end);
  }
  return spans;
}

/**
 * Possible ends that Unicode's rules miss: before a number ("Built in 1920. 3 baths"), before a lowercase letter, after
 * an ellipsis, and without a space ("two baths.The kitchen", but not "Homes.Com" or "Liv.Rm").
 */
const missedEnds =
  /[.?!]["”’')]*\s+(?=[$#\d\p{Ll}])|…["”’')]*\s+(?=\p{Lu})|(?<=\p{Ll}{2}|\d)\.(?=\p{Lu}[\p{Ll}\s])(?!(?:Com|Net|Org|[^\saeiouyAEIOU]{2,4})\b)|(?<=\p{Lu}{3})\.(?=\p{Lu}{2})/gu;

/** Whether the period before `at` ends the sentence that started at `start`. */
function isSentenceEnd(text: string, start: number, at: number): boolean {
  const sentence = text.slice(start, at).trimEnd();
  const before = sentence.slice(-24);
  const after = text.slice(at, at + 24);
  if (/^\p{Ll}/u.test(after)) return isEndBeforeSmallLetter(sentence, before, after);
  if (!/\.["”’')]*$/.test(before)) return true;
  // "1. Kitchen": an item number.
  if (titles.test(before) || /^\s*\d{1,2}\.$/.test(sentence)) return false;
  if (beforeNumbers.test(before)) return !/^(?:[$#]?\d|\p{Lu}{1,3}-?\d|\p{Lu}\b)/u.test(after);
  if (/\bsq\.$/i.test(before)) return !/^(?:ft|feet|foot|in|yd|mi)\b/i.test(after);
  if (/\d ?[ap]\.m\.$/i.test(before)) return !/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|[ECMP][SD]?T\b)/.test(after);
  const isName = /^["“‘(]*\p{Lu}/u.test(after) && !openers.test(after) && !compound.test(after);
  return !(isName && beforeNames.test(before));
}

/** The writer may skip capitals or forget one; but before "to" or "and", it's more likely the period that is wrong. */
function isEndBeforeSmallLetter(sentence: string, before: string, after: string): boolean {
  if (/[?!]$/.test(before)) return true;
  // "bsmt. with", "10ft. windows": most abbreviations have no vowel.
  const last = /(?<![$\d.,])\b\p{L}+\.$/u.exec(before)?.[0] ?? '';
  if (!/^(?=.*[aeiou]).{4,}/i.test(last)) return /\d\.$/.test(before) && smallStart.test(sentence);
  const isShort = [titles, beforeNumbers, beforeNames, shortForms].some((words) => words.test(before));
  return !isShort && (smallStart.test(sentence) || !(goesOn.test(after) || cannotEnd.test(last)));
}

const smallStart = /^\s*\p{Ll}/u;
const goesOn =
  /^(?:to|of|in|and|or|nor|at|with|for|by|from|on|as|than|per|but|via|into|onto|over|under|off|including|such|which|that|who|where|while|through|until|till|is|are|was|has|wide|long|deep|tall|high|away|each|plus|an?)\b/;
const cannotEnd = /^(?:to|of|with|for|by|from|into|the|an?|and|or)\./i;

const abbreviations = (words: string) => new RegExp(`(?:^|[\\s(“"/-])(?:${words})\\.["”’')]*$`, 'u');

/** Never the last word. */
const titles = abbreviations(
  'M[rR][sS]?|M[sS]|Messrs|Prof|Rev|Hon|Gov|Sen|Gen|Capt|Lt|Col|Sgt|M[tT]|[Aa]pp(?:ro|r)?x|[Ii]ncl|[Ee]xcl|[Vv]s|[Ee]\\.g|[Ii]\\.e|[Ee]sp|Wm|Chas|Geo|Jos|Thos',
);
/** Not the last word if a number or a code follows; "No." and "Sun." are also words. */
const beforeNumbers = abbreviations(
  '[Nn][oO]s?|[Aa]pt|APT|[Ss]te|[Bb]ldg|[Rr]m|[Ff]l|[Pp]h|[Tt]el|[Ee]xt|[Ee]st|[Cc]a|[Rr]te?|[Hh]wy|[Ff]wy|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|(?<!\\d )(?:[Mm]in|[Mm]ax|[Aa]vg)',
);
/** Not the last word if a name follows: "St. Mary's" is a saint, "off Main St. The porch" a street. */
const beforeNames = abbreviations(
  "[Ss][tT]s?|D[rR]|(?<!\\d[+'’]? |[Ss][Qq]\\.? ?)F[tT]|J[rR]|S[rR]|Inc|Co|Corp|Ltd|Bros|[Dd]ept|(?<![/-])(?:\\p{Lu}\\.)*\\p{Lu}",
);
/** Rarely the last word before a lowercase letter. */
const shortForms = abbreviations(
  'ave|corp|inc|assoc|univ|misc|etc|min|max|avg|approx|incl|excl|est|ext|tel|vol',
);
/** Words that start sentences and are rarely names. */
const openers =
  /^["“‘(]*(?:the|an?|this|that|these|those|it|its|it['’]s|there|there['’]s|here|we|you|your|our|they|he|she|his|her|their|in|on|at|with|without|from|for|to|by|and|but|or|so|as|if|when|where|while|whether|after|before|once|each|every|all|both|one|two|three|four|five|six|no|not|plus|just|only|also|located|situated|nestled|perched|set|built|designed|step|enjoy|featuring|features|offering|offers|includes|including|welcome|come|see|call|perfect|ideal|great|beautiful|new|don['’]t)\b(?!-)/i;
/** "South-facing", "Sun-filled": a description, not a name. */
const compound = /^\p{Lu}\p{Ll}+-\p{Ll}/u;
