/** The text of a stream of at most so many bytes; undefined where it has more, and the rest of it is not read. */
export async function readBounded(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    length += piece.length;
    // Leaving the loop ends the transfer.
    if (length > most) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces, length).toString('utf8');
}
