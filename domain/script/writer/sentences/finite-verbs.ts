const verbs =
  "is|are|was|were|has|have|had|does|do|can|could|will|would|may|might|isn't|aren't|it's|there's|opens?|runs?|leads?|sits?|holds?|takes?|looks?|gives?|keeps?|makes?|works?|faces?|backs?|puts?|gets?|comes?|goes|stands?|lies?|fills?|dates?|cross(?:es)?|serves?|covers?|includes?|conveys?|transfers?|stays?|allows?|pairs|sets|set(?= the tone)|shares?|overlooks?|adjoins?|walks|leaves?|mows|plows|parks|catch(?:es)?|feels?|lets?|brings?|means?|remains?|offers|connects?|continues?|starts?|ends|completes?|needs?|provides?|separates?|surrounds?|wraps?|flows?|spans?|rises?|drops?|reach(?:es)?|occup(?:y|ies)|contains?|hosts|maintains?|adds?|gets|warms?|lights|tops|anchors?|frames?|borders?|extends?|stretch(?:es)?|begins?|glides?|kept|got|took|grows?|lands|belongs?|boards|heats|cools|feeds|ties|divides?|doubles|hides?|greets?|becomes?|stops|went|came|plumbs|gather|enjoy|keep|gathers|welcomes|invites|features|showcases|captures|commands|draws|lifts|meets|spills|ushers|awaits|waits|combines|blends|pulls|rests|perches|entertains|accommodates|sleeps|seats|handles|stores|encloses|flanks|crowns|defines|delivers|supplies|joins|hugs|follows|shows|spreads|pours|floods|bathes|folds|converts|measures|totals|retains|preserves|reflects|balances|carries|presents|sweeps|descends|climbs|invite|feature|capture|draw|meet|combine|welcome|surround|enclose|flank|join|follow|show|delivers|supply";
/** As often nouns; verbs only before the words that such a verb takes. */
const movements =
  'steps (?:down|up|out|past|from)|turns (?:into|toward)|lines? (?:the|one|both|each)|screens (?:the|it)|shades (?:the|it)|slopes (?:down|gently|to|away|toward)|winds (?:through|past|up|down|along|to)|curves (?:around|past|up|along|toward)|slides? (?:open|away|back)|swings? (?:open|wide)|finishes (?:the|off)|caps (?:the|it)|shelters (?:the|a|it)|views (?:the)|rounds out|fills? out';
const finite = new RegExp(`\\b(?:${verbs}|${movements})\\b`, 'gi');
const workDone =
  /\b(?:seller|sellers|owner|owners|builder|association|they|previous owner|architect)\b[^,]{0,24}\b(?:added|replaced|installed|built|redid|renovated|restored|put|updated|rebuilt|finished|converted|planted|opened)\b/i;
const gained = /\b(?:added|gained|created|brought) (?:a|an|the|its)\b/i;
const relative = /\b(?:that|which|who|where|you|when|whose)(?: \w+)?\s$/i;

/** Where the main verb stands, if there is one; verbs of relative clauses ("an island that seats three") do not count. */
export function finiteVerbAt(text: string): number {
  const done = workDone.exec(text) ?? gained.exec(text);
  for (const verb of text.matchAll(finite)) {
    const before = text.slice(0, verb.index);
    // A hyphen before or behind makes it a part of a compound: "walk-in", "must-have".
    if (text.charAt(verb.index - 1) === '-' || text.charAt(verb.index + verb[0].length) === '-') continue;
    if (relative.test(before) && !/^you $/i.test(before)) continue;
    if (isNoun(before, verb[0], text.slice(verb.index + verb[0].length))) continue;
    return done ? Math.min(done.index, verb.index) : verb.index;
  }
  return done ? done.index : -1;
}

/** "views", "a walk", "the drops": a word behind an article, an adjective or a preposition is no verb. */
function isNoun(before: string, verb: string, after: string): boolean {
  if (
    /^(?:is|are|was|were|has|have|had|does|do|can|could|will|would|may|might|it's|there's|isn't|aren't)$/i.test(
      verb,
    )
  )
    return false;
  if (/^dates?$/i.test(verb) && /^ (?:from|to|back)\b/.test(after)) return false;
  if (
    /\b(?:a|an|the|of|with|for|to|from|in|on|off|by|new|two|three|four|its|old|open|full|half|roof|storage|ski|back|front|city|fire|long|each|this|night|no)\s$/i.test(
      before,
    )
  )
    return true;
  return (
    before.trim() === '' ||
    (/^\s*(?:of|with|from)\b/i.test(after) &&
      /s$/i.test(verb) &&
      !/^(?:comes?|dates?|works?|opens?|runs?|gets?|sits?|backs?|looks?)$/i.test(verb))
  );
}

export function isSentence(text: string): boolean {
  const at = finiteVerbAt(text);
  if (at < 0) return false;
  // "A former warehouse, turned into lofts, and this one is …": the verb belongs to what follows.
  return !/,.*, and (?:this one|this|it)\b/i.test(text.slice(0, at));
}
