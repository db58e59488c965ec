import { eq } from 'drizzle-orm';
import { profiles } from '#db/schema/accounts.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { normalizeEmail } from '../accounts/rules.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { splitName } from '../leads/rules.ts';
import { limitCalls } from '../limit-calls.ts';
import { limitOrderedReadings } from '../listings/limit-readings.ts';
import { hashKey } from '../rate-limits.ts';
import { requireTeamRole } from '../teams/require-team-role.ts';
import { checkHomes, findHomes, type OrderedHome } from './check-homes.ts';
import { CHECKOUT_OPEN_MS, findLiveCheckout, openCheckout, retireDeadCheckouts } from './open-checkout.ts';
import { priceHomes } from './price-homes.ts';
import { requireAddressOwner } from './require-address-owner.ts';
import type { CreatePayment } from './schema.ts';

type Ctx = Pick<
  Context,
  | 'db'
  | 'now'
  | 'site'
  | 'accounts'
  | 'orders'
  | 'payments'
  | 'listingSource'
  | 'pageReader'
  | 'estimateTalk'
  | 'mls'
  | 'log'
>;
type Orderer = { userId: string; email: string } | undefined;
type Customer = { email: string; firstName: string; lastName: string; phone: string };

const limits = [
  { limit: 40, windowSeconds: 600 },
  { limit: 200, windowSeconds: 86_400 },
];
const required = 'Please fill in all required fields';

/**
 * Validates an order and opens its payment page. May be repeated, even many times at once: the same form leads to the
 * same page and, once paid, to the confirmation.
 */
export async function startCheckout(
  ctx: Ctx,
  input: CreatePayment & { orderer: Orderer; ip: string },
): Promise<{ url: string }> {
  const homes = await findHomes(ctx, input);
  const customer = await findCustomer(ctx, input);
  const idempotencyKey = nameForm(ctx, input, customer, homes);
  await retireDeadCheckouts(ctx, idempotencyKey);
  const known = await findLiveCheckout(ctx, idempotencyKey);
  // Before the next line, whose result reveals whether an address has an account.
  if (!known) await limitCalls(ctx, 'order', input.ip, limits);
  await requireAddressOwner(ctx, customer.email, input.orderer);
  await requireTeam(ctx, input);
  if (known) return openCheckout(ctx, known.id);
  await limitOrderedReadings(ctx, input.ip, homes.filter(({ draftId }) => !draftId).length);
  const agentName = input.userInfo?.agent_name ?? '';
  const additionalDetails = input.userInfo?.additional_details ?? '';
  const ordered = await checkHomes(ctx, homes);
  const now = ctx.now();
  await ctx.db
    .insert(checkouts)
    .values({
      idempotencyKey,
      provider: ctx.payments.provider,
      userId: input.orderer?.userId ?? null,
      teamId: input.teamId ?? null,
      customerEmail: customer.email,
      customerFirstName: customer.firstName,
      customerLastName: customer.lastName,
      customerPhone: customer.phone,
      agentName,
      additionalDetails,
      ...(await priceHomes(ctx, ordered, { agentName, additionalDetails })),
      expiresAt: new Date(now.getTime() + CHECKOUT_OPEN_MS),
      createdAt: now,
    })
    .onConflictDoNothing();
  const checkout = await findLiveCheckout(ctx, idempotencyKey);
  if (!checkout) throw new Error('The checkout was not saved.');
  return openCheckout(ctx, checkout.id);
}

/** The customer: from the form, or else from the signed-in account. */
async function findCustomer(
  ctx: Ctx,
  { userInfo, orderer }: { orderer: Orderer } & CreatePayment,
): Promise<Customer> {
  if (userInfo) {
    const email = normalizeEmail(userInfo.email);
    if (email) return { email, phone: userInfo.phone, ...splitName(userInfo.name) };
    const message = 'Please enter a valid email address';
    throw new AppError('invalid', message, { fields: { 'userInfo.email': message } });
  }
  if (!orderer) throw new AppError('invalid', required, { fields: { userInfo: required } });
  const [profile] = await ctx.db.select().from(profiles).where(eq(profiles.userId, orderer.userId));
  const { firstName = '', lastName = '', phone = '' } = profile ?? {};
  return { email: orderer.email, firstName, lastName, phone };
}

/** Only members may order for a team. */
async function requireTeam(
  ctx: Ctx,
  { teamId, orderer }: Pick<CreatePayment, 'teamId'> & { orderer: Orderer },
) {
  if (!teamId) return;
  if (!orderer) throw new AppError('unauthorized', 'Sign in to order for your team.');
  await requireTeamRole(ctx, { teamId, userId: orderer.userId });
}

/** A form without a key counts as the same form for an hour. A correction makes it a different form. */
function nameForm(
  ctx: Ctx,
  input: CreatePayment & { orderer: Orderer },
  customer: Customer,
  homes: OrderedHome[],
): string {
  const name = input.idempotencyKey ?? `hour ${Math.floor(ctx.now().getTime() / 3_600_000)}`;
  const { userInfo, orderer, teamId } = input;
  const sheets = homes.map(({ listingUrl, draftId, draft }) => [listingUrl, draftId, draft?.corrections]);
  const content = [customer, sheets, userInfo, orderer?.userId, ...(teamId ? [teamId] : [])];
  return `${ctx.payments.provider}:${hashKey(JSON.stringify([name, content]))}`;
}
