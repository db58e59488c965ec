import type { PhoneNext } from '#adapters/telephony/contract.ts';
import { callLimits } from '../rules.ts';
import { callWords } from './call-words.ts';
import { readCallerAgreement, readCallerWish } from './caller-wish.ts';
import type { CalledHome, CalledLine, CallInput, CallResult, PhoneCall } from './phone-call.ts';
import { findRecordingConsent, recordingConsentNotices } from './recording-consent.ts';

type Line = CalledLine;

/**
 * The next turn of a call, or what has to be looked up for it. Pure: the same call, event and line give the same
 * result. The caller has made sure that the event belongs to the call's current turn.
 */
export function advanceCall(before: PhoneCall, input: CallInput, line: Line): CallResult {
  const call = input.kind === 'heard' ? note(before, 'caller', input.text) : before;
  if (input.kind === 'recorded' && call.step === 'recording')
    return say(
      { ...call, step: 'over', recordingId: input.recordingId },
      [callWords.messageTaken(line)],
      'hang-up',
    );
  if (input.kind === 'ended' || call.step === 'over') return say({ ...call, step: 'over' }, [], 'hang-up');
  const isTalking = call.step === 'choosing' || call.step === 'asking';
  const isLong = line.secondsOnLine > callLimits.seconds || call.questions >= callLimits.questions;
  if (isTalking && isLong && input.kind !== 'answer') return takeMessage(call, line, [callWords.longCall]);
  switch (call.step) {
    case 'ringing':
      return greet(call, line);
    case 'choosing':
      return chooseHome(call, input, line);
    case 'asking':
      return answer(call, input, line);
    case 'agreeing':
      return askAgreement(call, input, line);
    case 'recording':
      // Nothing was recorded, but the agent still learns who called.
      return say({ ...call, step: 'over' }, [callWords.passedOn(line)], 'hang-up');
    case 'dialing':
      return input.kind === 'dialed' && input.wasAnswered
        ? say({ ...call, step: 'over', wantsAgent: false }, [], 'hang-up')
        : takeMessage(call, line, [callWords.notAnswered(line)]);
  }
}

/** The disclosure of who speaks and what is recorded comes before we listen to anything. */
function greet(call: PhoneCall, line: Line): CallResult {
  const { home } = line;
  const notice = recordingConsentNotices[consentOf(call, line)];
  const opening = [callWords.greeting(line), line.greeting, notice].filter((text) => text !== '');
  if (line.messagesOnly) return takeMessage(call, line, [...opening, callWords.messagesOnly]);
  if (line.isHomeGone) return takeMessage(call, line, [...opening, callWords.homeGone]);
  return home
    ? say({ ...call, step: 'asking', home }, [...opening, callWords.askAway(home)], 'listen')
    : say({ ...call, step: 'choosing' }, [...opening, callWords.whichAddress], 'listen');
}

/** Until the home is known, it could be in any state. */
function consentOf(call: PhoneCall, line: Line) {
  const home = call.home ?? line.home;
  return findRecordingConsent([home?.state ?? null, line.callerState]);
}

function chooseHome(call: PhoneCall, input: CallInput, line: Line): CallResult {
  if (input.kind === 'homes') return takeHomes(call, input.homes, line);
  const wish = wishOf(input, line);
  if (wish === 'transfer') return putThrough(call, line);
  if (wish === 'message') return takeMessage(call, line, []);
  if (wish === 'end') return goodbye(call, line);
  if (input.kind !== 'heard' || !isUsable(input)) return notUnderstood(call, input, line);
  return { call: { ...call, silences: 0 }, lookup: { kind: 'find-home', said: input.text } };
}

function takeHomes(call: PhoneCall, homes: CalledHome[], line: Line): CallResult {
  const [home, ...others] = homes;
  if (home && others.length === 0)
    return say({ ...call, step: 'asking', home, misses: 0 }, [callWords.askAway(home)], 'listen');
  const asked = home ? callWords.whichOf(homes) : callWords.noSuchHome;
  return miss(call, line, asked);
}

function answer(call: PhoneCall, input: CallInput, line: Line): CallResult {
  if (input.kind === 'answer') return tell(call, input, line);
  if (input.kind === 'gone') return takeMessage({ ...call, home: null }, line, [callWords.homeGone]);
  const wish = wishOf(input, line);
  if (wish === 'transfer') return putThrough(call, line);
  if (wish === 'message') return takeMessage(call, line, []);
  if (wish === 'end') return goodbye(call, line);
  if (wish === 'repeat') return say({ ...call, silences: 0 }, call.lastSaid, 'listen');
  if (wish === 'other-home' && !line.home)
    return say({ ...call, step: 'choosing', home: null }, [callWords.whichAddress], 'listen');
  if (input.kind !== 'heard' || !isUsable(input)) return notUnderstood(call, input, line);
  const heard = { ...call, silences: 0, misses: 0, questions: call.questions + 1 };
  return { call: heard, lookup: { kind: 'answer', question: input.text } };
}

