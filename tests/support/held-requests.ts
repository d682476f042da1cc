/**
 * Keeps requests with a time limit, and the signals that end them, from garbage collection. Browsers do so too, but
 * Node collects a request or signal to which nothing refers. The call then never ends, so a response that stops in the
 * middle would hang the test. https://github.com/nodejs/node/issues/55428
 */
const held = new Set<unknown>();

/** Keeps something until a signal with a time limit aborts. */
function hold(signal: AbortSignal, what: unknown = signal): AbortSignal {
  if (signal.aborted) return signal;
  held.add(what);
  signal.addEventListener('abort', () => held.delete(what), { once: true });
  return signal;
}

class HeldRequest extends Request {
  constructor(...[input, init]: ConstructorParameters<typeof Request>) {
    super(input, init);
    if (held.has(init?.signal ?? input)) hold(this.signal, this);
  }
}

// Test files share the globals of their worker, so this is done once.
if (Request.name !== HeldRequest.name) {
  const { timeout, any } = AbortSignal;
  AbortSignal.timeout = (milliseconds) => hold(timeout.call(AbortSignal, milliseconds));
  AbortSignal.any = (signals) => {
    const all = [...signals];
    const signal = any.call(AbortSignal, all);
    return all.some((each) => held.has(each)) ? hold(signal) : signal;
  };
  globalThis.Request = HeldRequest;
}
