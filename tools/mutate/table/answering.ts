import type { Mutation } from '../mutation.ts';

const orders = ['api/answering/answering.test.ts'];
const lines = ['api/phone/phone.test.ts'];

/** Who pays for a number, who gets it, and how many. */
export const answeringMutations: Mutation[] = [
  {
    name: 'an unpaid order gets a number',
    area: 'answering',
    file: 'domain/answering/assign-number.ts',
    find: "        eq(answeringOrders.status, 'paid'),\n",
    replace: '',
    tests: orders,
  },
  {
    name: 'two workers buy a number each',
    area: 'answering',
    file: 'domain/answering/assign-number.ts',
    find: '        isFree(answeringOrders.claimedUntil, CLAIM_SECONDS),\n',
    replace: '',
    tests: orders,
  },
  {
    name: 'a purchase whose answer got lost is repeated',
    area: 'answering',
    file: 'domain/answering/assign-number.ts',
    find: 'if (known) return known;',
    replace: '',
    tests: orders,
  },
  {
    name: 'an order is set up as often as it is told',
    area: 'answering',
    file: 'domain/answering/activate-order.ts',
    find: "and(eq(answeringOrders.id, orderId), eq(answeringOrders.status, 'assigned'))",
    replace: 'and(eq(answeringOrders.id, orderId))',
    tests: orders,
  },
  {
    name: 'anybody pays and sees anybody’s order',
    area: 'answering',
    file: 'domain/answering/queries.ts',
    find: 'return order?.userId === userId ? order : undefined;',
    replace: 'return userId ? order : undefined;',
    tests: orders,
  },
  {
    name: 'a form key opens somebody else’s order',
    area: 'answering',
    file: 'domain/answering/save-order.ts',
    find: 'if (!order || !isSame)',
    replace: 'if (!order)',
    tests: orders,
  },
  {
    name: 'a number is sold for somebody else’s home',
    area: 'answering',
    file: 'domain/answering/save-order.ts',
    find: "if (!home) throw new AppError('invalid', choose, { fields: { listingId: choose } });",
    replace: 'if (!home) return listingId ?? null;',
    tests: orders,
  },
  {
    name: 'a refunded order keeps its number',
    area: 'answering',
    file: 'domain/answering/apply-answering-payment.ts',
    find: 'if (paidDays === 0) await cancelOrder(tx, order.id);',
    replace: '',
    tests: orders,
  },
  {
    name: 'calls are put through to numbers that cost extra',
    area: 'answering',
    file: 'domain/phone/rules.ts',
    find: ' && !costlyAreas.test(digits)',
    replace: '',
    tests: orders,
  },
  {
    name: 'anybody changes anybody’s line and reads its calls',
    area: 'answering',
    file: 'domain/phone/queries.ts',
    find: 'and(eq(phoneLines.id, lineId), eq(phoneLines.userId, userId))',
    replace: 'and(eq(phoneLines.id, userId && lineId))',
    tests: lines,
  },
  {
    name: 'a greeting may say what fair-housing law forbids',
    area: 'answering',
    file: 'domain/phone/change-line.ts',
    find: "checkText(greeting).verdict === 'allow' ?",
    replace: "greeting !== '\\u0000' ?",
    tests: lines,
  },
  {
    name: 'a closed line goes on answering',
    area: 'answering',
    file: 'domain/phone/queries.ts',
    find: 'and(eq(phoneLines.number, number), isAnswering)',
    replace: 'and(eq(phoneLines.number, number))',
    tests: orders,
  },
];
