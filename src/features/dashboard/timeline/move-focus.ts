const marksIn = (lane: Element): SVGAElement[] => [...lane.querySelectorAll<SVGAElement>('a[data-time]')];
const timeOf = (mark: SVGAElement): number => Number(mark.dataset['time']);

/**
 * Moves the focus from the focused mark to another mark, for an arrow key, Home or End. Returns false for any other
 * key, or if no mark has the focus.
 */
export function moveFocus(key: string): boolean {
  const mark = document.activeElement;
  const lane = mark?.closest<HTMLElement>('[data-lane]');
  if (!(mark instanceof SVGAElement) || !lane) return false;
  const marks = marksIn(lane);
  const at = marks.indexOf(mark);
  const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: marks.length - 1 }[key];
  if (target !== undefined) {
    marks[target]?.focus();
    return true;
  }
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return false;
  for (let index = Number(lane.dataset['lane']) + step; ; index += step) {
    const other = lane.parentElement?.querySelector(`[data-lane="${index}"]`);
    if (!other) return true;
    const [nearest] = marksIn(other).sort(
      (a, b) => Math.abs(timeOf(a) - timeOf(mark)) - Math.abs(timeOf(b) - timeOf(mark)),
    );
    if (nearest !== undefined) {
      nearest.focus();
      return true;
    }
  }
}
