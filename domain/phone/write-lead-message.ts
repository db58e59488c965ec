import type { PhoneCall } from './call/phone-call.ts';

/** A call as its agent reads it: the message, open questions, and everything that was said. */
export function writeLeadMessage(call: PhoneCall, heard: string): string {
  const { openQuestions, recordingId, transcript } = call;
  const questions = openQuestions.map((question) => `- ${question}`).join('\n');
  const said = transcript
    .map(({ by, text }) => `${by === 'caller' ? 'Caller' : 'Assistant'}: ${text}`)
    .join('\n');
  return [
    heard && `Message, as heard by software: ${heard}`,
    recordingId && !heard && 'The caller left a message. Listen to the recording on your leads page.',
    questions && `The listing didn’t answer:\n${questions}`,
    said && `The call:\n${said}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
