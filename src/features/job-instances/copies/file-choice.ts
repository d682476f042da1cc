import { MAX_FILE_BYTES, readInstanceFile, type FileRefusal, type InstanceFile } from '@/domain/copies/instance-file';

/** A chosen file: what it contains, or why it cannot be imported. */
export type ChosenFile = { name: string; size: number } & (
  { file: InstanceFile } | { refused: FileRefusal | 'tooLarge' | 'otherJob'; job?: string }
);

/** Reads a chosen file. @param jobCode of the integration; a file of another job type is refused */
export async function readChosenFile(chosen: File, jobCode: string | null): Promise<ChosenFile> {
  const { name, size } = chosen;
  if (size > MAX_FILE_BYTES) return { name, size, refused: 'tooLarge' };
  const read = readInstanceFile(await chosen.text());
  if ('refused' in read) return { name, size, ...read };
  if (read.jobCode !== jobCode) return { name, size, refused: 'otherJob', job: read.jobCode ?? '' };
  return { name, size, file: read };
}
