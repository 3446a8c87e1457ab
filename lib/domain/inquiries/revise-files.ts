import type { Input } from '../../contract/core/endpoint'
import { invalid, Problem } from '../../contract/core/problem'
import type { inquiries } from '../../contract/inquiries'
import { letterOf } from '../../rules/letter'
import type { WriteScope } from '../core/verb'
import { attachFiles, freeName } from '../files/attached-files'
import type { InquiryRow } from './inquiry'

/** Files of the current revision, and of all revisions. */
const CURRENT_MAX = 50
const FILES_MAX = 200

/** How many files a revision added, removed, and put in the place of one of the same name. */
type FilesChanged = { added: number; removed: number; replaced: number }

/**
 * Takes files out of an inquiry and adds others, from the next revision on. What is taken out stays with its revisions; it
 * gets another name where a new file has its name, so that a link gives the newest.
 */
export async function reviseFiles(
  scope: WriteScope,
  { id, revision, files }: InquiryRow,
  { add, remove }: NonNullable<Input<typeof inquiries.revise>['files']>,
): Promise<FilesChanged> {
  const { tx } = scope
  const refs = add ?? []
  const names = new Set(remove)
  const current = files.filter(({ untilRevision }) => !untilRevision)
  for (const name of names)
    if (!current.some((file) => file.name === name)) throw invalid('files', `This inquiry has no file “${name}”`)
  if (current.length - names.size + refs.length > CURRENT_MAX) throw invalid('files', 'At most 50 files')
  if (files.length + refs.length > FILES_MAX)
    throw new Problem('conflict', 'This inquiry has as many files as it can hold')

  const arriving = await namesOf(scope, refs)
  const taken = new Set(files.map(({ name }) => name))
  for (const file of current.filter(({ name }) => names.has(name))) {
    const name = arriving.has(file.name) ? freeName(withLetter(file.name, revision), taken) : file.name
    await tx.file.update({ where: { id: file.id }, data: { name, untilRevision: revision } })
  }
  await attachFiles(scope, { inquiryId: id }, 'inquiry', refs, { sinceRevision: revision + 1 })
  const replaced = [...names].filter((name) => arriving.has(name)).length
  return { added: refs.length - replaced, removed: names.size - replaced, replaced }
}

/** The names that the files bring. */
async function namesOf({ tx, viewer }: WriteScope, refs: NonNullable<Parameters<typeof attachFiles>[3]>) {
  const ids = refs.flatMap((ref) => ('id' in ref ? [ref.id] : []))
  const uploads = await tx.file.findMany({ where: { id: { in: ids }, ownerId: viewer.id }, select: { name: true } })
  return new Set([...uploads, ...refs.filter((ref) => 'name' in ref)].map(({ name }) => name))
}

/** hub.step at revision A: hub (rev A).step. */
function withLetter(name: string, revision: number): string {
  const dot = name.lastIndexOf('.')
  const end = dot > 0 ? name.slice(dot) : ''
  return `${dot > 0 ? name.slice(0, dot) : name} (rev ${letterOf(revision)})${end}`.slice(-255)
}
