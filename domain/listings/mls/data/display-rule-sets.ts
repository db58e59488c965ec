import type { FieldName } from '../../extraction/facts.ts';

export type DisplayRules = {
  /** Who listed the home; appears near the top of every display. */
  attribution: string;
  disclaimer: string;
  logo: { src: string; width: number; height: number } | null;
  /** Whether a display says when it was last updated. */
  showsAsOf: boolean;
  /** Facts that may not be shown or said. */
  hidden: readonly FieldName[];
  /** The hosts' closing words, if the MLS requires them. */
  spoken: string | null;
};

const standard: DisplayRules = {
  attribution: 'Listing courtesy of {brokerage}',
  disclaimer: 'Source: {mls}. Information is deemed reliable but not guaranteed.',
  logo: null,
  showsAsOf: true,
  hidden: [],
  spoken: null,
};

/**
 * What multiple listing services require of a display, by name. {brokerage}, {agent}, {contact}, {mls}, {number} and
 * {asOf} are filled in; a sentence with an unknown value is left out. A feed's settings may replace any part.
 */
export const displayRuleSets: Record<string, DisplayRules> = {
  standard,
  /** The wording that the IDX rules of MLS Grid prescribe (decision 033). */
  'mls-grid': {
    attribution: 'Listing courtesy of {brokerage}. {contact}',
    disclaimer:
      'Based on information submitted to the MLS GRID as of {asOf}. All data is obtained from various sources and may not have been verified by broker or MLS GRID. Supplied Open House Information is subject to change without notice. All information should be independently reviewed and verified for accuracy. Properties may or may not be listed by the office/agent presenting the information. Data is deemed reliable but is not guaranteed by MLS GRID. Provided for consumers’ personal, non-commercial use.',
    logo: null,
    showsAsOf: true,
    hidden: ['daysOnMarket'],
    spoken: null,
  },
  /** The embedded sample MLS asks for everything, so that every part can be seen. */
  sample: {
    attribution: 'Listing courtesy of {brokerage}, {agent}',
    disclaimer:
      'Listing {number} from {mls}. Information is deemed reliable but not guaranteed and should be independently verified. For personal, non-commercial use.',
    logo: { src: '/lakeview-mls.svg', width: 132, height: 32 },
    showsAsOf: true,
    hidden: ['taxes'],
    spoken:
      'This listing is courtesy of {brokerage}. Its details are from {mls}, deemed reliable but not guaranteed.',
  },
};
