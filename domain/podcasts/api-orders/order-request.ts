import type { OrderedLink } from '#db/schema/checkouts.ts';
import type { Owner } from '../queries.ts';
import type { CreateApiOrder } from './schema.ts';

/** A validated order from a program, ready to be saved. */
export type OrderRequest = {
  owner: Owner;
  idempotencyKey: string;
  order: CreateApiOrder;
  link: OrderedLink;
};
