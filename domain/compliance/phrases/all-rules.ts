import type { PhraseRule } from '../schema.ts';
import { accommodationRules } from './accommodations.ts';
import { assistanceAnimalRules } from './assistance-animals.ts';
import { audienceRules } from './audience.ts';
import { codedTalkRules } from './coded-talk.ts';
import { disabilityRules } from './disability.ts';
import { familialStatusRules } from './familial-status.ts';
import { healthRules } from './health.ts';
import { householdFitRules } from './household-fit.ts';
import { idiomRules } from './idioms.ts';
import { nationalOriginRules } from './national-origin.ts';
import { raceColorRules } from './race-color.ts';
import { refusalRules } from './refusals.ts';
import { religionRules } from './religion.ts';
import { residentRules } from './residents.ts';
import { screeningRules } from './screening.ts';
import { sexRules } from './sex.ts';
import { stateClassRules } from './state-classes.ts';
import { steeringRules } from './steering.ts';
import { turnedAwayRules } from './turned-away.ts';
import { unequalTermsRules } from './unequal-terms.ts';

export const allRules: PhraseRule[] = [
  ...raceColorRules,
  ...nationalOriginRules,
  ...religionRules,
  ...sexRules,
  ...disabilityRules,
  ...familialStatusRules,
  ...householdFitRules,
  ...residentRules,
  ...stateClassRules,
  ...audienceRules,
  ...turnedAwayRules,
  ...accommodationRules,
  ...assistanceAnimalRules,
  ...healthRules,
  ...screeningRules,
  ...unequalTermsRules,
  ...steeringRules,
  ...codedTalkRules,
  ...refusalRules,
  ...idiomRules,
];
