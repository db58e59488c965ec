import type { Feature } from '#domain/features/feature.ts';

/** The sections where one question doesn't fit every answer. */
const questions: Record<string, Record<string, RegExp>> = {
  levels: {
    'open-lift': /^house-elevator$/,
    'open-below': /^(?:basement|finished-basement|garden-level)$/,
    'open-wine': /^wine-cellar$/,
    'open-annex': /^adu$/,
    'open-gym': /^home-gym$/,
    'open-levels':
      /^(?:basement|finished-basement|garden-level|wine-cellar|adu|home-gym|bonus-room|loft-space|media-room|second-kitchen|sauna|guest-suite|dog-room)$/,
  },
  practical: {
    'open-cooling': /^(?:central-air|mini-split|hvac|heat-pump|ceiling-fans|dual-thermostat)$/,
    'open-heat': /^(?:furnace|boiler|radiators|forced-air)$/,
    'open-panes': /^new-windows$/,
    'open-gadgets': /^(?:smart-home|security-system|sound-system|intercom)$/,
    'open-entrance': /^separate-entrance$/,
  },
};
/** For mixed answers, such as an elevator and a wine room. */
const mixed: Record<string, string> = { levels: 'open-extras' };

/** The question these things answer: an elevator isn't another room. */
export function openingQuestion(part: string, told: readonly Pick<Feature, 'id'>[]): string {
  const fitting = Object.entries(questions[part] ?? {}).find(
    ([, ids]) => told.length > 0 && told.every(({ id }) => ids.test(id)),
  )?.[0];
  return fitting ?? mixed[part] ?? `open-${part}`;
}
