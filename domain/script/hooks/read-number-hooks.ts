import { joinList } from '#domain/english/join-list.ts';
import { feeCoverage } from '#domain/features/fee-coverage.ts';
import { type Home, isOwn } from '../home.ts';
import { ownBuilding } from '../home-kind.ts';
import { homeValue } from '../home-value.ts';
import { type Hook, words } from './hook.ts';

const [widthWorth, feeWorth, minCovered] = [74, 60, 3];
/** A vivid number: a width, what the fee buys. */
export function readNumberHooks(home: Home): Hook[] {
  return [...width(home), ...fee(home)];
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
