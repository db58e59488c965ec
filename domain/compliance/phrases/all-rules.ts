import type { PhraseRule } from '../schema.ts';
import { audienceRules } from './audience.ts';
import { disabilityRules } from './disability.ts';
import { familialStatusRules } from './familial-status.ts';
import { householdFitRules } from './household-fit.ts';
import { nationalOriginRules } from './national-origin.ts';
import { raceColorRules } from './race-color.ts';
import { religionRules } from './religion.ts';
import { residentRules } from './residents.ts';
import { sexRules } from './sex.ts';
import { stateClassRules } from './state-classes.ts';
import { turnedAwayRules } from './turned-away.ts';

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
];
