// Cleans files one after the other in a process of its own: a large one computes for seconds, a hostile one may never end.
import { clean, NotWhole } from '../../clean/clean'
import { faultOf } from '../../clean/fault'
import { noOmissions, type Omissions } from '../../clean/omissions'
import type { LeftOut } from '../../contract/files/files'
import { TooMany } from '../../drawing/too-many'
import { guardMemory } from '../memory-guard'
import type { Cleaned, CleanTask } from '.'

// The readers' messages quote the file, which must not be logged.
for (const stream of [process.stdout, process.stderr]) stream.write = () => true

/** The module is loaded. */
export const ready = () => {}

/** The process's task. */
export default async function answer({ name, bytes, mark }: CleanTask): Promise<Cleaned> {
  guardMemory()
  const left = noOmissions()
  try {
    const copy = await clean(name, bytes, mark, left)
    return copy ? { bytes: copy, leftOut: leftOut(left) } : { fault: await faultOf(name, bytes) }
  } catch (error) {
    if (error instanceof NotWhole) return { fault: 'incomplete', lost: error.message }
    if (error instanceof TooMany) return { fault: 'parts', lost: error.message }
    throw error
  }
}

/** Comments that are quoted, and how much of each (characters). */
const [MAX_WORDS, MAX_LENGTH] = [20, 300]

function leftOut({ comments, attachments, pictures }: Omissions): LeftOut | null {
  if (!comments.length && !attachments && !pictures) return null
  const words = comments.slice(0, MAX_WORDS).map((text) => oneLine(text).slice(0, MAX_LENGTH))
  const left: LeftOut = { comments: comments.length, words, attachments }
  if (pictures) left.pictures = pictures
  return left
}

/** Signs that no column takes and no screen shows become a space. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
