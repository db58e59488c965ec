import type { FactConflict } from '#domain/script/schema.ts';

type Kind = FactConflict['values'][number]['source']['kind'];

export const sourceLabels: Record<Kind, string> = {
  page: 'The listing’s page',
  mls: 'The MLS',
  description: 'The description',
  details: 'The page’s details',
  staff: 'Written by staff',
  answer: 'The agent’s answer',
  order: 'The order form',
};
