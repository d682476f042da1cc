import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One recorded answer of a real API Platform server. */
export interface WireSample {
  /** File and heading, for test names. */
  name: string;
  method: string;
  path: string;
  status: number;
  contentType: string;
  /** The body as text. In a recorded list, a note such as "… 10 more" may stand for members that were cut. */
  body: string;
}

/** Reads every recording of a folder. */
export function readWireSamples(folder: string): WireSample[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^#### /m)
        .slice(1)
        .flatMap((section) => readSection(file, section)),
    );
}

function readSection(file: string, section: string): WireSample[] {
  const title = section.slice(0, section.indexOf('\n'));
  const request = /^`(GET|POST|PATCH|PUT|DELETE|OPTIONS|HEAD) ([^`]+)`/m.exec(section);
  const answer = /```\n(HTTP (\d+)[^\n]*\n[\s\S]*?)```/.exec(section);
  if (request === null || answer === null) return [];
  const [head = '', ...rest] = (answer[1] ?? '').split('\n\n');
  return [
    {
      name: `${file} · ${title}`,
      method: request[1] ?? '',
      path: request[2] ?? '',
      status: Number(answer[2]),
      contentType: /^Content-Type: (.*)$/m.exec(head)?.[1] ?? '',
      body: rest.join('\n\n').trim(),
    },
  ];
}
