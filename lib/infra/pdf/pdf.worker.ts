// Draws papers one after the other in a thread: a long report computes for seconds.
import { drawPaper } from './draw'
import type { Paper } from './paper'

/** The thread's task. */
export default function answer(paper: Paper): Promise<Uint8Array> {
  return drawPaper(paper)
}
