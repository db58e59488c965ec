/** Listing verbs in forms that are rarely anything else. */
const verb =
  /\b(?:is|are|was|were|has|have|had|can|cannot|will|would|could|may|(?<!(?:water|design|unique|architectural|period|original|special|eco-friendly|outdoor|safety|key) )features?|includes?|offers?|opens|open (?:to|onto|into|out|up)|leads?|overlooks?|comes?|sits?|stands?|runs?|holds?|faces|spans?|keeps?|dates (?:from|to|back)|retains?|serves?|occup(?:y|ies)|rises?|connects?|anchors|enjoys?|provides?|flows?|makes?|welcomes?|greets?|awaits?|adds?|allows?|gives?|brings?|fills?|floods|frames|captures?|separates|measures|takes?|puts?|remains?|extends?|accommodates?|complements?|ensures?|shares|creates?|underwent|lives|delivers?|presents?|combines?|needs?|requires?|covers|receives?|stays?|conveys?|continues?|sets|set (?:an?|the) (?:[\p{L}-]+ )?tone|offer (?:plenty|ample|an?|the)|falls|works?|shows?|reflects?|highlights|balances|belongs?|boasts?|lends?|gets?|wraps|looks?|lies|feels|benefits|consists?|invites?|soars?|showcases?|unveils?|expands?|contains?|spreads|merges?|encompass(?:es)?|functions|evokes?|commands?|hosts?|seats|sleeps|draws?|pours?|streams?|pairs|meets?|fits?|doubles|forms?(?= (?:the|an?|one)\b)|blends?|mows?|plows?|leaves|defines?|lets|stretch(?:es)?|warms?|shines?|steps? (?:out|down|up)|descends?|hangs?|marks?|crowns?(?! mold)|completes?|rounds? (?:out|off)|tops? off|spills?|maximizes?|enters?|goes|lie|grace|await|flood|frame|anchor|fill|blur|bathe|adorns?|infuses?|abound|enhances?|illuminates?|reveals?|surround(?! sound)|face|flanks?|echo(?:es)?|impress(?:es)?|elevates?|encapsulates?|celebrates?|radiates?|overlook|presents?|exudes?|sprawls?|unfolds?|transitions?|promises?|elicits?|incorporates?|introduces?|comprises?|preserves?|maintains?|integrates?|caters?|appeals?|begins?|ends?|divides?|hold|reigns?|honors?|you['’](?:ll|re)|it['’]s|there['’]s|that['’]s|embod(?:y|ies)|doesn['’]t|don['’]t|isn['’]t)\b/iu;
const request =
  /^(?:(?:upstairs|downstairs|inside|outside|outdoors), )?(?:soak|step|enjoy|discover|experience|own|find|relax|walk(?!-)|live|come|meet|imagine|unwind|escape|wake|enter|explore|take|get|be|fall|savor|entertain|gather|welcome|bring|park|stroll|cook|sip|retreat|host|see|start|move|stay|make|head|picture|pull(?= (?:right |straight )?in))\b/i;
/** "Featuring windows that give you views": the verb belongs to the windows. */
const relative = /\b(?:that|which|who|where|whose)\b[^,.;]*/gi;
/** "With on-site management": an opening without its sentence. */
const opener =
  /^(?:with|featuring|boasting|including|outfitted|offering|complete with|designed (?:for|with)|situated|nestled|set |tucked|located|perched|spanning|built|steps from|just|known)\b/i;

/** Whether a text is a complete sentence: a statement about something, or a request. */
export function hasFiniteVerb(sentence: string): boolean {
  if (request.test(sentence)) return true;
  const main = sentence.replace(relative, '');
  if (!opener.test(main)) return verb.test(main);
  // A participle belongs to the clause after the comma.
  const at = main.search(/[,—]/);
  return at > 0 && verb.test(main.slice(at));
}
