import type { PartName } from '../schema.ts';
import { approvalsPart } from './approvals-part.ts';
import { audioPart } from './audio-part.ts';
import { consentsPart } from './consents-part.ts';
import { credentialsPart } from './credentials-part.ts';
import { disclosuresPart } from './disclosures-part.ts';
import { factsPart } from './facts-part.ts';
import { fairHousingPart } from './fair-housing-part.ts';
import { mlsPart } from './mls-part.ts';
import { photosPart } from './photos-part.ts';
import type { RecordPart } from './record-part.ts';
import { textsPart } from './texts-part.ts';
import { versionsPart } from './versions-part.ts';

/**
 * The parts of a record in reading order. A new part is a file next to these, a row here and its content in schema.ts;
 * chain, screen, PDF and JSON schema follow.
 */
export const recordParts: { [Name in PartName]: RecordPart<Name> } = {
  facts: factsPart,
  texts: textsPart,
  'fair-housing': fairHousingPart,
  audio: audioPart,
  photos: photosPart,
  disclosures: disclosuresPart,
  credentials: credentialsPart,
  approvals: approvalsPart,
  consents: consentsPart,
  mls: mlsPart,
  versions: versionsPart,
};

/** The same for code that goes through all of them. */
export const allParts = Object.values(recordParts) as unknown as RecordPart[];
