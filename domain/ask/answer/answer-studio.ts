import type { AskedHome } from '../evidence/asked-home.ts';
import type { Draft } from './draft.ts';
import { answerBeds } from './home-answers.ts';

const it = '(?:it|this|this one|the (?:unit|apartment|condo|home|place|co-op|loft))';
const asksStudio = new RegExp(
  `^(?:so )?is ${it} (?:only |really )?(?:an? )?(?:alcove )?studio(?: apartment| unit)?$`,
);
const asksSeparate =
  /^(?:so )?(?:is there|does it have|has it got|do i get|would i get|is it) an? (?:(?:separate|real|true|proper|actual|enclosed|closed) bed ?room(?: with (?:an? )?(?:door|walls?))?|bed ?room with (?:an? )?(?:own )?doors?)(?: (?:that closes|i can close)|,? or (?:is it )?(?:all )?(?:an? )?(?:studio|open|(?:just )?one (?:big )?room))?$/;

/** "Is it a studio?", "a separate bedroom with a door?": what the count of bedrooms settles, where nothing else is said. */
export function answerStudio(home: AskedHome, question: string): Draft | undefined {
  const text = question.replace(/[?!.,;:]+$/, '').trim();
  const draft = asksStudio.test(text) || asksSeparate.test(text) ? answerBeds(home) : undefined;
  if (!draft?.text.startsWith('It')) return undefined;
  const isStudio = draft.text.startsWith('It’s a studio');
  if (asksStudio.test(text)) return { ...draft, text: `${isStudio ? 'Yes' : 'No'}. ${draft.text}` };
  const isParted = home.statements.some(
    ({ isProse, text: said }) =>
      isProse && /\b(?:separate|enclosed|alcove|junior|convertible|sleeping)\b/i.test(said),
  );
  return isStudio && !isParted ? { ...draft, text: `No. ${draft.text}` } : undefined;
}
