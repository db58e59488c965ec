import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

type Container = {
  name: string;
  image: string;
  securityContext: object;
  resources: { requests: object; limits: object };
  startupProbe?: object;
  livenessProbe?: { httpGet: { path: string } };
  readinessProbe?: { httpGet: { path: string } };
  envFrom: object[];
  env?: { name: string; value: string }[];
  volumeMounts?: { name: string }[];
};
type PodSpec = {
  automountServiceAccountToken: boolean;
  hostNetwork?: boolean;
  securityContext: object;
  containers: Container[];
  volumes?: { name: string; emptyDir?: { sizeLimit?: string } }[];
};
type Resource = {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  spec: Record<string, unknown> & { template?: { metadata: { labels: object }; spec: PodSpec } };
  data?: Record<string, string>;
};

const chart = 'ops/helm/hearthcast';
const values = parse(readFileSync(`${chart}/values.yaml`, 'utf8')) as object;

/** The part of Helm's language that the chart's templates use, and nothing else: values, the release's name and toJson. */
function render(template: string): string {
  return template.replace(/\{\{ (toJson )?\.([\w.]+) \}\}/g, (_, json: string | undefined, path: string) => {
    const root = { Values: values, Release: { Name: 'test' } };
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], root);
    if (value === undefined) throw new Error(`values.yaml has no ${path}`);
    return json ? JSON.stringify(value) : String(value);
  });
}

const templates = readdirSync(`${chart}/templates`).map((name) =>
  render(readFileSync(`${chart}/templates/${name}`, 'utf8')),
);
const resources = templates.flatMap((text) =>
  parseAllDocuments(text).map((document) => document.toJS({ maxAliasCount: 0 }) as Resource),
);
const of = (kind: string) => resources.filter((resource) => resource.kind === kind);
const pods = resources.flatMap(({ kind, metadata, spec }) =>
  spec?.template ? [{ name: `${kind} ${metadata.name}`, pod: spec.template.spec, kind }] : [],
);

test('we render every action that the templates use', () => {
  for (const text of templates) expect(text).not.toContain('{{');
  for (const document of templates.flatMap((text) => parseAllDocuments(text)))
    expect(document.errors).toEqual([]);
});

test('web, worker and migration are there with everything that keeps them running', () => {
  expect(of('Deployment').map(({ metadata }) => metadata.name)).toEqual(['test-web', 'test-worker']);
  for (const kind of [
    'Job',
    'HorizontalPodAutoscaler',
    'ScaledObject',
    'ExternalSecret',
    'Ingress',
    'Service',
  ])
    expect(of(kind), kind).toHaveLength(1);
  expect(of('PodDisruptionBudget')).toHaveLength(2);
  expect(of('Job')[0]?.metadata.annotations?.['helm.sh/hook']).toContain('pre-upgrade');
});

test.each(pods)('$name runs nothing insecure', ({ pod }) => {
  expect(pod.automountServiceAccountToken).toBe(false);
  expect(pod.hostNetwork).toBeUndefined();
  expect(pod.securityContext).toMatchObject({
    runAsNonRoot: true,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  for (const container of pod.containers) {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources.limits).toMatchObject({
      cpu: expect.anything(),
      memory: expect.stringMatching(/i$/),
    });
    expect(container.image).toMatch(/@sha256:[0-9a-f]{64}$/);
  }
  // Writable volumes have a size limit, too.
  for (const volume of pod.volumes ?? []) expect(volume.emptyDir?.sizeLimit).toMatch(/Gi$/);
});

test.each(pods.filter(({ kind }) => kind === 'Deployment'))('$name is probed', ({ pod }) => {
  const [container] = pod.containers;
  expect(container?.startupProbe).toBeDefined();
  expect(container?.livenessProbe?.httpGet.path).toBe('/health/live');
  expect(container?.readinessProbe?.httpGet.path).toBe('/health/ready');
});

test('the chart contains no secret, and production gets what it requires', () => {
  const settings = of('ConfigMap')[0]?.data ?? {};
  expect(settings.NODE_ENV).toBe('production');
  expect(settings.SITE_URL).toMatch(/^https:/);
  expect(Object.keys(settings).filter((name) => /SECRET|TOKEN|PASSWORD|KEY|DATABASE_URL/.test(name))).toEqual(
    [],
  );
  expect(of('Secret')).toEqual([]);
  const listed = readFileSync(`${chart}/values.yaml`, 'utf8');
  for (const name of ['DATABASE_URL', 'AUTH_SECRET', 'JWT_KEYS', 'SMTP_URL', 'METRICS_TOKEN'])
    expect(listed).toContain(name);
});

test('only the ingress and the monitoring can reach a pod', () => {
  const policies = of('NetworkPolicy');
  const everything = policies.find(({ metadata }) => metadata.name === 'test-nobody');
  expect(everything?.spec).toEqual({
    podSelector: { matchLabels: { 'app.kubernetes.io/name': 'hearthcast' } },
    policyTypes: ['Ingress', 'Egress'],
  });
  const inward = policies.flatMap(({ spec }) => (spec.ingress as { from: unknown[] }[] | undefined) ?? []);
  expect(inward).toHaveLength(2);
  for (const { from } of inward) expect(from).toHaveLength(1);
});

test.runIf(hasHelm())('Helm renders the same', () => {
  const rendered = execFileSync('helm', ['template', 'test', chart], { encoding: 'utf8' });
  const theirs = parseAllDocuments(rendered).map((document) => document.toJS() as Resource);
  const key = ({ kind, metadata }: Resource) => `${kind} ${metadata.name}`;
  const sorted = (list: Resource[]) => [...list].sort((a, b) => key(a).localeCompare(key(b)));
  expect(sorted(theirs)).toEqual(sorted(resources));
});

function hasHelm(): boolean {
  try {
    execFileSync('helm', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
