import type { Mutation } from '../mutation.ts';

const adapter = ['adapters/telephony/contract.test.ts'];
const machine = ['domain/phone/call/advance-call.test.ts'];
const api = ['api/phone/phone.test.ts'];
const leads = ['api/phone/phone-leads.test.ts'];

/** Who may speak for the telephone provider, what callers are told, and what happens with a call. */
export const phoneMutations: Mutation[] = [
  {
    name: 'anyone can pose as the phone provider',
    area: 'phone',
    file: 'adapters/telephony/twilio.ts',
    find: 'if (!isTwilioSignature(options.authToken, request))',
    replace: 'if (request.url === "")',
    tests: adapter,
  },
  {
    name: 'a signature is valid for any URL',
    area: 'phone',
    file: 'adapters/telephony/twilio-signature.ts',
    find: 'const text = url + fields',
    replace: 'const text = (url && "") + fields',
    tests: adapter,
  },
  {
    name: 'any signature of the right length is accepted',
    area: 'phone',
    file: 'adapters/telephony/twilio-signature.ts',
    find: 'given.length === expected.length && timingSafeEqual(given, expected)',
    replace: 'given.length === expected.length',
    tests: adapter,
  },
  {
    name: 'what a caller said becomes markup',
    area: 'phone',
    file: 'adapters/telephony/write-twiml.ts',
    find: ".replaceAll('<', '&lt;')",
    replace: '',
    tests: adapter,
  },
  {
    name: 'callers aren’t told that the call is recorded',
    area: 'phone',
    file: 'domain/phone/call/advance-call.ts',
    find: 'line.greeting, notice]',
    replace: 'line.greeting, notice && ""]',
    tests: machine,
  },
  {
    name: 'an unknown state counts as a lenient one',
    area: 'phone',
    file: 'domain/phone/call/recording-consent.ts',
    find: "laws.get(state ?? '')?.consent === 'one-party'",
    replace: "laws.get(state ?? '')?.consent !== 'all-party'",
    tests: machine,
  },
  {
    name: 'all-party consent states skip asking for consent',
    area: 'phone',
    file: 'domain/phone/call/advance-call.ts',
    find: "if (consentOf(call, line) === 'one-party') return record",
    replace: 'if (consentOf(call, line)) return record',
    tests: machine,
  },
  {
    name: 'a call finished by two workers is reported twice',
    area: 'phone',
    file: 'domain/phone/finish-call.ts',
    find: 'if (finished.length === 0 || ',
    replace: 'if (',
    tests: leads,
  },
  {
    name: 'a repeated webhook advances the call',
    area: 'phone',
    file: 'domain/phone/answer-call.ts',
    find: 'if (row.turn !== request.turn) return lastTurnOf(row);',
    replace: '',
    tests: api,
  },
  {
    name: 'one caller may call a line without limit',
    area: 'phone',
    file: 'domain/phone/answer-call.ts',
    find: 'if (await isCallingTooOften(ctx, line, request.from))',
    replace: 'if ((await isCallingTooOften(ctx, line, request.from)) && request.to === "")',
    tests: api,
  },
  {
    name: 'an agent’s number talks about unpublished homes',
    area: 'phone',
    file: 'domain/phone/queries.ts',
    find: "eq(listings.status, 'active'),",
    replace: '',
    tests: api,
  },
  {
    name: 'anyone who knows a call’s id hears its message',
    area: 'phone',
    file: 'api/phone/phone-message-routes.ts',
    find: 'if (!(await mayHearPhoneMessage(ctx, callId, { expires, signature })))',
    replace: 'if (callId === "")',
    tests: leads,
  },
];
