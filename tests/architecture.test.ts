import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findCircles, type Import, listSourceFiles, readImports } from './support/read-imports.ts';

/** The import rules of docs/architecture.md, executable. */
const files = listSourceFiles('web api jobs commands domain adapters db server tools tests bench'.split(' '));
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');
const top = (file: string) => file.split('/')[0] as string;
const imports = files.filter((file) => !isTest(file)).flatMap((file) => readImports(file).files);
const browserSafe = /^domain\/.+\/(schema|rules)\.ts$/;

/** domain → domains it may use besides itself. */
const domainOrder: Record<string, string[]> = {
  'account-data': ['accounts', 'files', 'listings', 'records', 'teams'],
  accounts: ['mails', 'leads'],
  ask: [
    'audio',
    'compliance',
    'english',
    'features',
    'leads',
    'listings',
    'mails',
    'script',
    'speech-text',
    'webhooks',
  ],
  answering: ['accounts', 'leads', 'mails', 'phone'],
  'api-keys': ['accounts', 'teams'],
  assistants: ['accounts', 'api-keys', 'ask', 'leads', 'listings', 'production'],
  balance: [],
  brands: ['compliance', 'files', 'teams'],
  credentials: ['files', 'listings', 'signed-files'],
  'signed-files': [],
  teams: ['mails'],
  invoices: ['mails', 'teams'],
  disclosure: ['compliance'],
  homes: ['brands', 'directory', 'leads', 'listings', 'production'],
  listings: ['files', 'compliance', 'english', 'features', 'signed-files', 'webhooks'],
  destinations: ['mails', 'listings', 'teams', 'webhooks'],
  leads: ['mails', 'listings', 'teams', 'webhooks', 'destinations'],
  directory: ['leads', 'listings'],
  mails: [],
  files: [],
  compliance: ['english'],
  operations: ['accounts'],
  podcasts: [
    'accounts',
    'answering',
    'balance',
    'destinations',
    'invoices',
    'listings',
    'leads',
    'mails',
    'script',
    'teams',
    'webhooks',
  ],
  phone: ['accounts', 'ask', 'audio', 'compliance', 'destinations', 'leads', 'listings', 'mails', 'webhooks'],
  records: [
    'brands',
    'compliance',
    'disclosure',
    'english',
    'listings',
    'marketing',
    'production',
    'script',
    'signed-files',
    'teams',
  ],
  takedowns: ['files', 'leads', 'listings', 'mails'],
  webhooks: ['mails', 'teams'],
  marketing: [
    'brands',
    'disclosure',
    'listings',
    'compliance',
    'features',
    'files',
    'english',
    'script',
    'signed-files',
  ],
  english: [],
  features: ['english'],
  'speech-text': ['listings', 'english'],
  script: ['listings', 'compliance', 'disclosure', 'speech-text', 'english', 'features'],
  audio: ['script', 'speech-text', 'english'],
  production: [
    'accounts',
    'brands',
    'credentials',
    'podcasts',
    'listings',
    'leads',
    'marketing',
    'compliance',
    'disclosure',
    'files',
    'mails',
    'script',
    'signed-files',
    'speech-text',
    'audio',
    'webhooks',
  ],
};
const domainOf = (file: string) => /^domain\/([^/]+)\//.exec(file)?.[1];

function allowed({ from, to, isTypeOnly }: Import): boolean {
  const [source, target] = [top(from), top(to)];
  if (source === target && source !== 'domain') return true;
  // The one import that everyone may use: a service didn't respond.
  if (to === 'adapters/unavailable.ts') return true;
  switch (source) {
    case 'server':
      return target !== 'tests' && target !== 'bench';
    case 'web':
      if (target === 'domain') {
        const isSiteRead =
          from.startsWith('web/site/') && (/\/queries\.ts$/.test(to) || to === 'domain/context.ts');
        return browserSafe.test(to) || isSiteRead || (isTypeOnly && to === 'domain/context.ts');
      }
      return (
        target === 'api' &&
        isTypeOnly &&
        ['api/contract.ts', 'api/operation.ts', 'api/http/request-env.ts'].includes(to)
      );
    case 'api':
    case 'jobs':
      return target === 'domain';
    case 'commands':
      return (
        target === 'domain' ||
        ['env', 'context', 'open-context', 'production-mark', 'choose-speech'].some(
          (name) => to === `server/${name}.ts`,
        )
      );
    case 'domain': {
      if (target === 'db') return !to.startsWith('db/seed') && !to.startsWith('db/embedded');
      if (target === 'adapters') return /^adapters\/[^/]+\/contract\.ts$/.test(to);
      const [mine, other] = [domainOf(from), domainOf(to)];
      return (
        target === 'domain' &&
        (!mine || !other || mine === other || (domainOrder[mine] ?? []).includes(other))
      );
    }
    case 'bench':
      return target !== 'tests' || to.startsWith('tests/fixtures/');
    case 'tools':
      return target !== 'tests';
    default:
      return false;
  }
}

test('every import follows the table', () => {
  const broken = imports.filter((row) => !allowed(row)).map((row) => `${row.from} → ${row.to}`);
  expect(broken).toEqual([]);
});

