/**
 * Keeps the requests of `fetch` and the signals that end them. Node lets go of a request and of a signal with a time limit
 * that nothing else refers to, and then the call never ends: a response that stops in the middle would hang the test.
 * Browsers keep them. https://github.com/nodejs/node/issues/55428
 */
const held = new Set<unknown>();

function hold(signal: AbortSignal, of: unknown = signal): AbortSignal {
  if (signal.aborted) return signal;
  held.add(of);
  signal.addEventListener('abort', () => held.delete(of), { once: true });
  return signal;
}

/** A request that is kept until its signal ends it. Requests without a signal of their own need no keeping. */
class HeldRequest extends Request {
  constructor(...[input, init]: ConstructorParameters<typeof Request>) {
    super(input, init);
    if (init?.signal != null || input instanceof HeldRequest) hold(this.signal, this);
  }
}

// Test files share the globals of their worker.
if (Request.name !== HeldRequest.name) {
  const { timeout, any } = AbortSignal;
  AbortSignal.timeout = (milliseconds) => hold(timeout.call(AbortSignal, milliseconds));
  AbortSignal.any = (signals) => hold(any.call(AbortSignal, signals));
  globalThis.Request = HeldRequest;
}
