import { AppError } from '#domain/errors.ts';

/** How large a body may be, and the message for a larger one. */
export type BodyLimit = {
  maxBytes: number;
  tooLarge: string;
  /** A very slow sender must not hold its slot forever. */
  withinMs?: number;
};

export const REQUEST_TOO_LARGE = 'The request is too large.';

/** The same request with a body that fails once it is too long or too late. Nothing is buffered. */
export function limitBody(request: Request, { maxBytes, tooLarge, withinMs }: BodyLimit): Request {
  const refused = () => new AppError('invalid', tooLarge);
  if (Number(request.headers.get('content-length')) > maxBytes) throw refused();
  if (!request.body) return request;
  let seenBytes = 0;
  let late: NodeJS.Timeout | undefined;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start(controller) {
        if (!withinMs) return;
        const refuse = () =>
          controller.error(new AppError('invalid', 'This upload took too long. Please try again.'));
        late = setTimeout(refuse, withinMs).unref();
      },
      flush: () => clearTimeout(late),
      transform(chunk, controller) {
        seenBytes += chunk.length;
        if (seenBytes > maxBytes) controller.error(refused());
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Request(request, { body: counted, duplex: 'half' } as RequestInit);
}
