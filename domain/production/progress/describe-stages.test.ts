import { expect, test } from 'vitest';
import type { RunStep } from '../queries.ts';
import type { StepName } from '../rules.ts';
import { describeStages } from './describe-stages.ts';
import { estimateRest } from './estimate-rest.ts';

const start = Date.parse('2026-03-02T10:00:00Z');
let clock = 0;

function step(name: StepName, given: Partial<RunStep> = {}): RunStep {
  clock += 10;
  return {
    id: String(clock),
    podcastId: '',
    name,
    attempt: 1,
    startedAt: new Date(start + clock * 1000),
    endedAt: new Date(start + (clock + 5) * 1000),
    outcome: 'done',
    detail: null,
    doneParts: null,
    totalParts: null,
    ...given,
  };
}
const running = { endedAt: null, outcome: null } as const;
const statesOf = (rows: RunStep[]) => describeStages(rows).stages.map(({ state }) => state);
const written = () =>
  (['read-listing', 'check-facts', 'write-script', 'check-script'] as const).map((name) => step(name));

test('stages follow the steps', () => {
  expect(statesOf([])).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting']);
  const rows = [...written(), step('record-episode', { ...running, doneParts: 3, totalParts: 9 })];
  expect(statesOf(rows)).toEqual(['done', 'done', 'running', 'waiting', 'waiting']);
  expect(describeStages(rows)).toMatchObject({
    isSecondLook: false,
    stages: [{}, {}, { doneParts: 3 }, {}, {}],
  });
});

test('a retry goes back nowhere: finished stages stay finished, and clocks keep their start', () => {
  const first = written();
  const failed = step('record-episode', { outcome: 'failed', doneParts: 7, totalParts: 9 });
  const rows = [
    ...first,
    failed,
    step('record-episode', { ...running, attempt: 2, doneParts: 2, totalParts: 9 }),
  ];
  const { stages, isSecondLook } = describeStages(rows);
  expect(isSecondLook).toBe(true);
  expect(stages[2]).toMatchObject({
    state: 'running',
    startedAt: failed.startedAt.toISOString(),
    doneParts: 7,
  });
  const again = [...rows.slice(0, 5), step('read-listing', { ...running, attempt: 2 })];
  expect(statesOf(again)).toEqual(['done', 'done', 'running', 'waiting', 'waiting']);
  expect(describeStages(again).isSecondLook).toBe(true);
  expect(describeStages(again).stages[0]?.endedAt).toBe(first[1]?.endedAt?.toISOString());
});

test('a stage that waits for a person is not running, and nothing before it goes back', () => {
  const rows = [...written(), step('record-episode'), step('master-episode', { outcome: 'review' })];
  expect(statesOf(rows)).toEqual(['done', 'done', 'waiting', 'waiting', 'waiting']);
  expect(describeStages(rows).isSecondLook).toBe(false);
});

test('the remaining time is estimated from recent medians, the remaining parts and the queue', () => {
  const times = { seconds: { 'write-script': 2, 'record-episode': 3, 'verify-audio': 30 }, parts: 50 };
  const queue = { now: new Date(start), ahead: 0, running: 0 };
  expect(estimateRest([], undefined, queue)).toBeUndefined();
  expect(estimateRest([], times, queue)).toBe(182);
  expect(estimateRest([], times, { ...queue, ahead: 4, running: 2 })).toBe(182 * 3);
  const rows = [...written(), step('record-episode', { ...running, doneParts: 30, totalParts: 40 })];
  expect(estimateRest(rows, times, queue), 'ten parts and the check').toBe(60);
  const late = [...written(), step('record-episode'), step('verify-audio', running)];
  expect(
    estimateRest(late, times, { ...queue, now: new Date(start + 9e6) }),
    'never less than a moment',
  ).toBe(5);
});
