import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../commands/read-arguments.ts';
import { connectAgent } from './assistants/connect-agent.ts';
import { startLoopbackServer } from './assistants/loopback-server.ts';
import { recordConversations } from './assistants/record-conversations.ts';
import { runConformance } from './assistants/run-conformance.ts';
import { runInspector } from './assistants/run-inspector.ts';
import { startTokenProxy } from './assistants/token-proxy.ts';
import { type EndpointResult, writeConformanceReport } from './assistants/write-conformance-report.ts';
import { projectRoot } from './run-step.ts';

readArguments(`Usage: npm run assistants
Runs MCP's official conformance suite and inspector, and one conversation per role, against the real server. Writes
docs/mcp-conversations.md and docs/mcp-conformance.md.`);
const server = await startLoopbackServer();
try {
  const { origin } = server;
  const { token, session } = await connectAgent(origin);
  const agentUrl = `${origin}/mcp`;
  const buyerUrl = `${origin}/mcp/homes`;
  const save = (name: string, text: string) => writeFileSync(join(projectRoot, 'docs', name), text);
  save('mcp-conversations.md', await recordConversations({ origin, token, session }));
  const signedIn = ['--header', `Authorization: Bearer ${token}`];
  const inspector = [
    await runInspector('/mcp tools/list --strict', agentUrl, [
      ...signedIn,
      '--method',
      'tools/list',
      '--strict',
    ]),
    await runInspector('/mcp tools/call get_order', agentUrl, [
      ...signedIn,
      '--method',
      'tools/call',
      '--tool-name',
      'get_order',
    ]),
    await runInspector('/mcp/homes tools/list --strict', buyerUrl, ['--method', 'tools/list', '--strict']),
  ];
  const proxy = await startTokenProxy(agentUrl, token);
  const results: EndpointResult[] = [
    { endpoint: '/mcp', scenarios: await runConformance(proxy.url) },
    { endpoint: '/mcp/homes', scenarios: await runConformance(buyerUrl) },
  ];
  proxy.stop();
  const { text, isOk } = writeConformanceReport(results, inspector);
  save('mcp-conformance.md', text);
  console.log(text);
  process.exitCode = isOk ? 0 : 1;
} finally {
  await server.stop();
}
