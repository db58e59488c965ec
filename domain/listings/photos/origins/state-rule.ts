import { z } from 'zod';
import { stateName, toStateCode } from '../../address/states.ts';
import stateRuleData from './data/state-rules.json' with { type: 'json' };
import { StateRule } from './schema.ts';

const stateRules = z.array(StateRule).parse(stateRuleData);

/** What the law of a home's state requires of its photos on a given day; undefined if nothing. */
export function findStateRule(
  { state, saleStatus }: { state: string; saleStatus: string | null },
  day: string,
): StateRule | undefined {
  const code = toStateCode(state);
  return stateRules.find(
    (rule) =>
      rule.state === code &&
      rule.from <= day &&
      (rule.until === null || day <= rule.until) &&
      (rule.covers !== 'sale' || saleStatus !== 'for rent'),
  );
}

/** "California (AB 723)" */
export function nameStateRule({ state, law }: StateRule): string {
  return `${stateName(state) ?? state} (${law})`;
}
