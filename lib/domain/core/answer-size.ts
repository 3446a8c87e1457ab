/** No JSON answer is larger than this (bytes): the server holds each one in memory, and so does its reader. */
export const MAX_ANSWER_BYTES = 2 * 1024 * 1024

/** The first rows that fit into so many bytes of JSON; at least one. */
export function fitting<Row>(rows: Row[], maxBytes: number): Row[] {
  let bytes = 0
  const beyond = rows.findIndex((row) => (bytes += Buffer.byteLength(JSON.stringify(row)) + 1) > maxBytes)
  return beyond < 0 ? rows : rows.slice(0, Math.max(beyond, 1))
}
