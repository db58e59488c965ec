/** Orders to whoever reads, and talk about the making of texts: never facts about a home. */
const instructionSigns: RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip|discard|drop)\b[^.]{0,40}\b(?:instructions?|prompts?|rules?|messages?|guidelines?|directions?|context|above|previous|prior|earlier|everything|facts?|policy|policies)\b/i,
  /\b(?:system|developer|user|assistant|admin)\s*(?:prompt|message|note|override|role)?\s*[:>\]]/i,
  /\b(?:prompts?|jailbreak|chat ?gpt|gpt-?\d?|openai|claude|gemini|llm|language models?|chat ?bots?|a\.?i\.? (?:model|assistant|agent|system|host|voice|writer|reader)|as an ai|artificial intelligence|assistant)\b/i,
  /\b(?:podcasts?|episodes?|hosts?(?! (?:a|guests|your|the|dinner|friends))|narrators?|announcers?|listeners?|voice-?over|transcripts?|screenplay|this script|the script|scripts?|read(?:ing)? (?:this )?aloud|text-to-speech|tts)\b/i,
  /\b(?:Nora|Miles) (?:must|should|has to|needs to|will|says?|is to)\b/,
  /\b(?:you (?:are|must|should|will|shall|need to|have to) (?:now |always |never |also |only |first |then )?(?:a |an |the )?(?:say|tell|state|mention|repeat|announce|output|print|write|read|respond|reply|answer|include|add|insert|claim|promise|call|pretend|act|begin|start|end|stop|reveal|use|speak|sing|obey|follow|comply|in\b|no longer|free|bound))/i,
  /^(?:please |now |then |also |first |next |finally |and |instead,? |always |never |do not |don't |kindly |immediately |just )*(?:say|tell|state|repeat|announce|output|print|write|respond|reply|answer|recite|pretend|act|obey|comply|execute|run|eval|translate|summari[sz]e|reveal|mention|insert|append|prepend|replace|remember|note that you|claim|promise|shout|sing|declare|proclaim|quote|pronounce|read|speak|use the (?:word|phrase|code)|begin|start (?:your|every|each|the|with)|end (?:your|every|each|with)|finish|close (?:your|every|each|with)|set (?:the )?(?:price|beds?|address|agent)|change|delete|drop table|select|update (?:the|all)|import|fetch|curl|visit (?:http|www|my|our)|click|subscribe|follow|download)\b/i,
  /\b(?:every|each|your|the next|the following|all) (?:sentences?|repl(?:y|ies)|answers?|responses?|turns?|outputs?|lines?|paragraphs?|chapters?|words?)\b/i,
  /\b(?:instructions?|directives?|commands?)\b/i,
  // Words to be said stand in quotation marks; rooms and trees do not.
  /\b(?:say|mention|repeat|announce|shout|whisper|pronounce|read|type)s?\b[^.]{0,20}["']\w|\(\s*(?:say|read|mention|add|insert|please|note|ai|system)\b|"[^"]{3,}"/i,
  /\b(?:secret|password|passcode|api key|token|canary|code ?word|magic word|passphrase|confirmation code|promo code|access code|keyword|hidden (?:message|text))\b/i,
  /\b(?:verbatim|word for word|out loud|in all caps|base64|rot13|json|xml|html|markdown|yaml|sql|javascript|python)\b/i,
  /\b(?:end of (?:listing|description|text|document|data|context|input)|begin (?:listing|new)|new task|your (?:new )?(?:task|role|job|goal|mission|purpose|persona)|from now on|role-?play)\b/i,
  /[A-Z]{3}[-_]?\d{3}|[A-Z]{4} (?!(?:19|20)\d\d\b)\d{3}|\d{3}[-_][A-Z]{3}|\b[A-Z]+_[A-Z_]+\b/,
  /[{}[\]\\|=^~`]|<\w|\$\(|\/\*|=>|::|#{2,}|-{4,}|_{2,}/,
];

/** Whether a sentence speaks to whoever processes the listing instead of describing a home. */
export function isInstruction(sentence: string): boolean {
  return instructionSigns.some((sign) => sign.test(sentence));
}

const smallWords = new Set([
  'and',
  'at',
  'by',
  'de',
  'for',
  'in',
  'la',
  'of',
  'on',
  'the',
  'van',
  'von',
  'with',
]);

/** The same of a name: "Select Homes Realty" and "State Street" are names, whatever their first word. */
export function isInstructionNotName(name: string): boolean {
  const words = name.match(/(?<![\p{L}'’.-])\p{Ll}[\p{Ll}'’]+/gu) ?? [];
  const isWritten =
    words.some((word) => !smallWords.has(word)) || /\d{3}|[^\p{L}\p{N}\s.,&'’/()+-]/u.test(name);
  return isWritten && isInstruction(name);
}
