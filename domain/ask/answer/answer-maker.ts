import type { AskedHome } from '../evidence/asked-home.ts';
import { wordStem } from '../evidence/word-stem.ts';
import type { Draft } from './draft.ts';

const asksMaker =
  /^(?:and |so )?who ((?:re)?designed|built|renovated|restored|created|developed|painted|made|carved|sculpted|crafted|did) (?:the |this |that |those )((?:[\w-]+ )*?[\w-]+?)(?: (?:in|on|at|of|for|over|above|behind|with|off|from|near|by|that) .*)?$/;
const homeItself =
  /^(?:home|house|building|place|apartment|unit|condo|tower|loft|residence|property|townhouse|interiors?|complex|development|penthouse|renovations?|design|architecture|work|plans?)$/;

/** The thing whose maker is asked for, where it isn't the home itself: the mural of "who painted the mural in the lobby?" */
export function madeThing(question: string): string | undefined {
  const noun = asksMaker.exec(question)?.[2]?.split(' ').at(-1);
  return noun && !homeItself.test(noun) ? noun : undefined;
}

/** "A garden by the landscape designer Iris Vale": who made one thing is told with it, and nobody else made it. */
export function answerMaker({ statements }: AskedHome, question: string): Draft | undefined {
  const noun = madeThing(question);
  if (!noun) return undefined;
  const stem = wordStem(noun).replace(/[^\p{L}\d]/gu, '');
  const said = new RegExp(
    `\\b${stem}\\p{L}*(?: [\\p{L}-]+){0,3},? by (?:the |an? )?(?:[\\p{Ll}\\d-]+,? ){0,4}\\p{Lu}\\p{Ll}|\\p{Lu}\\p{Ll}+[- ](?:designed|made|built|painted) (?:[\\p{Ll}-]+ ){0,2}${stem}`,
    'u',
  );
  const deed = deedOf(asksMaker.exec(question)?.[1] ?? '', stem);
  const found = statements.find(({ isProse, text }) => isProse && (said.test(text) || deed.test(text)));
  return found && { text: `The listing says: “${found.fact.value}”`, facts: [found.fact] };
}

const anyDeed = '(?:re)?designed|built|created|painted|made|carved|sculpted|crafted|decorated|laid';

/** "The sculptor Edda Quayle, who lived next door, built the tall studio": a name, and what that person made. */
const deedOf = (verb: string, stem: string) =>
  new RegExp(
    `\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{L}+(?:,[^,;.]{3,80},)? (?:then |later |also |once |himself |herself )?(?:${/^(?:did|made|created)$/.test(verb) ? anyDeed : verb}) (?:the|this|that|its|an?|all)(?: [\\p{L}’'-]+){0,4} ${stem}`,
    'u',
  );
