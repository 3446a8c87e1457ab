/** How much of the beginning shows UTF-16 without a mark: a head of a table at least (bytes). */
const HEAD_BYTES = 4_096
/** Of the letters of a table in UTF-16 so many have a zero byte at least: figures, separators, Latin names. */
const ZEROS_MIN = 0.4

/**
 * The text of a file, whichever program saved it: UTF-8 and UTF-16 with or without their mark, and Windows-1252 for what is
 * not UTF-8. The mark is no part of the text. Throws what to say of bytes that are no text.
 */
export function textOfBytes(bytes: Uint8Array): string {
  const text = decoded(bytes)
  if (text.includes('\0')) throw new Error('This file is not a table: save it as CSV or XLSX')
  return text
}

function decoded(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // As a stream: in one go some versions of Node.js read Latin-1, which has no dashes.
    return new TextDecoder('windows-1252').decode(bytes, { stream: true })
  }
}

/** UTF-16 by its mark, else by the zero bytes that figures and separators have in it: the second of each two, or the first. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.length % 2) return null
  const head = bytes.subarray(0, HEAD_BYTES)
  const zeros = [0, 0]
  for (const [i, byte] of head.entries()) if (byte === 0) zeros[i % 2]!++
  const [first, second] = zeros as [number, number]
  const enough = (head.length / 2) * ZEROS_MIN
  if (second > enough && first === 0) return 'utf-16le'
  return first > enough && second === 0 ? 'utf-16be' : null
}