function tell(call: PhoneCall, input: Extract<CallInput, { kind: 'answer' }>, line: Line): CallResult {
  const question = call.transcript.findLast(({ by }) => by === 'caller')?.text;
  const isOpen = !input.isKnown && input.isForAgent && question !== undefined;
  const openQuestions = isOpen ? [...call.openQuestions, question] : call.openQuestions;
  const after = isOpen
    ? callWords.openQuestion(line)
    : call.questions === 1
      ? callWords.whatElse(line)
      : callWords.more;
  return say({ ...call, openQuestions }, [input.answer, after], 'listen');
}

function askAgreement(call: PhoneCall, input: CallInput, line: Line): CallResult {
  const hasAgreed =
    input.kind === 'key'
      ? input.digit === '1'
      : input.kind === 'heard'
        ? readCallerAgreement(input.text)
        : null;
  if (hasAgreed) return record({ ...call, hasAgreed }, line, []);
  if (hasAgreed === null && call.silences + call.misses === 0)
    return say({ ...call, misses: 1 }, [callWords.mayRecord(line)], 'listen');
  return say({ ...call, step: 'over', hasAgreed: false }, [callWords.passedOn(line)], 'hang-up');
}

function putThrough(call: PhoneCall, line: Line): CallResult {
  const wanted = { ...call, wantsAgent: true };
  if (!line.transferTo) return takeMessage(wanted, line, [callWords.notTakingCalls(line)]);
  return say({ ...wanted, step: 'dialing' }, [callWords.puttingThrough(line)], {
    kind: 'dial',
    number: line.transferTo,
  });
}

function takeMessage(call: PhoneCall, line: Line, first: string[]): CallResult {
  const wanted: PhoneCall = { ...call, wantsAgent: true, silences: 0, misses: 0 };
  if (consentOf(call, line) === 'one-party') return record(wanted, line, first);
  return say({ ...wanted, step: 'agreeing' }, [...first, callWords.mayRecord(line)], 'listen');
}

function record(call: PhoneCall, line: Line, first: string[]): CallResult {
  return say({ ...call, step: 'recording' }, [...first, callWords.leaveMessage(line)], {
    kind: 'record',
    maxSeconds: callLimits.recordSeconds,
  });
}

function notUnderstood(call: PhoneCall, input: CallInput, line: Line): CallResult {
  if (input.kind !== 'silent') return miss(call, line, callWords.notCaught);
  const silences = call.silences + 1;
  if (silences >= callLimits.silences) return goodbye(call, line);
  return say({ ...call, silences }, [callWords.areYouThere], 'listen');
}

function miss(call: PhoneCall, line: Line, asked: string): CallResult {
  const misses = call.misses + 1;
  if (misses >= callLimits.misses) return takeMessage(call, line, [callWords.stillNotCaught(line)]);
  return say({ ...call, misses, silences: 0 }, [asked], 'listen');
}

function goodbye(call: PhoneCall, line: Line): CallResult {
  const parting = call.openQuestions.length > 0 ? callWords.passedOn(line) : callWords.goodbye;
  return say({ ...call, step: 'over' }, [parting], 'hang-up');
}

function wishOf(input: CallInput, line: Line) {
  if (input.kind === 'key') return input.digit === '0' ? 'transfer' : input.digit === '1' ? 'message' : null;
  return input.kind === 'heard' ? readCallerWish(input.text, line.agentName) : null;
}

const isUsable = ({ text, confidence }: Extract<CallInput, { kind: 'heard' }>) =>
  /\p{L}{2}|\d/u.test(text) && (confidence === null || confidence >= callLimits.confidence);

function say(call: PhoneCall, words: string[], after: 'listen' | 'hang-up' | PhoneNext): CallResult {
  const said = words.reduce((noted, text) => note(noted, 'assistant', text), call);
  const next: PhoneNext = typeof after === 'string' ? { kind: after } : after;
  return { call: { ...said, lastSaid: words }, turn: { say: words, next } };
}

function note(call: PhoneCall, by: 'caller' | 'assistant', text: string): PhoneCall {
  const line = { by, text: text.slice(0, callLimits.lineCharacters) };
  return { ...call, transcript: [...call.transcript, line].slice(-callLimits.transcriptLines) };
}

/**
 * Whether the agent must be told about a call: the caller asked for them, or asked something the listing
 * doesn't say.
 */
export function needsLead(call: PhoneCall, isCallerKnown: boolean): boolean {
  const isWanted = call.wantsAgent || call.openQuestions.length > 0;
  return isWanted && (isCallerKnown || call.recordingId !== null);
}
