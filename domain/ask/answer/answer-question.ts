import { splitSentences } from '#domain/english/sentences/rules.ts';
import { partInstructions } from '#domain/listings/content/is-instruction.ts';
import type { FactSheet } from '#domain/script/schema.ts';
import { type AskedHome, readAskedHome } from '../evidence/asked-home.ts';
import { isOnlyImagined } from '../evidence/describes-thing.ts';
import { holdsAskedKind } from '../evidence/holds-asked-kind.ts';
import { lacksLevel } from '../evidence/is-of-asked-part.ts';
import { isOfOtherHome } from '../evidence/is-of-other-home.ts';
import { spellAsListing } from '../evidence/spell-as-listing.ts';
import { isWithoutReason } from '../passage/answer-type.ts';
import { askedWhen } from '../question/asked-when.ts';
import { fixTypos } from '../question/fix-typos.ts';
import { isBareHow } from '../question/is-bare-how.ts';
import { isRemark } from '../question/is-remark.ts';
import { joinOwnCase } from '../question/join-own-case.ts';
import { leanOnSubject, speaksOfSubject, subjectOf } from '../question/lean-on-subject.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import { putInListingWords } from '../question/put-in-listing-words.ts';
import { readQuestion } from '../question/read-question.ts';
import { splitQuestions, withoutAdjunct, withoutFollowUp } from '../question/split-questions.ts';
import { answerBand } from './answer-band.ts';
import { answerByActivity, isOfRuleOnly } from './answer-by-activity.ts';
import { answerByPair } from './answer-by-pair.ts';
import { answerByScale } from './answer-by-scale.ts';
import { answerByWords } from './answer-by-words.ts';
import { answerDoubtedFigure } from './answer-doubted-figure.ts';
import { answerFromPassage } from './answer-from-passage.ts';
import { answerLevel, thisLevel } from './answer-level.ts';
import { answerMeant, answerWithRemarks } from './answer-meant.ts';
import { answerParkingTenure, answerParkingTerm, answerStreetParking } from './answer-parking-term.ts';
import { handOver, isCourtesy, refusePart, topicForPerson } from './answer-part.ts';
import { type AskOptions, answerRead } from './answer-read.ts';
import { inAskedPeriod } from './answer-worked-out.ts';
import { isBareYes, withoutDuty } from './bare-yes.ts';
import { checkDraft } from './check-draft.ts';
import { type Composed, composeAnswer } from './compose-answer.ts';
import { countMentions } from './count-mentions.ts';
import { digestOpen } from './digest-open.ts';
import type { Draft } from './draft.ts';
import { isBesideQuestion } from './is-beside-question.ts';
import { isForPerson, isOfTopic, isOpinion, settlesFinancing } from './is-for-person.ts';
import { asksPurpose, isOfOpenRoom, tellsPurpose } from './is-of-open-room.ts';
import { joinOneSystem } from './join-one-system.ts';
import { refuseNamedSchools } from './named-schools.ts';
import { answerOutdoorSize } from './outdoor-size.ts';
import type { Part } from './part.ts';
import { shortenAnswer } from './shorten-answer.ts';
import { stateOutright } from './state-outright.ts';
import { toldBefore } from './told-before.ts';
import { withYearsAgo } from './years-ago.ts';

export type Answered = Composed & {
  /** What was asked about, for a follow-up that leans on it. */
  subject: string;
};

type OneAsked = AskOptions & { isFurther: boolean };
const maxLength = 500;
const notAboutHome = 'I can only answer questions about this home, from its listing.';

/**
 * Answers a buyer's message from the facts of one home. Nothing is said that the claim check and the fair-housing check
 * don't pass. The same message and sheet give the same answer.
 */
