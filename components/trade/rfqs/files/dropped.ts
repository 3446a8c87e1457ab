/** Files that a drop or a choice of a folder can bring. */
const FILES_MAX = 2_000

/** All files of a drop, those of folders with them. What the system keeps in folders for itself is left out. */
export async function filesDropped(transfer: DataTransfer): Promise<File[]> {
  // The list is empty once the event is over: entries first.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const found: File[] = []
  for (const entry of entries) await collect(entry, found)
  return (entries.length ? found : [...transfer.files]).filter(isMeant)
}

/** Whether a person means this file: no `.DS_Store`, no `Thumbs.db`. */
export const isMeant = ({ name }: Pick<File, 'name'>) =>
  !name.startsWith('.') && !/^(thumbs\.db|desktop\.ini)$/i.test(name)

async function collect(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (found.length >= FILES_MAX) return
  if (entry.isFile)
    found.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)))
  else if (entry.isDirectory) {
    const reader = (entry as FileSystemDirectoryEntry).createReader()
    // A folder tells a part of its entries at a time.
    for (;;) {
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
      if (!some.length) return
      for (const one of some) await collect(one, found)
    }
  }
}
