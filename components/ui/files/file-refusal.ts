/** Why this batch is refused, or null. */
export function refusalOf(
  files: readonly Pick<File, 'name' | 'size'>[],
  accept: readonly string[],
  maxMb: number,
): string | null {
  const large = files.find((f) => f.size > maxMb * 1024 * 1024)
  if (large) return `File "${large.name}" exceeds the ${maxMb}MB limit`
  const foreign = files.find((f) => !accept.some((ext) => f.name.toLowerCase().endsWith(ext.toLowerCase())))
  if (foreign) return `File "${foreign.name}" has a type that isn’t allowed. Allowed: ${accept.join(', ')}`
  const empty = files.find((f) => !f.size)
  return empty ? `File "${empty.name}" is empty` : null
}

/** Why Submit waits for the files, or null: a form that is sent without them can't be mended later. */
export function uploadsBlock(
  sending: readonly { state: 'sending' | 'failed'; file: Pick<File, 'name'> }[],
): string | null {
  const failed = sending.filter((s) => s.state === 'failed').map((s) => s.file.name)
  if (failed.length) return `Retry or remove ${listOf(failed)}`
  const unfinished = sending.map((s) => s.file.name)
  return unfinished.length ? `Uploading ${listOf(unfinished)}…` : null
}

const listOf = ([first, ...more]: string[]) => (more.length ? `${first} and ${more.length} more` : first)
