import {
  exemptionFile,
  type PhraseRule,
  questionFile,
  ruleFile,
  safePhraseFile,
  type WordLists,
  wordFile,
} from '../schema.ts';
import exemptionData from './exemptions.json' with { type: 'json' };
import questionData from './questions.json' with { type: 'json' };
import accommodations from './rules/accommodations.json' with { type: 'json' };
import assistanceAnimals from './rules/assistance-animals.json' with { type: 'json' };
import audience from './rules/audience.json' with { type: 'json' };
import codedTalk from './rules/coded-talk.json' with { type: 'json' };
import disability from './rules/disability.json' with { type: 'json' };
import familialStatus from './rules/familial-status.json' with { type: 'json' };
import health from './rules/health.json' with { type: 'json' };
import householdFit from './rules/household-fit.json' with { type: 'json' };
import idioms from './rules/idioms.json' with { type: 'json' };
import nationalOrigin from './rules/national-origin.json' with { type: 'json' };
import raceColor from './rules/race-color.json' with { type: 'json' };
import refusals from './rules/refusals.json' with { type: 'json' };
import religion from './rules/religion.json' with { type: 'json' };
import residents from './rules/residents.json' with { type: 'json' };
import screening from './rules/screening.json' with { type: 'json' };
import sex from './rules/sex.json' with { type: 'json' };
import stateClasses from './rules/state-classes.json' with { type: 'json' };
import steering from './rules/steering.json' with { type: 'json' };
import turnedAway from './rules/turned-away.json' with { type: 'json' };
import unequalTerms from './rules/unequal-terms.json' with { type: 'json' };
import safePhraseData from './safe-phrases.json' with { type: 'json' };
import assistanceWords from './words/assistance.json' with { type: 'json' };
import framesWords from './words/frames.json' with { type: 'json' };
import peopleWords from './words/people.json' with { type: 'json' };
import placesWords from './words/places.json' with { type: 'json' };
import protectedPeopleWords from './words/protected-people.json' with { type: 'json' };
import traitsWords from './words/traits.json' with { type: 'json' };

const ruleFiles = [
  raceColor,
  nationalOrigin,
  religion,
  sex,
  disability,
  familialStatus,
  householdFit,
  residents,
  stateClasses,
  audience,
  turnedAway,
  accommodations,
  assistanceAnimals,
  health,
  screening,
  unequalTerms,
  steering,
  codedTalk,
  refusals,
  idioms,
].map((file) => ruleFile.parse(file));
const wordFiles = [
  protectedPeopleWords,
  peopleWords,
  traitsWords,
  framesWords,
  placesWords,
  assistanceWords,
].map((file) => wordFile.parse(file));
const questions = questionFile.parse(questionData);
const safe = safePhraseFile.parse(safePhraseData);
const exempt = exemptionFile.parse(exemptionData);

export const allRules: PhraseRule[] = ruleFiles.flatMap((file) => file.rules);
export const questionTopics = questions.topics;
export const safePhrases = safe.groups.flatMap((group) => group.phrases);
export const exemptions = exempt.exemptions;
export const wordLists: WordLists[] = [...wordFiles, ...ruleFiles, questions, safe, exempt].map(
  (file) => file.lists ?? {},
);
