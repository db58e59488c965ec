import { context, propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { startTracing } from './start-tracing.ts';

export type TraceCall = <Output>(
  task: string,
  carried: Record<string, string>,
  work: () => Promise<Output>,
) => Promise<Output>;

/** For a process that handles calls: each is a span in the caller's trace. */
export function openCallTracer(process: string): TraceCall {
  startTracing(process, { isShortLived: true });
  const tracer = trace.getTracer('hearthcast');
  return (task, carried, work) =>
    context.with(propagation.extract(ROOT_CONTEXT, carried), () =>
      tracer.startActiveSpan(`${process} ${task}`, (span) => work().finally(() => span.end())),
    );
}
