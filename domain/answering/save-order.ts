import { eq } from 'drizzle-orm';
import { profiles } from '#db/schema/accounts.ts';
import { answeringOrders } from '#db/schema/answering.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { splitName } from '../leads/rules.ts';
import { requireFreeTransfer } from '../phone/change-line.ts';
import { CHOOSE_OWN_HOME } from '../phone/rules.ts';
import { type AnsweringOrder, findPlan, listAnsweredHomes } from './queries.ts';
import type { AnsweringOrderForm } from './schema.ts';

export type Orderer = { userId: string; email: string };

/**
 * Saves an order for the answering service, unpaid. May be repeated: the same form stays one order, and another
 * person's form key is refused.
 */
export async function saveOrder(
  ctx: Pick<Context, 'db' | 'now' | 'telephony'>,
  { form, orderer }: { form: AnsweringOrderForm; orderer: Orderer | undefined },
): Promise<AnsweringOrder> {
  if (!ctx.telephony) throw new AppError('not_found', 'The answering service isn’t sold here yet.');
  const customer = await findCustomer(ctx, form, orderer);
  const listingId = await findOrderedHome(ctx, form, orderer);
  await requireFreeTransfer(ctx, form.transferNumber);
  const { planId, transferNumber, timeZone } = form;
  // Another plan is another order: a payment page opened at one price must never pay for another plan.
  const formKey = [form.formKey, planId].join(':');
  const ordered = { listingId, transferNumber, timeZone };
  const userId = orderer?.userId ?? null;
  await ctx.db
    .insert(answeringOrders)
    .values({ formKey, planId, userId, ...customer, ...ordered, createdAt: ctx.now() })
    .onConflictDoNothing({ target: answeringOrders.formKey });
  const [order] = await ctx.db.select().from(answeringOrders).where(eq(answeringOrders.formKey, formKey));
  const isSame = order?.userId === userId && order.customerEmail === customer.customerEmail;
  if (!order || !isSame)
    throw new AppError('conflict', 'This form was already sent. Please reload the page.');
  return order.status === 'ordered' ? correctOrder(ctx, order, { ...customer, ...ordered }) : order;
}

/** Until it's paid, a form submitted again with other values counts as a correction. */
async function correctOrder(
  ctx: Pick<Context, 'db'>,
  order: AnsweringOrder,
  columns: Partial<AnsweringOrder>,
): Promise<AnsweringOrder> {
  const [corrected] = await ctx.db
    .update(answeringOrders)
    .set(columns)
    .where(eq(answeringOrders.id, order.id))
    .returning();
  return corrected ?? order;
}

async function findCustomer(
  ctx: Pick<Context, 'db'>,
  { guest }: AnsweringOrderForm,
  orderer: Orderer | undefined,
) {
  if (orderer) {
    const [profile] = await ctx.db.select().from(profiles).where(eq(profiles.userId, orderer.userId));
    const { firstName = '', lastName = '', phone = '' } = profile ?? {};
    return {
      customerEmail: orderer.email,
      customerFirstName: firstName,
      customerLastName: lastName,
      customerPhone: phone,
    };
  }
  if (!guest) throw new AppError('invalid', 'Enter your name and email address.');
  const { firstName, lastName } = splitName(guest.name);
  return { customerEmail: guest.email, customerFirstName: firstName, customerLastName: lastName };
}

/** A single home must be published and the customer's own; a plan for all homes names none. */
async function findOrderedHome(
  ctx: Pick<Context, 'db'>,
  { planId, listingId }: AnsweringOrderForm,
  orderer: Orderer | undefined,
): Promise<string | null> {
  if (findPlan(planId).homes === 'all') return null;
  const choose = orderer ? CHOOSE_OWN_HOME : 'Sign in to choose the home, or choose a plan for all homes.';
  const homes = orderer ? await listAnsweredHomes(ctx, orderer.userId) : [];
  const home = homes.find((one) => one.listingId === listingId);
  if (!home) throw new AppError('invalid', choose, { fields: { listingId: choose } });
  return home.listingId;
}
