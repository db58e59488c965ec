import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Does work as one part of a trace; without a collector it only does the work. Names and attributes leave our servers:
 * ids and kinds, never what people or listings say.
 */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return trace.getTracer('hearthcast').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({
        code: SpanStatusCode.ERROR,
        message: error instanceof Error ? error.name : 'unknown',
      });
      throw error;
    } finally {
      span.end();
    }
  });
}
