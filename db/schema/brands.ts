import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { brandFileKeys } from './file-keys.ts';
import { teams } from './teams.ts';

/** Re-encoded by us: upright, without metadata. */
export type BrandImage = { url: string; width: number; height: number };

const words = () => text().notNull().default('');

/**
 * How an agent or a team presents itself. A row without text means that its owner was asked and skipped it.
 */
export const brands = pgTable(
  'brands',
  {
    id: id(),
    userId: uuid().references(() => authUsers.id, { onDelete: 'cascade' }),
    teamId: uuid().references(() => teams.id, { onDelete: 'cascade' }),
    name: words(),
    /** How the hosts say the name, in ordinary spelling. */
    spokenName: words(),
    licenseNumber: words(),
    brokerage: words(),
    phone: words(),
    website: words(),
    introLine: words(),
    color: text(),
    photo: jsonb().$type<BrandImage>(),
    logo: jsonb().$type<BrandImage>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('brands_one_holder', sql`num_nonnulls(${t.userId}, ${t.teamId}) = 1`),
    check('brands_color', sql`${t.color} ~ '^#[0-9a-f]{6}$'`),
    uniqueIndex('brands_by_user').on(t.userId).where(sql`${t.userId} is not null`),
    uniqueIndex('brands_by_team').on(t.teamId).where(sql`${t.teamId} is not null`),
    index('brands_by_file').using('gin', brandFileKeys(t)),
  ],
);
