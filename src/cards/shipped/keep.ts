import { readShipped, unpack } from './read-shipped.ts';

/** `node keep.ts FILE KEPT...`: unpacks the shipped catalogue once, and keeps it. */
const [file = '', ...kept] = process.argv.slice(2);
const shipped = readShipped(file);
if (shipped?.ok) await unpack(shipped.value, kept);
