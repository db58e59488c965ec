const plan =
  /^(?:(?:and|but|so|then|well|okay|all right|right|sure|yes|no|also|now)[,.]? )*(?:(?:i|we|you)['’]?(?:d|ll| would| will| could| can| might| should| want| need| like| always)\b|let['’]?s|let me|ask|look|check|see|walk|bring|open(?! house)|close|go|sit|stand|stay|take|time|try|run|turn|push|pull|press|feel|find|follow|measure|pace|listen|count|watch|note|notice|read|picture|imagine|suppose|say|think|pretend|give|show|send|tell|put|set|knock|tap|touch|lift|point|step|climb|start|wait|if|when|whether|maybe|perhaps|somebody|someone|anybody|whoever|nobody|my|what|where|which|who|how|why|does|do|is|are|can|could|would|will|did|has|have|should|usually|generally|often|as a rule|in general|most|many|some)\b/i;
const states =
  /\b(?:there(?:['’]s| is| are| was)|it (?:has|had|comes|features|includes|offers|was|is)|it['’]s|comes with|you['’](?:d (?:have|get|find|be)|ve got|ll (?:have|get|find))|you (?:have|get) (?:an?|the|two|three)|(?:the|this) (?:home|house|condo|place|listing|building|kitchen|unit|apartment) (?:has|had|is|was|comes|features|includes|offers|says|names|mentions|puts)|they(?:['’]re| are) asking|listed at|built in|faces?|boasts?|features|includes|throughout)\b/i;

/** What hosts do, like and lose isn't a claim; what they saw or counted in the listing is. */
const aboutHost =
  /^(?:(?:and|but|so|well|okay|oh|see|honestly|realistically|nora|miles|look)[,.]? )*(?:i|my|me|we(?= (?:ordered|tried|went|ate|cooked|burned|lost|ended)\b))\b(?!['’]?(?:ve|d| have| had)? (?:see|saw|seen|count(?:ed)?|read|spot(?:ted)?|found|find|hear|heard|notice[ds]?|love|like|get|got a|have (?:an?|the)|know)\b)/i;

/**
 * Whether a statement says something about the home. Questions, visit plans, requests and suppositions mention things
 * without claiming that they exist.
 */
export function isAssertion(statement: string): boolean {
  if (states.test(statement)) return true;
  if (aboutHost.test(statement.replace(/^["“‘']/, ''))) return false;
  return !/\?["”]?\s*$/.test(statement) && !plan.test(statement.replace(/^["“‘']/, ''));
}