export function answerQuestion(sheet: FactSheet, message: string, options: AskOptions): Answered {
  const home = readAskedHome(sheet);
  const { prose, instructions } = partInstructions(
    splitSentences(joinOneSystem(home, message.slice(0, maxLength))),
  );
  const said = joinOwnCase(splitQuestions(prose.join(' '))).slice(0, 5);
  const asking = said.filter(
    (question) => !isCourtesy(normalizeQuestion(question)) && !(said.length > 1 && isRemark(question)),
  );
  const questions = asking.length > 0 ? asking : said;
  if (questions.length === 0)
    return {
      answer: notAboutHome,
      kind: 'declined',
      known: false,
      facts: [],
      subject: options.subject ?? '',
    };
  if (isOfOtherHome(home, message))
    return { ...composeAnswer([{ kind: 'unknown' }]), subject: options.subject ?? '' };
  let subject = options.subject ?? '';
  const parts: Part[] = [];
  for (const question of questions) {
    const told = toldBefore(question, parts);
    if (told) {
      parts[parts.length - 1] = told;
      continue;
    }
    // "And how much?" behind an answer that has it asks for nothing more, and never for the price.
    if (parts.length > 0 && isBareHow(question)) {
      const much = /\b(?:storage|space|room|land|acreage|yard)\b/.test(subject) ? amountOrSize : amount;
      const sign = /\bfar\b/i.test(question) ? distance : /\bmuch\b/i.test(question) ? much : /\d/;
      if (!parts.some((part) => part.kind === 'answer' && sign.test(part.draft.text)))
        parts.push({ kind: 'unknown', question });
      continue;
    }
    if (asksPurpose.test(question) && tellsPurpose(parts.at(-1))) continue;
    // "Who rents there, any vouchers?" goes on with what was declined, and isn't passed on to the agent either.
    if (parts.at(-1)?.kind === 'declined' && /^(?:and |or )*any\b/i.test(question)) continue;
    const read = answerOne(home, question, { ...options, subject, isFurther: parts.length > 0 });
    const before = subject;
    subject = read.subject || subject;
    const isOpen =
      (read.part.kind === 'answer' && isWish(question, read.part.draft)) ||
      (read.part.kind === 'answer' && isBesideQuestion(normalizeQuestion(question), read.part.draft.text)) ||
      isOfOpenRoom(parts.at(-1), question, read.part) ||
      (read.part.kind === 'answer' &&
        (!speaksOfSubject(question.toLowerCase(), before, read.part.draft.text) ||
          !holdsInFull(question, before, read.part.draft.text)));
    const part: Part = isOpen
      ? { kind: 'unknown' }
      : withYearsAgo(home, question, shortenAnswer(home, question, read.part), options.today);
    const isOfSeveral = questions.length > 1;
    if (part.kind === 'unknown' && isOfSeveral)
      parts.push({ ...part, question, isSplit: !message.includes(question.replace(/\W+$/, '')) });
    else parts.push(part.kind === 'answer' && isOfSeveral ? { ...part, question } : part);
  }
  const isToldWhatToDo = instructions.length > 0 && parts.every(({ kind }) => kind === 'unknown');
  const asked = isToldWhatToDo ? [] : answerWithRemarks(home, said, parts);
  if (asked.length === 0) return { answer: notAboutHome, kind: 'declined', known: false, facts: [], subject };
  return { ...composeAnswer(digestOpen(home, said.join(' '), asked, options.subject ?? '')), subject };
}

/** Nothing but what the listing only imagines. */
const isWish = (question: string, { facts }: Draft) =>
  facts.length > 0 &&
  facts.every(({ field, value }) => field === 'remark' && isOnlyImagined(question, value));

/** Whether an answer holds what a question asks once its "it" is named. */
function holdsInFull(question: string, before: string, said: string): boolean {
  if (before === '') return true;
  const asked = readQuestion(normalizeQuestion(question));
  const leaned = leanOnSubject(asked, before);
  return leaned === asked || holdsAskedKind(leaned.text, said);
}

