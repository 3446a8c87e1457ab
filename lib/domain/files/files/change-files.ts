import type { FileInfo, FileRef, FilesChange } from '../../../contract/files/files'
import { invalid, Problem } from '../../../contract/core/problem'
import type { WriteScope } from '../../core/verb'
import { freeName } from './attached-files'

/** Files of the present, and of all times. */
const CURRENT_MAX = 50
const FILES_MAX = 200

type How = {
  change: Partial<FilesChange>
  /** The revision or version to which the present files belong. */
  current: number
  noun: 'inquiry' | 'quotation'
  /** What a replaced file's name says of its time: 'rev A', 'v1'. */
  was: string
  attach: (refs: readonly FileRef[]) => Promise<unknown>
}

/** How many files were added, removed, and put in the place of one of the same name. */
type FilesChanged = { added: number; removed: number; replaced: number }

/**
 * Takes files out of a thing and adds others, from its next revision or version on. What is taken out stays with the
 * earlier ones; it gets another name where a new file has its name, so that a link gives the newest.
 */
export async function changeFiles(
  scope: WriteScope,
  files: readonly FileInfo[],
  { change: { add, remove }, current, noun, was, attach }: How,
): Promise<FilesChanged> {
  const refs = add ?? []
  const names = new Set(remove)
  const present = files.filter(({ untilRevision }) => !untilRevision)
  for (const name of names)
    if (!present.some((file) => file.name === name)) throw invalid('files', `This ${noun} has no file “${name}”`)
  if (present.length - names.size + refs.length > CURRENT_MAX) throw invalid('files', `At most ${CURRENT_MAX} files`)
  if (files.length + refs.length > FILES_MAX)
    throw new Problem('conflict', `This ${noun} has as many files as it can hold`)

  const arriving = await namesOf(scope, refs)
  const taken = new Set(files.map(({ name }) => name))
  for (const file of present.filter(({ name }) => names.has(name))) {
    const name = arriving.has(file.name) ? freeName(withTime(file.name, was), taken) : file.name
    await scope.tx.file.update({ where: { id: file.id }, data: { name, untilRevision: current } })
  }
  await attach(refs)
  const replaced = [...names].filter((name) => arriving.has(name)).length
  return { added: refs.length - replaced, removed: names.size - replaced, replaced }
}

/** The names that the files bring. */
async function namesOf({ tx, viewer }: WriteScope, refs: readonly FileRef[]) {
  const ids = refs.flatMap((ref) => ('id' in ref ? [ref.id] : []))
  const uploads = await tx.file.findMany({ where: { id: { in: ids }, ownerId: viewer.id }, select: { name: true } })
  return new Set([...uploads, ...refs.filter((ref) => 'name' in ref)].map(({ name }) => name))
}

/** hub.step of rev A: hub (rev A).step. */
function withTime(name: string, was: string): string {
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return `${stem.slice(0, 200)} (${was})${end}`
}
