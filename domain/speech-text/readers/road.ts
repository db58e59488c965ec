import { sayHouseNumber } from '../../english/number-words.ts';
import type { Reader } from '../reader.ts';

const roads: [written: string, said: string][] = [
  ['I', 'Interstate'],
  ['US(?:\\s(?:Hwy|Highway|Route|Rte))?|U\\.S\\.(?:\\s(?:Hwy|Highway|Route|Rte))?', 'U-S'],
  ['(?:State\\s(?:Route|Rte|Rt)|SR)', 'State Route'],
  ['(?:State\\s(?:Hwy|Highway)|SH)', 'State Highway'],
  ['(?:County\\s(?:Road|Rd)|CR|Co\\.?\\sRd)', 'County Road'],
  ['(?:County\\s(?:Hwy|Highway)|CH)', 'County Highway'],
  ['FM', 'F-M'],
  ['(?:Hwy|HWY|Highway)', 'Highway'],
  ['(?:Rte|RTE|Route|Rt)', 'Route'],
  ['(?:Exit)', 'Exit'],
];

/** Numbered roads: the name in full, the number as people say it. */
export const road: Reader[] = roads.map(([written, said]) => ({
  starts: 'capital',
  pattern: new RegExp(
    `(?:${written})\\.?[\\s-](\\d{1,4})(?:([A-Z])(?![A-Za-z]))?(?![\\d,.]\\d|\\d|'|")`,
    'y',
  ),
  say: ([, number = '', letter]) => `${said} ${sayHouseNumber(number)}${letter ? `-${letter}` : ''}`,
}));
