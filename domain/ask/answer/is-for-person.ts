import type { Draft } from './draft.ts';

/** When somebody may move in is agreed on, but a listing may say from when. */
const asksMoveIn = /\bwhen (?:can|could|may) (?:i|we) (?:move|close)\b|\bmove[- ]?in date\b/;

/** What a sentence has to speak of to stand beside a question that is handed over: a board's rule about pets is nothing about the down payment that it wants. */
const ofTopic: Record<string, RegExp> = {
  'a visit':
    /\b(?:show(?:n|ings?)?|tours?|open house|appointments?|viewings?|visits?|previews?|schedule\w*)\b/i,
  financing:
    /\b(?:financ\w*|down|loans?|mortgages?|lenders?|cash|percent|assum\w+|rates?|credits?|income)\b|%/i,
  'the law':
    /\b(?:add(?:ed|ing|itions?)?|conver\w+|buil[dt]\w*|expan\w+|permit\w*|zon\w+|FAR|survey\w*|easement\w*|title|inspect\w*|disclos\w*|legal\w*|rights|approv\w+|subdivi\w+|plans?|potential|tenan\w+|leas\w+|allow\w*|law|violations?|combin\w+|as[- ]is|contracts?|trust|llc|probate|create)\b/i,
};
/** Whether a buyer may borrow at all is a rule of the building, which its listing tells like one about pets. */
const asksIfFinanced =
  /\b(?:let|lets|allow(?:s|ed)?|permit(?:s|ted)?|accept(?:s|ed)?|possible|ok(?:ay)?|can|could|may|cash only|need(?:s)? to be cash)\b/;
const tellsIfFinanced =
  /\bfinancing (?:is |are )?(?:not )?(?:permitted|allowed|prohibited)|\bno financing\b|\b(?:permits?|allows?) (?:up to )?\d\d ?(?:%|percent) financing|\b(?:all[- ])?cash (?:only|purchases? only)\b/i;
export const settlesFinancing = (topic: string | undefined, question: string, closest: Draft | undefined) =>
  topic === 'financing' &&
  asksIfFinanced.test(question) &&
  !/\b(?:qualif\w*|rates?|payments?|afford|lenders?|fha|va|usda|pre-?\w+|how much)\b/.test(question) &&
  tellsIfFinanced.test(closest?.text ?? '');

export const isOfTopic = (topic: string, closest: Draft | undefined) =>
  ofTopic[topic]?.test(closest?.text ?? '') ?? true;

/** What a sentence of the listing can't settle, whatever it says. */
export const isForPerson = (topic: string, question: string) =>
  (/^(?:negotiation|valuation)$/.test(topic) && !asksMoveIn.test(question)) ||
  /\b(?:legal(?:ly)?|lawyer|attorney|sue|enforce\w*|evict\w*|kick\b.*\bout|my rights)\b/.test(question);

/** A fact may touch on it, but the judgment is the agent's. */
export const isOpinion = (question: string) =>
  /\b(?:worth|invest(?:ment|ing)|going (?:up|down)|negotia\w+|over ?-?priced|fair|should i|good (?:deal|price|investment|buy)|take less|accept|firm|offers?\b(?! a)|(?:can|could|may|allowed to|able to) (?:i |we |you )?(?:build|add|convert|tear|demolish|expand|knock|put (?:up|in)|install))\b/.test(
    question,
  );
