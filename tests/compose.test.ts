import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const compose = readFileSync('compose.yaml', 'utf8');

test('only a proxy on this machine reaches the published port, and none is trusted unless it is named', () => {
  const ports = [...compose.matchAll(/ports: \[(.*)\]/g)].map(([, list]) => list);
  expect(ports).toEqual(['"127.0.0.1:3000:3000"']);
  // Without a proxy in front, a trusted X-Forwarded-For is whatever the caller wrote.
  expect(/TRUSTED_PROXIES: (.*)/.exec(compose)?.[1]).toBe('$' + '{TRUSTED_PROXIES:-0}');
});
