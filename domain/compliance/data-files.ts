import exemptionData from './data/exemptions.json' with { type: 'json' };
import questionData from './data/questions.json' with { type: 'json' };
import accommodations from './data/rules/accommodations.json' with { type: 'json' };
import assistanceAnimals from './data/rules/assistance-animals.json' with { type: 'json' };
import audience from './data/rules/audience.json' with { type: 'json' };
import codedTalk from './data/rules/coded-talk.json' with { type: 'json' };
import disability from './data/rules/disability.json' with { type: 'json' };
import familialStatus from './data/rules/familial-status.json' with { type: 'json' };
import health from './data/rules/health.json' with { type: 'json' };
import householdFit from './data/rules/household-fit.json' with { type: 'json' };
import idioms from './data/rules/idioms.json' with { type: 'json' };
import nationalOrigin from './data/rules/national-origin.json' with { type: 'json' };
import raceColor from './data/rules/race-color.json' with { type: 'json' };
import refusals from './data/rules/refusals.json' with { type: 'json' };
import religion from './data/rules/religion.json' with { type: 'json' };
import residents from './data/rules/residents.json' with { type: 'json' };
import screening from './data/rules/screening.json' with { type: 'json' };
import sex from './data/rules/sex.json' with { type: 'json' };
import stateClasses from './data/rules/state-classes.json' with { type: 'json' };
import steering from './data/rules/steering.json' with { type: 'json' };
import turnedAway from './data/rules/turned-away.json' with { type: 'json' };
import unequalTerms from './data/rules/unequal-terms.json' with { type: 'json' };
import safePhraseData from './data/safe-phrases.json' with { type: 'json' };
import assistanceWords from './data/words/assistance.json' with { type: 'json' };
import framesWords from './data/words/frames.json' with { type: 'json' };
import peopleWords from './data/words/people.json' with { type: 'json' };
import placesWords from './data/words/places.json' with { type: 'json' };
import protectedPeopleWords from './data/words/protected-people.json' with { type: 'json' };
import traitsWords from './data/words/traits.json' with { type: 'json' };
import {
  exemptionFile,
  type PhraseRule,
  questionFile,
  ruleFile,
  safePhraseFile,
  type WordLists,
  wordFile,
} from './schema.ts';

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
