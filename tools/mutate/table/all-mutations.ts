import type { Mutation } from '../mutation.ts';
import { guessingMutations, sessionMutations } from './accounts.ts';
import { answeringMutations } from './answering.ts';
import { askMutations } from './ask.ts';
import { assistantMutations } from './assistants.ts';
import { audioMutations } from './audio.ts';
import { brandMutations } from './brands.ts';
import { browserMutations } from './browser.ts';
import { credentialMutations } from './credentials.ts';
import { destinationMutations } from './destinations.ts';
import { disclosureMutations } from './disclosure.ts';
import { factSheetMutations } from './fact-sheet.ts';
import { fileMutations } from './files.ts';
import { listingSourceMutations } from './listing-source.ts';
import { mlsFeedMutations } from './mls-feeds.ts';
import { modelMutations } from './model.ts';
import { operationsMutations } from './operations.ts';
import { ownershipMutations } from './ownership.ts';
import { pageFactMutations } from './page-facts.ts';
import { paymentMutations } from './payments.ts';
import { phoneMutations } from './phone.ts';
import { runMutations } from './pipeline-run.ts';
import { stepMutations } from './pipeline-steps.ts';
import { programMutations } from './programs.ts';
import { recordMutations } from './records.ts';
import { reliabilityMutations } from './reliability.ts';
import { strangerMutations } from './strangers.ts';
import { teamMutations } from './teams.ts';
import { textMutations } from './texts.ts';
import { updateMutations } from './updates.ts';

/** Every guard whose tests are proven. */
export const mutations: readonly Mutation[] = [
  ...paymentMutations,
  ...ownershipMutations,
  ...sessionMutations,
  ...browserMutations,
  ...guessingMutations,
  ...strangerMutations,
  ...listingSourceMutations,
  ...mlsFeedMutations,
  ...fileMutations,
  ...credentialMutations,
  ...pageFactMutations,
  ...factSheetMutations,
  ...runMutations,
  ...stepMutations,
  ...audioMutations,
  ...textMutations,
  ...modelMutations,
  ...disclosureMutations,
  ...programMutations,
  ...teamMutations,
  ...brandMutations,
  ...destinationMutations,
  ...assistantMutations,
  ...recordMutations,
  ...reliabilityMutations,
  ...askMutations,
  ...phoneMutations,
  ...answeringMutations,
  ...operationsMutations,
  ...updateMutations,
];
