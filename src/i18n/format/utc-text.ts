/** DD/MM/YYYY HH:mm:ss in UTC. */
export function utcText(date: Date): string {
  const [, year, month, day, time] = /^\+?(\d+)-(\d\d)-(\d\d)T(.{8})/.exec(date.toISOString()) ?? [];
  return `${day}/${month}/${year} ${time}`;
}
