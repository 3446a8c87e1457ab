/** '3 files: 2 PDF, 1 STEP', by the ends of their names. */
export function filesByType(files: readonly { name: string }[]): string {
  const types = new Map<string, number>()
  for (const { name } of files) {
    const type = name.slice(name.lastIndexOf('.') + 1).toUpperCase()
    types.set(type, (types.get(type) ?? 0) + 1)
  }
  const counts = [...types].map(([type, count]) => `${count} ${type}`).join(', ')
  return `${files.length === 1 ? '1 file' : `${files.length} files`}: ${counts}`
}
