// Draws papers one after the other in a process of its own: a long report computes for seconds.
import { guardMemory } from '../memory-guard'
import { drawPaper } from './draw'
import type { Paper } from './paper'

/** The module is loaded. */
export const ready = () => {}

/** The process's task. */
export default function answer(paper: Paper): Promise<Uint8Array> {
  guardMemory()
  return drawPaper(paper)
}
