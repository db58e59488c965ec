import { questionStarter } from '../data/question-words.ts';

/** What opens a message and asks nothing: some may begin a thing's name as well ("great room"), so they need a stop. */
const greeting =
  "(?:hi|hiya|hey|hello|howdy|good (?:morning|afternoon|evening)|ok(?:ay)?|so|btw|by the way|oh|um+|uh|hmm+|alright|all ?right|actually|honestly|also|sorry|quick (?:one|q)|(?:just |i(?:’|')?m )?curious)";
const stopped =
  '(?:well|right|cool|great|nice|perfect|thanks(?: so much| a lot)?|thank you(?: so much)?|thx|got it|fine|and|but|plus|next|first|second|last|lastly|finally|random|question|(?:hey |hi )?(?:just )?(?:one|an?|another|last|quick|other|dumb|silly|stupid|random)(?: (?:one|last|more|quick|other|dumb|silly|random))* (?:q|questions?|thing))';
const opening = new RegExp(
  `^(?:${greeting}(?: there| all| again| folks| guys)?(?:[,.!:;–—-]+ *| +)|${stopped}(?:[,.!:;–—-]+ *| +(?=(?:${questionStarter})\\b)))+(?=\\S)`,
  'i',
);

/** Who is asked, and how: "do you know", "I was wondering", "any idea". */
const asking = [
  "(?:do|would|does|did|don['’]t) (?:you|u|ya|anyone|anybody|they|(?:the|your) (?:listing|ad|agent|description|sellers?))(?: guys| all)? (?:happen to |by any chance |perhaps |maybe )?(?:know|say|mention|remember|specify|state|have (?:any|an) (?:idea|info))(?: anywhere| anything| offhand)?",
  '(?:can|could|would|will) (?:you|u|someone|somebody|anyone|anybody) (?:please |pls |kindly |maybe |also )?(?:tell me|tell us|let me know|say|clarify|confirm|check|find out|verify)(?: please| for me)?',
  '(?:(?:got|have|do you have) )?(?:any|no) (?:idea|clue|word|info)(?: yet)?',
  "(?:(?:i|we)(?:['’](?:m|re|d)| am| are| was| were|m|d)? )?(?:(?:just|also|still|really|mostly|mainly|kind of|was|were|am|are|is|would) )*(?:wondering|curious|unsure|not (?:quite |really )?sure|asking|(?:trying|hoping|looking) to (?:find out|figure out|see|understand|determine|know)|(?:want(?:ed)?|need(?:ed)?|like|love) to (?:know|ask(?: you)?|check|confirm|see|find out|make sure)|interested (?:in knowing|to know))",
  "(?:i|we) (?:can(?:no|['’])?t|could ?n(?:o|['’])?t|cant|couldnt) (?:tell|see|find(?: out)?|figure out)(?: from the (?:photos|pictures|listing|ad))?",
  '(?:please |pls )?(?:tell me|let me know)',
  'is it (?:true|correct|known|stated|clear|mentioned|specified)(?: anywhere)?',
  '(?:my |the |one )?(?:main |only |other )?(?:questions?|concern) (?:is|would be)',
].join('|');
const framed = new RegExp(
  `^(?:and |but |so |also )?(?:${asking})[,:]? +(?:(?:to know|about) +(?=how|what|when|where|which|who|why|if|whether))?(if|whether|that|how|what|when|where|which|who|whose|why)\\b(?!\\?)`,
  'i',
);

