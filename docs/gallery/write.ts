import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { galleryPage } from './page.ts';
import { galleryPieces } from './pieces.ts';

/** `npm run gallery [FILE]`: writes the gallery, to gallery.html where no other file is named. */
const file = path.resolve(process.argv[2] ?? 'gallery.html');
const pieces = await galleryPieces();
writeFileSync(file, galleryPage(pieces));
console.log(`${file}: ${pieces.replies.length} replies, ${pieces.pictures.length} pictures of rulings`);
