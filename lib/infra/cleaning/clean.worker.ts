// Cleans files one after the other in a process of its own: a large one computes for seconds, a hostile one may never end.
import { clean } from '../../clean/clean'
import { guardMemory } from '../memory-guard'
import type { CleanTask } from '.'

// The readers' messages quote the file, which must not be logged.
for (const stream of [process.stdout, process.stderr]) stream.write = () => true

/** The process's task. Null when the file can't be cleaned. */
export default function answer({ name, bytes, mark }: CleanTask): Promise<Uint8Array | null> {
  guardMemory()
  return clean(name, bytes, mark)
}
