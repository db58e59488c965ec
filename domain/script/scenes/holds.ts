import type { FeatureTopic } from '#domain/features/feature.ts';
import { featuresOf, findFeature, type Home, listable, sharedFeatures } from '../home.ts';
import type { Condition } from './scene.ts';

const factFields: Record<string, string> = { year: 'yearBuilt', fee: 'hoa' };

/** Conditions that several facts or features decide together. */
const derived: Record<string, (home: Home) => boolean> = {
  fee_period: (home) => /\ba (?:month|quarter|year)\b/.test(home.fact('hoa')?.value ?? ''),
  'kitchen-told': (home) => featuresOf(home, 'kitchen').length > 0,
  'walk-up_absent': (home) => !home.features.some(({ id }) => id === 'walk-up'),
  architect_named: (home) => /[A-Z]\w+ [A-Z]\w+/.test(findFeature(home, 'architect')?.matched ?? ''),
  shared_two: (home) => sharedFeatures(home).length > 1,
  counters_granite: (home) => isMadeOf(home, 'counters', 'granite'),
  counters_quartz: (home) => isMadeOf(home, 'counters', 'quartz'),
  counters_marble: (home) => isMadeOf(home, 'counters', 'marble'),
  appliances_stainless: (home) => isMadeOf(home, 'appliances', 'stainless'),
  garage_heated: (home) => findFeature(home, 'garage')?.attributes.manner?.includes('heated') ?? false,
};
export const derivedConditions: ReadonlySet<string> = new Set(Object.keys(derived));

function isMadeOf(home: Home, id: string, material: string): boolean {
  return findFeature(home, id)?.attributes.material?.includes(material) ?? false;
}

/** Whether a home meets a condition. */
export function holds(condition: Condition, home: Home): boolean {
  return isMet(condition, home) !== condition.isAbsent;
}

function isMet(condition: Condition, home: Home): boolean {
  if (condition.kind === 'fact')
    return home.fact(factFields[condition.field] ?? condition.field) !== undefined;
  if (condition.kind === 'compare') return compares(condition, home);
  const { id, attribute, qualifier, isAbsent } = condition;
  const derive = derived[id];
  if (derive) return derive(home);
  // "Not mentioned" means nowhere, in no form.
  if (isAbsent && !qualifier) return home.features.some((feature) => feature.id === id);
  const feature = findFeature(home, id, qualifier);
  if (!feature || !attribute) return feature !== undefined;
  return attribute === 'excerpt' || feature.attributes[attribute as 'material'] !== undefined;
}

function compares({ field, operator, values }: Extract<Condition, { kind: 'compare' }>, home: Home): boolean {
  if (field === 'kind') return values.includes(home.kind);
  if (field === 'state') return values.some((state) => home.fact('state')?.aliases.includes(state));
  const value = field === 'remarks' ? home.remarks.length : home.number(factFields[field] ?? field);
  if (value === undefined) return false;
  const limit = Number(values[0]);
  return operator === '<' ? value < limit : operator === '>' ? value > limit : value === limit;
}

/** The features of a topic that nothing has told yet. */
export function untold(home: Home, topic: FeatureTopic, toldIds: ReadonlySet<string>) {
  return listable(home, topic).filter(({ id }) => !toldIds.has(id));
}
