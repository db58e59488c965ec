import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from '#server/metrics/create-metrics.ts';

const rules = readFileSync('ops/alerts.yaml', 'utf8');
const dashboard = readFileSync('ops/dashboard.json', 'utf8');
const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name as string);

test('each alert has an entry in the runbook that says what to do, and every entry has an alert', () => {
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  const entries = [...runbook.matchAll(/^## (\w+)\n\n([\s\S]*?)(?=\n## |$(?![\s\S]))/gm)];
  expect(entries.map(([, name]) => name).sort()).toEqual([...names].sort());
  for (const [, name, text = ''] of entries) {
    expect(text, name).toMatch(/\*\*Means:\*\*/);
    expect(text, name).toMatch(/\*\*Do:\*\*/);
  }
  const linked = [...rules.matchAll(/runbook: docs\/runbook\.md#(\w+)/g)].map(([, anchor]) => anchor);
  expect(linked).toEqual(names.map((name) => name.toLowerCase()));
});

test('alerts and dashboard read only series that exist', async () => {
  const metrics = createMetrics({ pool: () => ({ total: 0, idle: 0, waiting: 0 }), feedAgeMs: () => 0 });
  const text = await metrics.read();
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const used = [...`${rules}${dashboard}`.matchAll(/hearthcast_\w+/g)].map(([name]) =>
    name.replace(/_(?:count|bucket|sum)$/, ''),
  );
  expect(used.length).toBeGreaterThan(20);
  for (const name of used) expect(known, name).toContain(name);
});

test('each alert is tested: it fires when it should and is quiet otherwise', () => {
  const cases = readFileSync('ops/alerts.test.yaml', 'utf8');
  for (const name of names) expect(cases, name).toContain(`{alertname="${name}"}`);
});
