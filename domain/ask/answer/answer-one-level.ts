import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import { leadWith, tellsOfHome } from './answer-outright.ts';
import type { Draft } from './draft.ts';
import { answerFloor } from './home-answers.ts';

const whole =
  '(?:everything|it|it all|all of it|the (?:whole |entire )?(?:home|house|place|unit|apartment|condo))';
const asksOneLevel = new RegExp(
  `^(?:so )?(?:is|are) ${whole} (?:all )?(?:on|in) (?:one|1|a single|the same) (?:floor|level|story)$|^(?:so )?is (?:it|this|the (?:home|house|place|unit|apartment|condo)) (?:all |an? )*(?:one|single)[- ](?:level|story|floor)(?: (?:living|home|house|unit))?$|^(?:is it )?single[- ]level living$`,
);

/** More than one level in a home of any kind. */
const severalLevels =
  /\b(?:duplex|triplex|maisonette)\b(?! (?:building|down the))|\b(?:two|three|four|five|multi|bi|split|dual)[- ]levels?\b|\b(?:both|all|two|three|four|five|six|seven) (?:levels|floors|stories) (?:of (?:the|this) (?:home|house|residence)|of living)\b|\bupstairs\b(?!['’]s| neighbou?r)|\bupper level\b/i;
/** In a building of its own, each named floor is the home's. */
const severalFloors =
  /\b(?:two|three|four|five|six|2|3|4|5|6)[- ]stor(?:y|ies|ey)\b|\b(?:second|third|fourth|2nd|3rd|4th|upper|top)[- ](?:floor|level)\b|\b(?:across|spans?|spanning|over) (?:two|three|four|five|six|\d) (?:levels|floors|stories)\b|\bdownstairs\b/i;
const oneLevel =
  /\b(?:single|one)[- ](?:level|story|floor)\b(?! (?:up|down|above|below))|\ball on (?:one|a single) (?:level|floor)\b/i;
const ownBuilding = /^(?:house|townhouse|manufactured)$/;

/** "Is everything on one floor?": rooms upstairs, a duplex or a second floor say no. */
export function answerOneLevel(home: AskedHome, question: string): Draft | undefined {
  const text = question.replace(/[?!.,;:]+$/, '').trim();
  const { kind } = home.home;
  if (!asksOneLevel.test(text) || kind === 'multi-family') return undefined;
  const told = home.statements.filter((one) => tellsOfHome(one) && one.scope === 'home');
  const says = (sign: RegExp) => told.find(({ text: said }) => sign.test(said));
  const several = says(severalLevels) ?? (ownBuilding.test(kind) ? says(severalFloors) : undefined);
  const single = says(oneLevel);
  const [lead, found, sign] = several
    ? (['No', several, severalLevels.test(several.text) ? severalLevels : severalFloors] as const)
    : (['Yes', single, oneLevel] as const);
  return found && !(several && single)
    ? leadWith(home, question, lead, [found], wordsOf(found, sign))
    : undefined;
}

const wordsOf = ({ text }: Statement, sign: RegExp) => sign.exec(text)?.[0] ?? '';

const floors = '(garden|first|ground|basement|1st|parlor)(?:[- ](?:level|floor))?';
const unit = '(?: (?:unit|apartment|condo|one))?';
const asksLow = new RegExp(
  `^(?:so )?is (?:it|this|this one|the (?:unit|apartment|condo|home|place)) (?:an? |on the |in the )*${floors}${unit}(?:,? or (?:is it )?(?:an? |on the |in the )*${floors}${unit})?$`,
);
const isLow = /^(?:first|1st|ground|garden|parlor|basement)$/;

/** "Garden or first floor?" of a home on the second: neither, and where it is. */
export function answerLowFloor(home: AskedHome, question: string): Draft | undefined {
  const asked = asksLow.exec(question.replace(/[?!.,;:]+$/, '').trim());
  const draft = asked && answerFloor(home, '');
  const floor = draft && /on the ([\w-]+)(?: floor|[- ]floor)/i.exec(draft.text)?.[1];
  if (!asked || !draft || !floor || isLow.test(floor)) return undefined;
  const said = draft.text.replace(/^The/, 'the');
  return { ...draft, text: `${asked[2] ? 'Neither' : 'No'}: ${said}` };
}
