import type {
  CallToolResult,
  McpServer,
  StandardSchemaWithJSON,
  ToolAnnotations,
} from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { ApiScope } from '#domain/api-keys/rules.ts';
import { plainJsonSchema } from '../v1/json-schema.ts';

type ToolWords = {
  name: string;
  title: string;
  /** For the model that chooses tools: when to use it, and what to know before. */
  description: string;
  /** A token with any of these scopes may call; none if anyone may. */
  scopes: readonly ApiScope[];
  annotations: Required<Omit<ToolAnnotations, 'title'>>;
};

/** One tool of an assistant: its name, its input and output, and what it does. */
export type McpTool<Call> = ToolWords & {
  input: StandardSchemaWithJSON;
  output: StandardSchemaWithJSON;
  run: (call: Call, input: unknown) => Promise<Record<string, unknown>>;
};

type TypedTool<Call, Input extends z.ZodObject, Output extends z.ZodObject> = ToolWords & {
  input: Input;
  output: Output;
  run: (call: Call, input: z.output<Input>) => Promise<z.input<Output>>;
};

/** A row whose types are checked against each other. Fields that its output doesn't name are never sent. */
export function mcpTool<Call, Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: TypedTool<Call, Input, Output>,
): McpTool<Call> {
  return {
    ...tool,
    input: describeOnce(tool.input, 'input'),
    output: describeOnce(tool.output, 'output'),
    run: async (call, input) => tool.output.parse(await tool.run(call, input as z.output<Input>)),
  };
}

/** Models read every word of a schema, so we strip ours of noise, once. */
function describeOnce(schema: z.ZodType, io: 'input' | 'output'): StandardSchemaWithJSON {
  let described: Record<string, unknown> | undefined;
  const describe = () => {
    described ??= plainJsonSchema(schema, io);
    return described;
  };
  return { '~standard': { ...schema['~standard'], jsonSchema: { input: describe, output: describe } } };
}

type Connected<Call> = { call: Call; explain: (error: unknown) => string };

/** Makes a tool callable. A refusal is a result that the model can read and act on, not a failed call. */
export function addMcpTool<Call>(
  server: McpServer,
  tool: McpTool<Call>,
  { call, explain }: Connected<Call>,
): void {
  const { name, title, description, annotations, input, output, scopes } = tool;
  const [needed] = scopes;
  const isAllowed = (held: readonly string[]) => scopes.some((scope) => held.includes(scope));
  server.registerTool(
    name,
    {
      title,
      description,
      annotations,
      inputSchema: input,
      outputSchema: output,
      // Any of the scopes is enough, so we ask for the first.
      ...(needed && {
        scopeChallenge: ({ authInfo }) =>
          isAllowed(authInfo?.scopes ?? [])
            ? undefined
            : { scopes: [needed], errorDescription: `${name} needs the scope ${scopes.join(' or ')}` },
      }),
    },
    async (given): Promise<CallToolResult> => {
      try {
        const answer = await tool.run(call, given);
        return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
      } catch (error) {
        return { content: [{ type: 'text', text: explain(error) }], isError: true };
      }
    },
  );
}
