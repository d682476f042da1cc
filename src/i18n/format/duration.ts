import { twoDigits } from './number';

/**
 * A duration in its two largest units: "8 s", "2 min 05 s", "1 h 00 min", "3 d 04 h" (days are "j" in French).
 * @param milliseconds a negative value, from two different clocks, becomes "0 s"
 */
export function formatDuration(milliseconds: number, language: 'en' | 'fr'): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (minutes === 0) return `${seconds} s`;
  if (hours === 0) return `${minutes} min ${twoDigits(seconds % 60)} s`;
  if (hours < 24) return `${hours} h ${twoDigits(minutes % 60)} min`;
  return `${Math.floor(hours / 24)} ${language === 'fr' ? 'j' : 'd'} ${twoDigits(hours % 24)} h`;
}
