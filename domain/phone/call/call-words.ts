import { callAgent } from '../rules.ts';
import type { CalledHome, CalledLine } from './phone-call.ts';

const nameOf = ({ agentName }: CalledLine) => callAgent(agentName);

/** Everything that we say on the line except answers. */
export const callWords = {
  greeting: (line: Pick<CalledLine, 'agentName'>) =>
    line.agentName
      ? `Hello. This is an AI assistant, answering the phone for ${line.agentName}.`
      : 'Hello. This is an AI assistant, answering the phone for the listing agent.',
  whichAddress: 'Which address are you calling about? The number and the street are enough.',
  askAway: ({ address }: CalledHome) => `What would you like to know about ${address}?`,
  noSuchHome: 'I don’t have a home at that address. Please say the house number and the street again.',
  whichOf: (homes: CalledHome[]) =>
    `I have more than one. Is it ${homes
      .slice(0, 3)
      .map(({ address }) => address)
      .join(', or ')}?`,
  whatElse: (line: CalledLine) =>
    `What else would you like to know? You can also say “put me through,” or “leave a message” for ${nameOf(line)}.`,
  more: 'Anything else?',
  openQuestion: (line: CalledLine) =>
    line.isCallerKnown
      ? `I’ll pass your question and number along to ${nameOf(line)}. Anything else?`
      : `Your number isn’t shown, so please say “leave a message” if ${nameOf(line)} should call you back. Anything else?`,
  areYouThere: 'Are you still there? Please ask your question.',
  notCaught: 'Sorry, I didn’t catch that. Please say it again.',
  stillNotCaught: (line: CalledLine) =>
    `I’m sorry, I can’t hear you well. Let me take a message for ${nameOf(line)}.`,
  longCall: 'We’ve been talking for a while, so let me take a message.',
  homeGone: 'This home is no longer online, so I can’t say more about it.',
  messagesOnly: 'I can’t answer questions right now, but I can take a message.',
  notTakingCalls: (line: CalledLine) => `I can’t put you through to ${nameOf(line)} right now.`,
  puttingThrough: (line: CalledLine) => `One moment. I’m putting you through to ${nameOf(line)}.`,
  notAnswered: (line: CalledLine) => `${sentenceStart(nameOf(line))} can’t come to the phone right now.`,
  mayRecord: (line: CalledLine) =>
    `May I record a message for ${nameOf(line)}? Please say yes or press 1. If you say no, I’ll only pass on that you called.`,
  leaveMessage: (line: CalledLine) =>
    `Please leave your name, your number and your message for ${nameOf(line)} after the tone. It’s recorded. Press pound or hang up when you’re done.`,
  messageTaken: (line: CalledLine) =>
    `Thank you. ${sentenceStart(nameOf(line))} gets your message right away. Goodbye.`,
  passedOn: (line: CalledLine) =>
    line.isCallerKnown
      ? `I’ll let ${nameOf(line)} know that you called. Goodbye.`
      : 'Thank you for calling. Goodbye.',
  goodbye: 'Thank you for calling. Goodbye.',
};

const sentenceStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
