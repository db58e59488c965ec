import type { ListingCondition } from './listing-condition.ts';

const kind = 'showing';
const rules: [sign: RegExp, text: string][] = [
  [
    /\b(?:interiors?|inside|units?)\b[^.;!]{0,30}\b(?:view\w*|show\w*|access\w*|inspect\w*|seen)\b[^.;!]{0,30}\b(?:accepted|an?) offer\b|\b(?:view\w*|show\w*|inspect\w*)\b[^.;!]{0,30}\b(?:with|upon|after|subject to) (?:an? )?accept(?:ed|ance of) (?:an? )?offer\b/i,
    'The inside is shown only with an accepted offer.',
  ],
  [
    /\bdrive[- ]by (?:viewing |showings? )?only\b|\bonly drive[- ]bys?\b/i,
    'For now, it can be seen only from the street.',
  ],
  [
    /\bpre-?approved (?:buyers?|clients?|purchasers?) only\b|\bonly pre-?approved\b|\bmust be pre-?approved\b/i,
    'Showings are for pre-approved buyers only.',
  ],
  [
    /\b(?:showings?|shown|viewings?)\b[^.;!]{0,40}\bby appointment\b[^.;!]{0,20}\b24[- ]hours?\b/i,
    "Showings are by appointment, with 24 hours' notice.",
  ],
  [/\b24[- ]hours?['’]? (?:advance )?notice\b/i, "Showings need 24 hours' notice."],
  [/\b48[- ]hours?['’]? (?:advance )?notice\b/i, "Showings need 48 hours' notice."],
  [
    /\bdo not disturb (?:the )?(?:tenants?|occupants?|residents?)\b/i,
    'The listing asks that nobody disturb the tenants.',
  ],
  [/\b(?:showings?|shown|viewings?)\b[^.;!]{0,40}\bby app(?:ointmen)?t\b/i, 'Showings are by appointment.'],
  [/\bopen houses?\b[^.;!]{0,20}\bby app(?:ointmen)?t\b/i, 'Open houses are by appointment.'],
];
/** "Showings 10am-5pm, M-F" */
const hours =
  /\bshowings?:? (?:are )?(?:from )?(\d{1,2}) ?am ?(?:-|–|to) ?(\d{1,2}) ?pm,? (?:M(?:on)?(?:day)?\.? ?(?:-|–|to|through) ?F(?:ri)?(?:day)?\b|(?:on )?weekdays)/i;

/** Whether visitors can't simply come in: an open house or an invitation to look would promise too much. */
export const isClosedToVisitors = (text: string) =>
  /\b(?:accepted offer|only from the street|nobody disturb)\b/.test(text);

/** Who may see the home, and how. */
export function readShowing(sentence: string): ListingCondition | undefined {
  const [, from, to] = hours.exec(sentence) ?? [];
  const text = from
    ? `Showings are on weekdays, from ${from} to ${to}.`
    : rules.find(([sign]) => sign.test(sentence))?.[1];
  return text ? { kind, text } : undefined;
}
