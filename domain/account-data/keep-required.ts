import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { KeptKind } from '#db/column-values.ts';
import { balanceEntries } from '#db/schema/balances.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { contacts } from '#db/schema/leads.ts';
import { keptRecords } from '#db/schema/records.ts';
import type { Context } from '../context.ts';
import { formatAddress } from '../listings/rules.ts';
import type { OwnThings } from './own-things.ts';
import { keptRules } from './rules.ts';

type Kept = { kind: KeptKind; content: Record<string, unknown> };

/** Copies only what the law requires us to keep, before the account is deleted. In the caller's transaction. */
export async function keepRequired(tx: Pick<Context, 'db' | 'now'>, things: OwnThings): Promise<number> {
  const kept = [...(await paymentsOf(tx, things)), ...(await consentsOf(tx, things))];
  const until = (kind: KeptKind) => new Date(tx.now().getTime() + keptRules[kind].days * 86_400_000);
  const rows = kept.map((row) => ({ ...row, keptUntil: until(row.kind), createdAt: tx.now() }));
  if (rows.length > 0) await tx.db.insert(keptRecords).values(rows);
  return rows.length;
}

async function paymentsOf(tx: Pick<Context, 'db'>, { userId, email }: OwnThings): Promise<Kept[]> {
  const paid = await tx.db
    .select()
    .from(checkouts)
    .where(
      and(
        isNotNull(checkouts.paidAt),
        isNull(checkouts.teamId),
        or(eq(checkouts.userId, userId), eq(checkouts.customerEmail, email)),
      ),
    );
  const statement = await tx.db.select().from(balanceEntries).where(eq(balanceEntries.userId, userId));
  return [
    ...paid.map(
      (row): Kept => ({
        kind: 'payment',
        content: {
          provider: row.provider,
          payment: row.sessionId,
          email: row.customerEmail,
          name: [row.customerFirstName, row.customerLastName].filter(Boolean).join(' '),
          homes: row.links.length,
          paidCents: row.paidCents,
          receiptUrl: row.receiptUrl,
          paidAt: row.paidAt?.toISOString(),
          refundedAt: row.refundedAt?.toISOString() ?? null,
        },
      }),
    ),
    ...statement.map(
      (row): Kept => ({
        kind: 'payment',
        content: {
          email,
          statement: row.kind,
          amountCents: row.amountCents,
          balanceCents: row.balanceCents,
          at: row.createdAt.toISOString(),
        },
      }),
    ),
  ];
}

async function consentsOf(tx: Pick<Context, 'db'>, { listings, listingIds }: OwnThings): Promise<Kept[]> {
  if (listingIds.length === 0) return [];
  const given = await tx.db
    .select()
    .from(contacts)
    .where(and(inArray(contacts.listingId, listingIds), isNotNull(contacts.consent)));
  return given.map(({ firstName, lastName, email, phone, consent, listingId }): Kept => {
    const home = listings.find(({ id }) => id === listingId);
    return {
      kind: 'consent',
      content: {
        name: [firstName, lastName].filter(Boolean).join(' '),
        email,
        phone,
        ...consent,
        home: home ? formatAddress(home) : '',
      },
    };
  });
}
