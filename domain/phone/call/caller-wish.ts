export type CallerWish = 'transfer' | 'message' | 'other-home' | 'repeat' | 'end' | null;

const people =
  '(?:the |an? |your |my |that )?(?:listing )?(?:agent|realtor|broker|human|person|somebody|someone|operator|representative|real person|live person)';
const transfer = new RegExp(
  [
    '\\b(?:put|patch|get|connect|transfer|pass) me (?:through|to|over|with)\\b',
    '\\b(?:transfer|connect) (?:my|this|the) call\\b',
    `\\b(?:speak|talk|chat) (?:to|with) ${people}\\b`,
    '^(?:agent|operator|representative|human|a human|real person)$',
  ].join('|'),
);
const message =
  /\b(?:leave|take|record) (?:a |my |her a |him a |them a |you a |the )?(?:message|voicemail|voice mail)\b|\b(?:call|ring|phone) me back\b|\bcall ?back\b|^(?:a )?message$/;
const otherHome = /\b(?:another|other|different|wrong) (?:home|house|address|listing|property|place|one)\b/;
const repeat =
  /^(?:sorry|pardon|pardon me|excuse me|what|what was that|huh|come again)$|\b(?:say|repeat) (?:that|it)(?: again)?\b|\bone more time\b/;
/** Mere thanks may be followed by another question. */
const closing =
  "(?:no|nope|that is all|that's all|that's it|that is it|i'm good|i am good|i'm done|nothing else|nothing|good ?bye|bye)";
const courtesy =
  '(?:ok|okay|thanks|thank you|so much|very much|for now|have a (?:good|nice) (?:day|one|evening))';
const end = new RegExp(`^(?:${courtesy} )*${closing}(?: (?:${closing}|${courtesy}))*$`);

/** What a caller wants from the line itself. Everything else is a question about the home. */
export function readCallerWish(said: string, agentName: string | null): CallerWish {
  const text = plainWords(said);
  const firstName = plainWords(agentName ?? '').split(' ')[0];
  if (transfer.test(text)) return 'transfer';
  if (firstName && new RegExp(`\\b(?:speak|talk|chat) (?:to|with) ${firstName}\\b`).test(text))
    return 'transfer';
  if (message.test(text)) return 'message';
  if (otherHome.test(text)) return 'other-home';
  if (repeat.test(text)) return 'repeat';
  return end.test(text) ? 'end' : null;
}

/** A caller's yes or no to being recorded; null if it is neither. */
export function readCallerAgreement(said: string): boolean | null {
  const text = plainWords(said);
  if (/\b(?:no|nope|nah|don't|do not|rather not|never)\b/.test(text)) return false;
  return /\b(?:yes|yeah|yep|yup|sure|ok|okay|fine|agree|agreed|of course|go ahead|alright|all right)\b/.test(
    text,
  )
    ? true
    : null;
}

function plainWords(said: string): string {
  return said
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^a-z' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
