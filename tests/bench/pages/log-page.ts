/** The address of the bare page. */
export const LOG_PAGE_PATH = '/bench/log/';

/**
 * A bare page without libraries that saves the same log as a file, or shows the log. Its time is a lower limit for the
 * console's time. The id of the execution is in the hash of the address.
 */
export const LOG_PAGE = `<!doctype html><meta charset="utf-8"><title>log</title>
<button id="save">Save</button> <button id="show">Show</button><pre></pre><script>
const ask = () => fetch('/api/job_executions/' + location.hash.slice(1) + '/download_execution_logs', {
  cache: 'no-store', headers: { Authorization: 'Bearer ' + JSON.parse(localStorage.getItem('session')).token },
});
save.onclick = async () => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await (await ask()).blob());
  link.download = 'execution.log';
  link.click();
};
show.onclick = async () => {
  document.querySelector('pre').textContent = await (await ask()).text();
};
</script>`;
