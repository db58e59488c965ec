import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../support/free-port.ts';

export type Prometheus = {
  /** Labels and values that an expression returns now. */
  query: (expression: string) => Promise<{ labels: Record<string, string>; value: number }[]>;
  firing: () => Promise<Set<string>>;
  stop: () => Promise<void>;
};

const rulesFile = 'ops/alerts.yaml';

/** Checks the rules with Prometheus' own tool; throws its output. */
export function checkRules(): void {
  for (const args of [
    ['check', 'rules', rulesFile],
    ['test', 'rules', 'ops/alerts.test.yaml'],
  ])
    execFileSync('promtool', args, { stdio: 'inherit' });
}

/** A real Prometheus that scrapes every second. The rules are ours, but none takes minutes to fire. */
export async function startPrometheus(targets: string[]): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-prometheus-'));
  const rules = readFileSync(rulesFile, 'utf8')
    .replace(/for: \d+m/g, 'for: 0s')
    .replaceAll('[5m]', '[15s]');
  writeFileSync(join(folder, 'alerts.yaml'), rules);
  const config = {
    global: { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '1s' },
    rule_files: ['alerts.yaml'],
    scrape_configs: [{ job_name: 'hearthcast', static_configs: [{ targets }] }],
  };
  // JSON is YAML, too.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const address = `127.0.0.1:${await findFreePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { stdio: 'inherit' },
  );
  const ask = async <Answer>(path: string): Promise<Answer> =>
    ((await (await fetch(`http://${address}/api/v1/${path}`)).json()) as { data: Answer }).data;
  while (
    !(await fetch(`http://${address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('Prometheus did not start.');
    await wait(200);
  }
  return {
    async query(expression) {
      const { result } = await ask<{ result: { metric: Record<string, string>; value: [number, string] }[] }>(
        `query?query=${encodeURIComponent(expression)}`,
      );
      return result.map(({ metric, value }) => ({ labels: metric, value: Number(value[1]) }));
    },
    async firing() {
      const { alerts } = await ask<{ alerts: { state: string; labels: { alertname: string } }[] }>('alerts');
      return new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await new Promise((done) => child.once('exit', done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
