import { joinList } from '#domain/english/join-list.ts';
import { feeCoverage } from '#domain/features/fee-coverage.ts';
import { isPlural } from '#domain/features/tell-feature.ts';
import { type Home, isOwn } from '../home.ts';
import { ownBuilding } from '../home-kind.ts';
import { homeValue } from '../home-value.ts';
import { nameKind } from '../name-kind.ts';
import { type Hook, words } from './hook.ts';

const [agesWorth, widthWorth, feeWorth] = [79, 74, 60];
const [lastOldYear, minApart, minCovered] = [1965, 40, 3];
const renewable =
  /^(?:new-roof|boiler|furnace|water-heater|hvac|new-windows|electric-panel|renewed-kitchen|washer-dryer|deck|roof-deck|appliances|dishwasher|central-air)$/;

/** A vivid number: two ages under one roof, a width, what the fee buys. */
export function readNumberHooks(home: Home): Hook[] {
  return [...ages(home), ...width(home), ...fee(home)];
}

/** The contrast between the oldest year and the newest. */
function ages(home: Home): Hook[] {
  const [built, fact] = [home.number('yearBuilt'), home.fact('yearBuilt')];
  if (!built || !fact || built > lastOldYear) return [];
  const [newest] = home.features
    .filter(
      (one) => isOwn(one) && one.year !== undefined && one.where === undefined && renewable.test(one.id),
    )
    .filter(({ year }) => Number(year) - built >= minApart)
    .sort((a, b) => Number(b.year) - Number(a.year));
  if (!newest?.year) return [];
  const name = newest.noun.replace(/^new(?:er)? /, '');
  const verb = isPlural(newest) || /[^s]s$/.test(name) ? 'are' : 'is';
  return [
    {
      key: 'hook ages',
      part: 'hook-ages',
      worth: agesWorth,
      words: {
        whole: words(ownBuilding.has(home.kind) ? nameKind(home).text : 'building'),
        oldyear: words(String(built), fact.id),
        newyear: words(newest.year, newest.factId),
        younger: words(`the ${name}`, newest.factId),
        youngeris: words(`the ${name} ${verb}`, newest.factId),
      },
      feature: newest,
    },
  ];
}

function width(home: Home): Hook[] {
  const found = home.features.find((one) => one.id === 'house-width' && isOwn(one));
  const [, limit = '', feet] =
    /(over |nearly |more than |approximately |about )?(\d+(?:\.\d+)?)/i.exec(found?.matched ?? '') ?? [];
  if (!found || !feet || !ownBuilding.has(home.kind)) return [];
  return [
    {
      key: 'hook width',
      part: 'hook-width',
      worth: widthWorth,
      words: { width: words(`${limit.toLowerCase()}${feet} feet`, found.factId) },
      feature: found,
    },
  ];
}

const plainItem =
  /^(?:heat(?:ing)?|(?:hot |cold )?water|(?:cooking )?gas|electric(?:ity)?|cable|(?:high-speed )?internet|trash|air conditioning|property taxes|taxes|insurance|snow removal|sewer|security)$/;

function fee(home: Home): Hook[] {
  const [found, amount] = [home.features.find(({ id }) => id === 'fee-covers'), homeValue(home, 'fee')];
  const items = found && feeCoverage(found)?.filter((item) => plainItem.test(item) && home.says([item]));
  if (!found || !amount || !items || items.length < minCovered) return [];
  return [
    {
      key: 'hook fee',
      part: 'hook-fee',
      worth: feeWorth,
      words: {
        amount: words(amount.text.replace(/ a month$/, ''), ...amount.factIds),
        buys: words(joinList(items), found.factId),
      },
    },
  ];
}
