/**
 * Calls `stop` once, at the first sign that the program must end: Ctrl-C, SIGTERM, or the end of the shell in which npm
 * runs the script. That shell does not forward SIGTERM, so this function checks twice a second whether the shell is
 * still the parent process. Without this check, the server would keep running on its port.
 * @param {() => void} stop
 */
export function onStop(stop) {
  let stopping = false;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    stop();
  };
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stopOnce(), 500).unref();
}
