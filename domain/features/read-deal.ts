import { upperFirst } from '../english/upper-first.ts';
import type { ListingCondition } from './listing-condition.ts';

const sponsor =
  /\bsponsor (?:unit|sale|apartment|residence)s?\b|\bsponsor[- ]owned\b|\b(?:from|by) (?:the )?sponsor\b(?![^.]*\boffering plan\b)/i;
const noBoard =
  /\bno board (?:approval|interview|review|application)\b|(?<!\b(?:no|not|never|aren['’]t|isn['’]t)\b[^.;]*)\bwithout board approval\b/i;
const work =
  /\bunrenovated\b|\bneeds? (?:\w+ ){0,2}(?:renovation|updating|TLC|rehab)\b|\b(?:in )?estate condition\b|\bfixer(?:[- ]upper)?\b|\bin need of (?:\w+ ){0,2}(?:renovation|updating|TLC|work|rehab)\b|\beven after renovations?\b/i;
/** An invitation says who should come, not what's wrong. */
const invited = /\bbring your (?:own )?(architect|contractor|designer|vision)\b/i;
/** A coach house may be a project even if the house isn't. */
const project =
  /\b(?:looking for|want) an? project\b|\b(?:is|as|offers|offering) an? (?:\p{L}+ )?(blank (?:slate|canvas))\b|\b(?:house|home|apartment|residence|townhouse|brownstone|loft|co-?op|condo)s? (?:is |that is )?await(?:s|ing)? (?:\p{L}+ ){0,2}(?:transformation|restoration|renovation)\b|^await\w* (?:\p{L}+ ){0,2}(?:transformation|restoration|renovation)\b/iu;
const partOnly =
  /\b(?:coach house|carriage house|guest house|basement|cellar|level|attic|roof|yard|garden|lot|kitchen|garage|terrace|bedroom)\b/i;
const sellersPart =
  /\bsellers? (?:(?:will|would|may|can|is|are|to) )?(?:consider|offer|carry|provide|willing to)\w*\b[^.]{0,24}\b(?:financing|carry[- ]?back|owner carry|seller carry)\b|\b(?:seller|owner) financing (?:is )?(?:available|offered|considered)\b/i;
const monthsPaid =
  /\bsellers? (?:will |is |are |to )?(?:offer|pay|cover|provide|credit)\w*\b[^.]{0,20}?\b(\d{1,2}|one|two|three|four|five|six|twelve)(?: \(\d{1,2}\))? months?(?:'|’)?s? (?:of )?(?:the )?(maintenance|common charges|hoa|assessments?)\b/i;
const tearDown = /(?<!\b(?:not|no|never|isn['’]t) (?:an? )?)\btear[- ]?down\b(?! (?:the|a|this|walls?)\b)/i;
const noWork = /\bno (?:renovation|work)\b|\broof rights\b|\b(?:no|not|without) (?:\w+ )?need\b/i;
const onlyDrawn = /\bproposed renovation\b|\bplans (?:are |have been )?(?:(?:board|pre)[- ])?approved\b/i;
const renovatedToo = /\bcan (?:also )?be (?:purchased|bought|delivered|sold)\b[^.]{0,40}\brenovated\b/i;
const closings =
  /\bclosings? (?:(?:will |to |are )?(?:begin|start|commence)(?:s|ning|ing)?|have (?:begun|started|commenced)|(?:is |are )?(?:expected|anticipated))\b(?: (?!at\b)[\p{L}\d]+){0,4}/iu;

/** What decides the sale before anyone sees a room, in plain words: who sells, who must approve, what to fix. */
export function readDeal(sentence: string): ListingCondition | undefined {
  const isFree = noBoard.test(sentence);
  if (sponsor.test(sentence))
    return {
      kind: 'offering',
      text: isFree
        ? "The seller is the sponsor, usually the building's developer, and no board approval is required."
        : "The seller is the sponsor, usually the building's developer.",
    };
  if (isFree) return { kind: 'free-of-board', text: 'No board approval is required.' };
  if (renovatedToo.test(sentence))
    return { kind: 'renovated-too', text: 'The listing says it can also be bought renovated.' };
  if (onlyDrawn.test(sentence))
    return {
      kind: 'drawn',
      text: "The renovation is drawn up but not done, so part of what's described is a plan.",
    };
  if (work.test(sentence) && !noWork.test(sentence))
    return { kind: 'work', text: "It needs work, and the renovation would be the buyer's." };
  const guest = noWork.test(sentence) ? undefined : invited.exec(sentence)?.[1]?.toLowerCase();
  if (guest) return { kind: 'work', text: `The listing says to bring your ${guest}.` };
  if (tearDown.test(sentence)) return { kind: 'work', text: 'The listing calls the building a tear-down.' };
  const [called, slate] =
    partOnly.test(sentence) || noWork.test(sentence) ? [] : (project.exec(sentence) ?? []);
  if (called)
    return {
      kind: 'work',
      text: slate ? `The listing calls it a ${slate.toLowerCase()}.` : 'The listing calls it a project.',
    };
  const [, months, dues] = monthsPaid.exec(sentence) ?? [];
  if (months && dues)
    return {
      kind: 'concession',
      text: `The listing says the seller offers${/\bup to\b/i.test(sentence) ? ' up to' : ''} ${months.toLowerCase()} months of ${dues.toLowerCase()}.`,
    };
  if (sellersPart.test(sentence))
    return { kind: 'concession', text: 'The seller would consider financing the sale, the listing says.' };
  const [closing] = closings.exec(sentence) ?? [];
  return closing
    ? { kind: 'closing', text: `${upperFirst(closing.toLowerCase().replace('commenced', 'begun'))}.` }
    : undefined;
}
