import { MAX_FILE_BYTES, readInstanceFile, type InstanceFile, type RefusedFile } from '@/domain/copies/instance-file';

interface FileInfo {
  name: string;
  /** Bytes. */
  size: number;
}

/** A chosen file that cannot be imported. */
export interface RefusedChoice extends FileInfo, Omit<RefusedFile, 'refused'> {
  /** Why the file cannot be imported. */
  refused: RefusedFile['refused'] | 'tooLarge' | 'otherJob';
  /** The job type of the file, if it differs from the job type of the integration. */
  job?: string;
}

/** A chosen file: what it contains, or why it cannot be imported. */
export type ChosenFile = (FileInfo & { file: InstanceFile }) | RefusedChoice;

/**
 * Reads a chosen file.
 * @param jobCode the integration's job type; a file of another job type is refused
 */
export async function readChosenFile(chosen: File, jobCode: string | null): Promise<ChosenFile> {
  const { name, size } = chosen;
  if (size > MAX_FILE_BYTES) return { name, size, refused: 'tooLarge' };
  const read = readInstanceFile(await chosen.text());
  if ('refused' in read) return { name, size, ...read };
  if (read.jobCode !== jobCode) return { name, size, refused: 'otherJob', job: read.jobCode ?? '' };
  return { name, size, file: read };
}
