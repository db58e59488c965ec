import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';

/** Where in which trace we are, in the words of the W3C; nothing while no trace is under way. */
export type TraceContext = { traceparent?: string };

export function readTraceContext(): TraceContext {
  const carried: TraceContext = {};
  propagation.inject(context.active(), carried);
  return carried;
}

/** Work that belongs to a trace that was begun elsewhere. */
export function continueTrace<Result>(carried: TraceContext, work: () => Result): Result {
  if (!carried.traceparent) return work();
  return context.with(propagation.extract(ROOT_CONTEXT, carried), work);
}
