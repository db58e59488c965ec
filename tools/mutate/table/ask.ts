import type { Mutation } from '../mutation.ts';

const engine = ['domain/ask/answer/answer-question.test.ts'];
const abilities = ['domain/ask/answer/ask-abilities.test.ts'];
const api = ['api/ask/ask.test.ts'];

/** What a listing answers, and to whom. */
export const askMutations: Mutation[] = [
  {
    name: 'an answer needs no facts behind its claims',
    area: 'ask',
    file: 'domain/ask/answer/check-draft.ts',
    find: 'return isBacked && isWhole &&',
    replace: 'return isWhole &&',
    tests: engine,
  },
  {
    name: 'an answer skips the fair-housing check',
    area: 'ask',
    file: 'domain/ask/answer/check-draft.ts',
    find: "isWhole && checkText(text).verdict === 'allow'",
    replace: 'isWhole',
    tests: engine,
  },
  {
    name: 'the board’s approval is cut off what it allows',
    area: 'ask',
    file: 'domain/ask/evidence/cut-clause.ts',
    find: '(!isOfRules || condition.test(cut) || !condition.test(text))',
    replace: 'true',
    tests: abilities,
  },
  {
    name: 'a clause is quoted without what the whole sentence says of the thing',
    area: 'ask',
    file: 'domain/ask/evidence/find-evidence.ts',
    find: 'part.qualifiers.length === limits.length,',
    replace: 'true,',
    tests: abilities,
  },
  {
    name: 'a brokerage’s name answers questions about the home',
    area: 'ask',
    file: 'domain/ask/evidence/find-evidence.ts',
    find: '.filter(({ fact }) => !ofRecord.test(fact.field))',
    replace: '',
    tests: abilities,
  },
  {
    name: 'contact details of the description become answers',
    area: 'ask',
    file: 'domain/ask/verbatim-facts.ts',
    find: '!contactSigns.some((sign) => sign.test(sentence))',
    replace: 'true',
    tests: abilities,
  },
  {
    name: 'a refunded home still answers',
    area: 'ask',
    file: 'domain/ask/queries.ts',
    find: '!shown || shown.isWithdrawn',
    replace: '!shown',
    tests: api,
  },
  {
    name: 'a conversation of one home is known at another',
    area: 'ask',
    file: 'domain/ask/queries.ts',
    find: '.where(and(eq(id, conversationId), eq(listingConversations.listingId, listingId)));',
    replace: '.where(eq(id, conversationId));',
    tests: api,
  },
  {
    name: 'anybody may answer by mail',
    area: 'ask',
    file: 'domain/ask/receive-agent-reply.ts',
    find: 'addressOf(mail.from) !== row.agentEmail.toLowerCase()',
    replace: 'false',
    tests: api,
  },
  {
    name: 'a forged reply address counts',
    area: 'ask',
    file: 'domain/ask/reply-address.ts',
    find: 'keys.some((key) => isSame(sign(key, questionId), signature))',
    replace: 'keys.length > 0 && signature !== undefined',
    tests: api,
  },
  {
    name: 'mail arrives without the secret',
    area: 'ask',
    file: 'api/ask/inbound-mail-routes.ts',
    find: "!hasPassword(c.req.header('authorization'), inboundMail.secret)",
    replace: 'false',
    tests: api,
  },
  {
    name: 'an agent answers for somebody else’s home',
    area: 'ask',
    file: 'api/ask/handlers.ts',
    find: 'async (call, { podcastId, questionId, answer }) => {\n    await requireOwnPodcast(call, podcastId);',
    replace: 'async (call, { podcastId, questionId, answer }) => {',
    tests: api,
  },
];