function answerOne(home: AskedHome, original: string, options: OneAsked): { part: Part; subject: string } {
  const plain = askedWhen(normalizeQuestion(original));
  const normalized = spellAsListing(plain, home);
  const spelled = fixTypos(normalized, home.words);
  const refused = refusePart(spelled, normalized, original) ?? refuseNamedSchools(home, original);
  if (refused) return { part: refused, subject: '' };
  if (isOfRuleOnly(spelled)) {
    const draft = checkedDraft(home, answerByActivity(home, spelled, true));
    return { part: draft ? { kind: 'answer', draft } : { kind: 'unknown' }, subject: '' };
  }
  // The table of pairs has words as askers spell them, not as the listing joins them.
  const whole = [spelled, fixTypos(plain, home.words)].map(withoutFollowUp);
  const wordings = [...new Set([...whole, ...whole.map(withoutAdjunct)])];
  const paired = (isFirst: boolean) =>
    wordings
      .flatMap((text) => answerByPair(home, text, isFirst) ?? [])
      .find((draft) => checkDraft(home.sheet, draft));
  const stated =
    answerDoubtedFigure(home, original, options.today) ??
    stateOutright(home, spelled, options.today, options.subject ?? '') ??
    checkedDraft(home, answerStreetParking(home, spelled)) ??
    paired(true) ??
    answerBand(home, spelled);
  if (stated)
    return {
      part: { kind: 'answer', draft: answerParkingTenure(home, spelled, stated) ?? stated },
      subject: subjectOf(readQuestion(spelled)),
    };
  // A word that only looks like a slip may be right: as it was typed comes first.
  const [typed, fixed] = [normalized, spelled].map((text) =>
    putInListingWords(withoutFollowUp(text), home.isForRent),
  ) as [string, string];
  const first = answerRead(home, typed, options);
  const { part, subject } =
    first.part.kind === 'unknown' && fixed !== typed ? answerRead(home, fixed, options) : first;
  const topic = topicForPerson(typed) ?? topicForPerson(fixed);
  // "Completes this level" doesn't say where that is; the sentence that names the level does.
  const better =
    part.kind !== 'answer'
      ? undefined
      : thisLevel.test(part.draft.text)
        ? answerLevel(home, spelled)
        : answerParkingTenure(home, spelled, part.draft);
  if (better) return { part: { kind: 'answer', draft: better }, subject };
  if (
    part.kind === 'answer' &&
    !(topic && isOpinion(fixed)) &&
    !(topic === 'a visit' && !isOfTopic(topic, part.draft)) &&
    !isBareYes(fixed, part.draft.text) &&
    !isWithoutReason(fixed, part.draft.text) &&
    !lacksLevel(fixed, part.draft.text) &&
    holdsAskedKind(spelled, part.draft.text)
  )
    return {
      part: { kind: 'answer', draft: inPeriod(home, fixed, withoutDuty(spelled, part.draft)) },
      subject,
    };
  const said = topic
    ? undefined
    : (paired(false) ??
      answerLevel(home, spelled) ??
      answerOutdoorSize(home, spelled) ??
      answerParkingTenure(home, spelled) ??
      answerParkingTerm(home, spelled) ??
      countMentions(home, spelled));
  if (said) return { part: { kind: 'answer', draft: said }, subject };
  const passage = readPassage(home, [fixed, withoutFollowUp(spelled)], options.subject ?? '');
  const isPersonal = topic !== undefined && isForPerson(topic, fixed);
  const isSettled =
    passage.kind === 'answer' &&
    !isPersonal &&
    !lacksLevel(fixed, passage.draft.text) &&
    holdsAskedKind(spelled, passage.draft.text);
  const met =
    isSettled || topic
      ? undefined
      : (answerByWords(home, withoutFollowUp(spelled)) ??
        [fixed, spelled].flatMap((text) => answerByScale(home, text) ?? [])[0]);
  if (met && checkDraft(home.sheet, met)) return { part: { kind: 'answer', draft: met }, subject };
  const { closest, lacks } = passage.kind === 'unknown' ? passage : {};
  const unknown: Part = {
    ...(part.kind === 'unknown' ? part : { kind: 'unknown' }),
    ...(closest && { closest }),
    ...(lacks && { lacks }),
  };
  if (closest && settlesFinancing(topic, fixed, closest))
    return { part: { kind: 'answer', draft: closest }, subject };
  const byActivity = isSettled
    ? undefined
    : checkedDraft(home, answerByActivity(home, withoutFollowUp(spelled), topic !== undefined));
  if (topic && byActivity) return { part: { kind: 'answer', draft: byActivity }, subject };
  return {
    part: isSettled
      ? { kind: 'answer', draft: inPeriod(home, fixed, passage.draft) }
      : topic
        ? handOver(topic, isPersonal || !isOfTopic(topic, closest) ? undefined : closest)
        : (answerMeant(home, withoutFollowUp(spelled), { ...options, closest }) ??
          (byActivity ? { kind: 'answer', draft: byActivity } : unknown)),
    subject: subject || subjectOf(readQuestion(fixed)),
  };
}

const checkedDraft = (home: AskedHome, draft: Draft | undefined) =>
  draft && checkDraft(home.sheet, draft) ? draft : undefined;

const distance =
  /\b(?:walk|drive|minutes?|miles?|blocks?|steps|around the corner|across the street|next door)\b/i;
const amount = /\$|\bfree\b|\bincluded\b/i;
const amountOrSize = /\$|\bfree\b|\bincluded\b|\d ?(?:sq|square|x|by|feet|ft|acres?|['’"])/i;

function inPeriod(home: AskedHome, question: string, draft: Draft): Draft {
  const worked = inAskedPeriod(question, draft);
  return worked === draft || checkDraft(home.sheet, worked) ? worked : draft;
}

/** What the listing's sentences say of it: in the words of listings, as it was put, and with what was asked before. */
function readPassage(home: AskedHome, wordings: readonly string[], before: string): Part {
  const subjects =
    before === '' || !wordings.some(leansOn)
      ? ['']
      : wordings.some(saysOfIt)
        ? [before]
        : wordings.some(points)
          ? [before, '']
          : ['', before];
  const parts = [...new Set(wordings)]
    .flatMap((text) => subjects.map((subject) => answerFromPassage(home, readQuestion(text), subject)))
    .filter((part) => {
      const draft = part.kind === 'answer' ? part.draft : part.kind === 'unknown' ? part.closest : undefined;
      return draft && checkDraft(home.sheet, draft);
    });
  return parts.find(({ kind }) => kind === 'answer') ?? parts[0] ?? { kind: 'unknown' };
}

const leansOn = (question: string) =>
  /\b(?:it|that|they|them|those|there|one)\b/.test(question) || question.split(' ').length <= 4;

/** "Outdoor space, and is it private?": a private entrance is nothing of it. */
const saysOfIt = (question: string) =>
  /^(?:is|are|was|were) (?:it|they|that|those) [\w-]+\W*$/.test(question);

/** "Power out there too?" speaks of what was asked before, whatever else the listing says of power. */
const points = (question: string) =>
  /\b(?:out there|in there|down there|up there|that one|too)\b/.test(question);
