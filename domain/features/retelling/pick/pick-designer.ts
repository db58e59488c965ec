import { lowerFirst } from '#domain/english/upper-first.ts';
import { buildingNouns, homeNouns } from '../data/home-words.ts';

const name = "(?:\\p{Lu}[\\p{L}.'’-]*|&|and(?= \\p{Lu})|de|van|von)";
const by = new RegExp(
  `(?:^|(.*?)[, ](?:(?:and|was|originally|masterfully|beautifully|recently) )*)([Dd]esigned|[Dd]eveloped|[Bb]uilt|[Rr]estored|[Rr]enovated) by (?:(?:the|an?) )?(?:(?!architects?\\b|designers?\\b)[\\p{Ll}-]+,? ){0,4}?((?:(?:landscape |interior )?(?:architects?|designers?|architectural firm) )?\\p{Lu}[\\p{L}.'’-]*(?: ${name}){0,6})(?=[,.;—(]|$| (?:for|in|as|to|with|is|was|from|on|and (?:designed|developed|built|completed|featuring)|using|around|between|at)\\b)(.*)$`,
  'u',
);
const any = (nouns: readonly string[]) => nouns.join('|');
const home = new RegExp(`\\b(?:${any(homeNouns)})$`, 'i');
const building = new RegExp(`\\b(?:${any(buildingNouns)}|condop)$`, 'i');
const part = /\b(courtyard|facade|façade|lobby|kitchen|garden|library|staircase|terrace|landscaping)$/i;
const own = new RegExp(`^,? (?:this|the) (?:[\\p{L}\\d'’.,-]+ ){0,6}?(?:${any(homeNouns)})\\b`, 'iu');
const address =
  /^,? ((?:\d[\d-]* (?:\p{Lu}[\p{L}.]* |\d+\p{L}* ){1,3}?(?:Street|Avenue|Place|Road|Drive|Boulevard|Lane|Court)|The \p{Lu}\p{L}+)) (?=is |stands |offers )/u;
const doubtful =
  /\b(?:could|proposed|planned|plans|will|would|could|may|approved|inspired|influenced|like|similar)\b/i;

/** "A duplex designed by Ann Marlow": who designed it. */
export function pickDesigner(text: string): string[] {
  const [first = '', second = ''] = [
    pickOne(text),
    pickOne(text.replace(/\b(?:developed|built) by [^,]*? and (?=(?:designed|built) by)/, '')),
  ].flat();
  return [...new Set([first, second])].filter(Boolean);
}

function pickOne(text: string): string[] {
  const match = by.exec(text);
  const [, before = '', verb = '', who = '', after = ''] = match ?? [];
  if (!match || doubtful.test(text) || !/^\p{Lu}|^(?:landscape|interior|architect|designer)/u.test(who))
    return [];
  const thing = before.replace(/[,.]$/, '').trim();
  const subject =
    subjectOf(thing, after) ?? subjectOf(thing.replace(/ (?:on|in|at|with|between) [^,]*$/i, ''), after);
  const maker = /^(?:Architect|Designer)/.test(who) ? lowerFirst(who) : who;
  return subject === undefined || !/\p{Lu}/u.test(maker)
    ? []
    : [`${subject} was ${verb.toLowerCase()} by ${maker}.`];
}

function subjectOf(before: string, after: string): string | undefined {
  if (before === '') return own.test(after) ? 'It' : address.exec(after)?.[1];
  const [, thing] = part.exec(before) ?? [];
  if (thing !== undefined) return `The ${thing.toLowerCase()}`;
  const [house] = building.exec(before) ?? [];
  if (house !== undefined) return `The ${house.toLowerCase()}`;
  return home.test(before) || /\b(?:masterpiece|gem)$/i.test(before) ? 'It' : undefined;
}
