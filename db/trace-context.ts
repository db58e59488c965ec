import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';

/** Our position in a trace, in W3C terms; nothing if there is no trace. */
export type TraceContext = { traceparent?: string };

export function readTraceContext(): TraceContext {
  const carried: TraceContext = {};
  propagation.inject(context.active(), carried);
  return carried;
}

/** Work that belongs to a trace started elsewhere. */
export function continueTrace<Result>(carried: TraceContext, work: () => Result): Result {
  if (!carried.traceparent) return work();
  return context.with(propagation.extract(ROOT_CONTEXT, carried), work);
}
