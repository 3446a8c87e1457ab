import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { documentLabels } from '../../../rules/orders/documents'
import { orderId } from '../../../terms/nouns'
import type { Viewer } from '../../../rules/core/permissions'
import { verified } from '../../files/files/download'
import { noteDownload } from '../../files/files/note-download'
import { bytesOf } from '../../files/files/stored-bytes'
import { findDossier, type Dossier, type DossierFile } from './dossier'
import { dossierPaper, lastChange } from './dossier-paper'
import { pdfBytes } from './pdf-file'

/** Letters of a file's name in the ZIP, without its ending. */
const STEM_MAX = 80

/**
 * The dossier of an order with all of its files, each as its reader loads it. The PDF is drawn, and the first file opened,
 * before the answer begins: a store that is away gets a status. Later failures cut the ZIP off before its directory, so
 * that nobody takes it for a whole one.
 */
export const downloadDossierZip = Object.assign(
  async (viewer: Viewer | null, input: { id: number }) => {
    const dossier = await findDossier(viewer, input)
    const { files } = dossier
    const pdf = await pdfBytes(dossier.viewer.id, () => dossierPaper(dossier))
    const first = files[0] ? await opened(dossier.viewer, files[0]) : null
    const name = `${orderId(dossier.viewer.role, input.id)}-dossier.zip`
    return { name, type: 'application/zip', content: zipOf(dossier, pdf, first) }
  },
  { act: 'dossier.get' as const },
)

function zipOf(dossier: Dossier, pdf: Buffer, first: Readable | null): Readable {
  const { viewer, files } = dossier
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  let current = first
  // Without a listener an error of a stream would end the process; `fill` reports it.
  zip.on('error', (error) => out.destroy(error as Error))
  out.on('close', () => current?.destroy())
  void fill().catch((error: Error) => out.destroy(error))
  return out

  async function fill() {
    const stored = { compress: false, mode: 0o100644, mtime: new Date(lastChange(dossier)) }
    zip.addBuffer(pdf, '00-dossier.pdf', stored)
    const missing: string[] = []
    for (const [i, file] of files.entries()) {
      current = i === 0 ? first : await opened(viewer, file)
      if (out.destroyed) return void current?.destroy()
      const path = pathOf(file, i + 1, files.length)
      if (!current)
        missing.push(`${path}: ${file.isHeld && !file.isOwn ? 'we look at it first' : 'not there any more'}`)
      else {
        zip.addReadStream(current, path, { ...stored, mtime: new Date(file.addedAt) })
        await finished(current, { writable: false })
      }
    }
    if (missing.length) zip.addBuffer(Buffer.from(`${missing.join('\r\n')}\r\n`), 'MISSING.txt', stored)
    zip.end()
  }
}

/** The bytes of a file as its reader loads it; null when they are gone. */
async function opened(viewer: Viewer, { id, ownerId, content }: DossierFile): Promise<Readable | null> {
  const bytes = content && (await bytesOf(content.key))
  if (!bytes) return null
  try {
    if (ownerId !== viewer.id) await noteDownload['workorder.download'](viewer, { fileId: id })
  } catch (error) {
    bytes.destroy()
    throw error
  }
  return content.sha256 ? verified(bytes, id, content.sha256) : bytes
}

/** 03-packing-photo-WO-0012-4.jpg: the place in the order of the documents, what it is, and its reader's name of it. */
function pathOf({ name, document }: DossierFile, place: number, of: number): string {
  const number = String(place).padStart(Math.max(2, String(of).length), '0')
  const kind = document ? documentLabels[document].toLowerCase().replaceAll(' ', '-') : 'file'
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const plain = (text: string) => text.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
  return `${number}-${kind}-${[...plain(stem)].slice(0, STEM_MAX).join('')}${plain(end)}`
}
