import { type Column, type SQL, sql } from 'drizzle-orm';

/** The keys of all files that a column names. The indexes are used only for exactly these expressions. */
export const fileKeys = (column: Column): SQL => sql`file_keys(${column}::text)`;

/** The same for files of production steps. */
export const artifactFileKeys = (t: { files: Column; data: Column }): SQL =>
  sql`file_keys(${t.files}::text || coalesce(${t.data} -> 'clips', 'null')::text)`;

/** The same for an agent's or a team's pictures. */
export const brandFileKeys = (t: { photo: Column; logo: Column }): SQL =>
  sql`file_keys(coalesce(${t.photo}::text, '') || coalesce(${t.logo}::text, ''))`;
