import { type ScenarioResult, whyNotApplicable } from './run-conformance.ts';
import { INSPECTOR, type InspectorRun } from './run-inspector.ts';

export type EndpointResult = { endpoint: string; scenarios: ScenarioResult[] };

const SUITE = '@modelcontextprotocol/conformance 0.1.16';

/** What the official tools say about both endpoints, as a page for people. */
export function writeConformanceReport(
  results: EndpointResult[],
  inspector: InspectorRun[],
): { text: string; isOk: boolean } {
  const applicable = results.map(({ endpoint, scenarios }) => ({
    endpoint,
    scenarios: scenarios.filter(({ scenario }) => !whyNotApplicable(scenario)),
  }));
  const isOk =
    applicable.every(
      ({ scenarios }) => scenarios.length > 0 && scenarios.every(({ failed }) => failed.length === 0),
    ) && inspector.every((run) => run.isOk);
  const names = [...new Set(results.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario)))];
  const others = names.filter(whyNotApplicable);
  const lines = [
    '# MCP conformance',
    '',
    `Written by \`npm run assistants\` against a loopback server with its demo data: \`${SUITE}\` with every server`,
    'scenario (`--suite all`), which speaks the revisions of 2025, and the command line of',
    `\`${INSPECTOR.replace(/@([\d.]+)$/, ' $1')}\`. Revision 2026-07-28 is proved by \`api/mcp/agent-tools.test.ts\` with the official`,
    'client. The suite can’t sign in, so a local proxy adds the token for `/mcp`.',
    '',
    `**${isOk ? 'All applicable scenarios pass.' : 'Something fails.'}**`,
    '',
    '| scenario | endpoint | result |',
    '| --- | --- | --- |',
    ...applicable.flatMap(({ endpoint, scenarios }) =>
      scenarios.map(({ scenario, passed, failed }) => {
        const result =
          failed.length > 0
            ? `FAILED: ${failed.join('; ')}`
            : passed > 0
              ? `passed (${passed})`
              : 'passed, no sessions to check';
        return `| ${scenario} | \`${endpoint}\` | ${result} |`;
      }),
    ),
    '',
    '## Inspector',
    '',
    '| run | result |',
    '| --- | --- |',
    ...inspector.map(({ title, isOk: ok, summary }) => `| ${title} | ${ok ? 'ok' : 'FAILED'}: ${summary} |`),
    '',
    '## Not applicable',
    '',
    '| scenario | why |',
    '| --- | --- |',
    ...others.map((scenario) => `| ${scenario} | ${whyNotApplicable(scenario)} |`),
  ];
  return { text: `${lines.join('\n')}\n`, isOk };
}
