import { gzipSync } from 'node:zlib';

/** A file for an archive: its name and its content. */
export interface ToArchive {
  readonly name: string;
  readonly content: string;
  /** The type of its header; an ordinary file if left out. */
  readonly type?: string;
}

/** A tar archive (POSIX ustar) of these files, with its end mark. */
export const tarOf = (files: readonly ToArchive[]): Buffer =>
  Buffer.concat([...files.map(member), Buffer.alloc(1024)]);

/** The same, compressed, as GitHub gives a repository. */
export const tarGzOf = (files: readonly ToArchive[]): Buffer => gzipSync(tarOf(files));

function member({ name, content, type = '0' }: ToArchive): Buffer {
  const body = Buffer.from(content);
  const header = Buffer.alloc(512);
  header.write(name, 0, 100);
  header.write('0000644\0', 100);
  header.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  header.write(type, 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, body, Buffer.alloc((512 - (body.length % 512)) % 512)]);
}
