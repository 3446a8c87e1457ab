// Cleans files one after the other in a thread: a large one computes for seconds, a hostile one may never end.
import { clean } from '../../clean/clean'
import type { CleanTask } from '.'

// The readers' messages quote the file, which must not be logged.
for (const stream of [process.stdout, process.stderr]) stream.write = () => true

/** The thread's task. Null when the file can't be cleaned. */
export default function answer({ name, bytes, mark }: CleanTask): Promise<Uint8Array | null> {
  return clean(name, bytes, mark)
}
