import { readQuestion } from './read-question.ts';

const starter =
  '(?:is|are|was|does|do|did|has|have|can|could|will|would|may|how|what|when|where|which|who|whose|why|any|tell me|also)';
const followUp = /^(?:and|also|plus|what about|how about|and what about|and how about|same for|or)\b[,\s]*/i;
const maxQuestions = 5;

/** The questions of a message, each by itself: "HOA? and how old is the roof", "is there a pool or a hot tub". */
export function splitQuestions(message: string): string[] {
  return joinRemark(message)
    .split(/(?<=[?!])\s*|(?<=[\p{L}\d]{2}\.)\s+|\n+|;\s*|\s\/\s/u)
    .flatMap((part) =>
      part.split(new RegExp(`(?:,\\s*|\\s+)(?:and|also|plus|but|&)\\s+(?=${starter}\\b)`, 'i')),
    )
    .flatMap((part) => part.split(new RegExp(`,\\s+(?=(?:${starter}|i|we|my|our|i'm|im|they)\\b)`, 'i')))
    .map((part) => part.replace(/[\s,]+$/, '').trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
    .flatMap(splitList)
    .slice(0, maxQuestions);
}

/** "I have two dogs. Is that a problem?" is one question. */
function joinRemark(message: string): string {
  return message.replace(
    /\b(?:i|we)(?:'ve| have|'re bringing| own)(?: got)? (?:an? |my |our |two |three |2 |3 |one )*((?:(?:big|small|large|little|old) )?(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|horses?|chickens?|boats?|rvs?|trailers?|campers?|motorcycles?))\b[^.?!]{0,40}[,.;!-]+\s*(?:so |and )?(?:is|are|would|will|does)(?: it| that| they| he| she| this)*(?: be)? (?:an? problem|an issue|ok(?:ay)?|allowed|fine|alright|permitted|welcome|cool|matter)\b/gi,
    'are $1 allowed',
  );
}

/** "Is there a pool, a gym or a sauna" is three questions in the same frame. */
function splitList(question: string): string[] {
  const { text, things } = readQuestion(question);
  if (things.length < 2 || /\b(?:together|total|combined|altogether)\b/.test(text)) return [question];
  const between = things.slice(1).map(({ from }, at) => text.slice(things[at]?.to ?? 0, from));
  const isList = between.every((gap) =>
    /^\s*(?:,|and|&|\/|plus|as well as|,\s*and)\s*(?:also )?(?:an? |the |any |what (?:is|are) (?:the )?|how (?:much|many) (?:is|are)? ?(?:the )?|its? )?$/.test(
      gap,
    ),
  );
  if (!isList) return [question];
  const [head, tail] = [text.slice(0, things[0]?.from), text.slice(things.at(-1)?.to)];
  return things.map(({ from, to }) => `${head}${text.slice(from, to)}${tail}`);
}

export function withoutFollowUp(question: string): string {
  return question.replace(followUp, '').trim() || question;
}