/** Asked behind the question, it asks for nothing more: "…, do you know?", "… by any chance". */
const closing =
  /(?:,? +(?:by any chance|if you know|(?:that )?(?:i|we|one) should (?:know about|be aware of|know|worry about)|worth knowing(?: about)?|in advance)|, *(?:hopefully |i hope )?not (?:in|on|at|near|by|down in|up in) (?:the |an? )?[\w-]+(?: [\w-]+)?(?: i hope| hopefully)?|, *(?:do you know|any idea|you know|please|pls|right|correct|hopefully|i hope|i guess|i assume|i take it|yes or no|is that right|is that correct|am i right|if so|if possible|if any|would you say|just curious|just wondering|or not|thanks|thx|thank you|lol|though|tho|(?:i |we )?(?:don['’]?t|do not) want (?:an? |any |to )[^?.!,]{3,40}))+(?=\s*(?:[?!.]|$))/gi;

/** A message without what opens and closes it. */
export const withoutOpening = (message: string) => message.replace(closing, '').replace(opening, '');

/** "I was wondering if there's a pool" asks "is there a pool"; "do you know how old the roof is" asks how old it is. */
export function withoutFrame(question: string): string {
  const bare = question.replace(opening, '');
  const found = framed.exec(bare);
  const word = found?.[1]?.toLowerCase() ?? '';
  if (!found) return bare;
  const end = /[?!.\s]*$/.exec(bare)?.[0] ?? '';
  const clause = bare.slice(found[0].length, bare.length - end.length).trim();
  if (clause === '') return bare;
  const asked = /^(?:if|whether|that)$/.test(word) ? asYesNo(clause) : asOpen(`${word} ${clause}`);
  return `${asked}${end.trim() === '' ? '' : '?'}`;
}

const auxiliary =
  "is|are|was|were|can|could|will|would|may|might|should|has been|have been|isn['’]t|aren['’]t|can['’]t|won['’]t";
const subjects = 'it|this|that|they|these|those|he|she|i|we|you|one|there';
/** As far as the verb may stand: "the garage in the back is heated". */
const maxSubjectWords = 7;
const leadingSubject = new RegExp(
  `^((?:${subjects})|(?:[\\w'’/-]+ ){0,${maxSubjectWords - 1}}?[\\w'’/-]+) (${auxiliary})\\b(.*)$`,
  'i',
);
const contracted = new RegExp(`^(${subjects}|the [\\w-]+)['’]s\\b`, 'i');

/** "There is a pool" as a question. */
function asYesNo(clause: string): string {
  const plain = clause.replace(contracted, '$1 is');
  const deed =
    /^(i|we|you|they)(?:['’]d)? (?!can\b|could\b|would\b|will\b|may\b|are\b|am\b|were\b)(\w.*)$/i.exec(plain);
  if (deed) return `do ${deed[1]} ${deed[2]}`;
  const [, subject, verb, rest] = leadingSubject.exec(plain) ?? [];
  const [, has, what] =
    /^((?:it|this|that|(?:the|this|that) [\w-]+(?: [\w-]+)?)) (?:has|have|got)\b(?! been)(.*)$/i.exec(
      plain,
    ) ?? [];
  if (has !== undefined) return `does ${has} have${what}`;
  const [, doer, does = '', more] =
    /^(it|this|that|(?:the|this|that) [\w-]+) (comes?|includes?|gets?|needs?|faces?|allows?|goes|works?|covers?|takes?|offers?|sits?|stays?|conveys?|opens?|floods?|leaks?|backs?|runs?|fits?|holds?|looks?|requires?|accepts?)\b(.*)$/i.exec(
      plain,
    ) ?? [];
  if (doer !== undefined && !(subject !== undefined && subject.length < doer.length))
    return `does ${doer} ${does === 'goes' ? 'go' : does.replace(/s$/, '')}${more}`;
  if (subject === undefined) return plain;
  const [first = '', ...others] = (verb ?? '').split(' ');
  return [first, subject, ...others].join(' ') + (rest ?? '');
}

const wordOfKind =
  '(?:how (?:old|big|large|tall|high|wide|deep|long|far|close|new|much|many(?: \\w+)?)|what(?: (?:floor|level|year|kind|type|sort|brand|color|size|direction|way|percent\\w*)(?: of [\\w-]+)?)?|which (?:\\w+)|when|where|who|why)';
const stated = new RegExp(
  `^(${wordOfKind}) (?!(?:is|are|was|were|do|does|did|can|will)\\b)((?:[\\w'’-]+ ){0,5}?[\\w'’-]+?)(?: |['’](?=s\\b))(is|are|was|were|can|will|s)\\b(.*)$`,
  'i',
);
const doing = new RegExp(
  `^(${wordOfKind}) (it|this|that|they|the (?:[\\w-]+ ){0,2}?[\\w-]+) (costs?|covers?|includes?|faces?|runs?|allows?|pays?|comes? to|adds? up to|takes?)\\b(.*)$`,
  'i',
);

/** "How old the roof is", "what the dues cover" as questions. */
function asOpen(clause: string): string {
  const [, kind, subject, verb, rest] = stated.exec(clause) ?? [];
  if (kind !== undefined) return `${kind} ${verb === 's' ? 'is' : verb} ${subject}${rest}`;
  const [, how, doer = '', does = '', more] = doing.exec(clause) ?? [];
  if (how === undefined) return clause;
  const isMany = /^they$|[^s]s$/.test(doer);
  return `${how} ${isMany ? 'do' : 'does'} ${doer} ${does.replace(/s(?= |$)/, '')}${more}`;
}
