import { openShipped } from './open-shipped.ts';

/** `node keep.ts FILE KEPT...`: makes once what takes long to make of the shipped catalogue, and keeps it. */
const [file = '', ...kept] = process.argv.slice(2);
const opened = openShipped(file, kept);
if (opened?.ok) opened.value.keep();