test.each([
  ['domain/podcasts/rules.ts', 'web/routes.ts'],
  ['domain/leads/deliver-contact.ts', 'adapters/crm/hubspot.ts'],
  ['domain/listings/queries.ts', 'domain/podcasts/queries.ts'],
  ['web/app/main.tsx', 'db/client.ts'],
  ['web/app/main.tsx', 'domain/accounts/sign-in.ts'],
  ['web/app/main.tsx', 'domain/accounts/strict-rules.ts'],
  ['web/site/pages.ts', 'domain/accounts/odd-queries.ts'],
  ['api/http/answer-error.ts', 'db/client.ts'],
  ['jobs/worker.ts', 'api/http/session.ts'],
  ['adapters/mail/smtp.ts', 'domain/errors.ts'],
  ['db/client.ts', 'domain/errors.ts'],
])('the table refuses %s → %s', (from, to) => {
  expect(allowed({ from, to, isTypeOnly: false })).toBe(false);
});

test('the imports are really parsed', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(({ to }) => !existsSync(to))).toEqual([]);
});

test('nothing below the server imports it, and only measurements import samples from tests', () => {
  const broken = imports.filter(
    (row) =>
      (top(row.to) === 'server' && !['server', 'commands', 'tools', 'bench'].includes(top(row.from))) ||
      (top(row.to) === 'tests' && !(row.from.startsWith('bench/') && row.to.startsWith('tests/fixtures/'))),
  );
  expect(broken).toEqual([]);
});

/** The imports between groups of files, as edges of a graph. */
function edgesBetween(groupOf: (file: string) => string | undefined): [string, string][] {
  return imports.flatMap(({ from, to }) => {
    const [source, target] = [groupOf(from), groupOf(to)];
    return source && target && source !== target ? [[source, target] as [string, string]] : [];
  });
}

test.each([
  ['files', (file: string) => file],
  ['top folders', top],
  ['domains', domainOf],
  ['folders inside a domain', (file: string) => /^domain\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0]],
])('%s import each other in one direction only', (_what, groupOf) => {
  expect(findCircles(edgesBetween(groupOf))).toEqual([]);
});

test('a cycle through a third node is found, and a fork is not a cycle', () => {
  expect(
    findCircles([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['d', 'a'],
    ]),
  ).toEqual([['a', 'b', 'c']]);
  expect(
    findCircles([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ]),
  ).toEqual([]);
});

test('every domain has a place in the table, and every entry is used', () => {
  const used = new Set(edgesBetween(domainOf).map(([from, to]) => `${from} → ${to}`));
  const domains = new Set(files.map(domainOf).filter((name) => name !== undefined));
  expect(Object.keys(domainOrder).sort()).toEqual([...domains].sort());
  const listed = Object.entries(domainOrder).flatMap(([name, uses]) => uses.map((use) => `${name} → ${use}`));
  expect(listed.filter((row) => !used.has(row))).toEqual([]);
});

test('every imported package is declared, and the product needs development packages only for types', () => {
  type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const product = new Set(Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }));
  const development = new Set(Object.keys(manifest.devDependencies));
  const isProduct = (file: string) =>
    /^(web|api|jobs|commands|domain|adapters|db|server)\//.test(file) && !isTest(file);
  const undeclared = [...files, ...globSync('*.ts')].flatMap((file) =>
    readImports(file)
      .packages.filter(({ name, isTypeOnly }) => {
        const mayBeDevelopment = isTypeOnly || !isProduct(file);
        return !product.has(name) && !(mayBeDevelopment && development.has(name));
      })
      .map(({ name }) => `${file} → ${name}`),
  );
  expect(undeclared).toEqual([]);
});

test('the environment is read in one place', () => {
  const readers = files.filter(
    (file) =>
      !/^(tests|tools|bench)\//.test(file) &&
      !isTest(file) &&
      readFileSync(file, 'utf8').includes('process.env'),
  );
  expect(readers).toEqual(['server/env.ts']);
});

test('file names say what is inside', () => {
  const drawers = files.filter((file) =>
    /(^|\/)(utils?|helpers?|misc|common|lib|general|shared|services?|managers?)(\/|\.tsx?$)/.test(file),
  );
  expect(drawers).toEqual([]);
  const oddNames = files.filter(
    (file) => !/^[a-z0-9-]+(\.[a-z]+)*\.tsx?$/.test(file.split('/').at(-1) as string),
  );
  expect(oddNames).toEqual([]);
});

test('files stay short enough to be one thing', () => {
  const data = /^(web\/components\/ui|web\/art|db\/seed|tests\/fixtures)\/|\/data\/|sample-pages\//;
  const long = files.filter(
    (file) => !data.test(file) && readFileSync(file, 'utf8').split('\n').length > 301,
  );
  expect(long).toEqual([]);
});

test('no test is skipped, retried or run alone', () => {
  const marks = files.filter(
    (file) =>
      /\b(it|test|describe)\.(only|skip|todo)\b|retries: *[1-9]/.test(readFileSync(file, 'utf8')) &&
      file !== 'tests/architecture.test.ts',
  );
  expect(marks).toEqual([]);
});
