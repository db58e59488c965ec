import type { ListingCondition } from './listing-condition.ts';

/** How far along a sale is, as agents put it ahead of the description. */
const stages: readonly (readonly [sign: RegExp, text: string])[] = [
  [/^\W*(?:accepted offers?|offers? accepted)\b(?! only)/i, 'The listing says an offer has been accepted.'],
  [/^\W*contracts? (?:is |are |has been )?(?:out|sent)\b/i, 'The listing says a contract is out.'],
  [
    /^\W*(?:fully executed contract|contracts? (?:is |has been )?signed)\b/i,
    'The listing says a contract is signed.',
  ],
  [
    /^\W*(?:(?:now |currently )?(?:in|under) contract|sale pending)\b/i,
    "The listing says it's under contract.",
  ],
];
const maxNoteWords = 12;
const noShowings = /\bno (?:more |further )?showings\b/i;

const owned = '(?:own|buy|purchase|purchasing|acquire|sale|selling|offering)\\b[^.]{0,40}?';
const inCommon = '(?:tenan(?:t|ts|cy)[- ]in[- ]common|TIC)';
const share = new RegExp(
  `\\b${owned}(?<![\\d.])(\\d{1,2}(?:\\.\\d+)?) ?% (?:undivided )?(${inCommon})?[^.,]{0,12}?\\b(?:interest|share|stake|ownership)\\b`,
  'i',
);
const sharedTitle = new RegExp(
  `\\b(?:sold|offered|held|owned) as (?:an? )?${inCommon}\\b|^\\W*${inCommon}\\b`,
  'i',
);

/** What a note says before describing the home: that the sale is nearly done, or that only a share is for sale. */
export function readStatusNote(sentence: string): ListingCondition | undefined {
  const isNote = sentence.split(/\s+/).length <= maxNoteWords;
  const stage = isNote ? stages.find(([sign]) => sign.test(sentence))?.[1] : undefined;
  if (stage)
    return {
      kind: 'status',
      text: noShowings.test(sentence) ? stage.replace(/\.$/, ', with no showings for now.') : stage,
    };
  const [, percent, title] = share.exec(sentence) ?? [];
  if (percent)
    return {
      kind: 'share',
      text: `What's for sale is a ${percent}% ${title ? 'tenancy-in-common interest' : 'interest'}, not the whole property.`,
    };
  return sharedTitle.test(sentence)
    ? { kind: 'share', text: "It's sold as a tenancy in common." }
    : undefined;
}
