import { strToU8, zipSync, type Zippable } from 'fflate'
import { gunzipSync, gzipSync } from 'node:zlib'
import { cleanEmf } from './emf'
import { emptyCompoundFile, isCompoundFile } from './empty-compound'
import { cleanGif } from './gif'
import { cleanJpeg } from './jpeg'
import { cleanContentTypes, cleanPart, cleanRelationships, isDropped } from './office-parts'
import type { Omissions } from './omissions'
import { cleanPdf } from './pdf'
import { cleanPng } from './png'
import { cleanSvg } from './svg'
import { unpack } from './unpack'
import { cleanWmf } from './wmf'

/** Documents within documents within documents are not read. */
const MAX_DEPTH = 2
/** Unpacked bytes of a packed vector picture. */
const MAX_METAFILE = 16 * 1024 * 1024

/**
 * Takes properties, authors of comments and changes, paths, printer settings and EXIF out of a Word or Excel file. Texts
 * and sheets stay, and so do workbooks and documents within it, such as those of charts. Objects of other programs are left out,
 * their pictures stay; `left` counts them. Null for what can't be read, and for files with macros.
 */
export const cleanOffice = (bytes: Uint8Array, _mark?: string, left?: Omissions): Promise<Uint8Array | null> =>
  cleanDocument(bytes, left, 0)

async function cleanDocument(
  bytes: Uint8Array,
  left: Omissions | undefined,
  depth: number,
): Promise<Uint8Array | null> {
  const entries = unpack(bytes)
  if (!entries?.['[Content_Types].xml']) return null
  const names = Object.keys(entries)
  const out: Zippable = {}
  for (const name of names) {
    if (isDropped(name)) continue
    const clean = await cleanEntry(name, entries[name]!, left, depth)
    if (!clean) return null
    out[name] = clean
  }
  // Without a date, so that the same file gives the same copy.
  return zipSync(out, { mtime: new Date(1980, 0, 1), level: 6 })
}

type EntryCleaner = (bytes: Uint8Array) => Uint8Array | null | Promise<Uint8Array | null>

const pictures: Record<string, EntryCleaner> = {
  jpg: cleanJpeg,
  jpeg: cleanJpeg,
  png: cleanPng,
  gif: cleanGif,
  emf: cleanEmf,
  wmf: cleanWmf,
  emz: packed(cleanEmf),
  wmz: packed(cleanWmf),
  svg: inText(cleanSvg),
  // Word on a Mac keeps drawings so.
  pdf: (bytes) => cleanPdf(bytes),
  // Obfuscated fonts.
  odttf: (bytes) => bytes,
}

/** An object of another program: a compound file, or a Word or Excel file. */
const EMBEDDED = /\/embeddings\/[^/]+$/i

function cleanEntry(name: string, bytes: Uint8Array, left: Omissions | undefined, depth: number) {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (EMBEDDED.test(name)) return cleanEmbedded(ending, bytes, left, depth)
  if (name === '[Content_Types].xml') return inText(cleanContentTypes)(bytes)
  if (ending === 'rels') return inText(cleanRelationships)(bytes)
  if (ending === 'xml' || ending === 'vml') return inText(cleanPart)(bytes)
  return pictures[ending]?.(bytes) ?? null
}

/** A document is cleaned like the one around it. Objects of other programs are not read: an empty one stands in their place. */
async function cleanEmbedded(ending: string, bytes: Uint8Array, left: Omissions | undefined, depth: number) {
  if (ending === 'docx' || ending === 'xlsx')
    return depth + 1 < MAX_DEPTH ? cleanDocument(bytes, left, depth + 1) : null
  if (ending !== 'bin' && !isCompoundFile(bytes)) return null
  if (left && Buffer.compare(bytes, emptyCompoundFile())) left.attachments++
  return emptyCompoundFile()
}

/** The same for a picture that is packed by itself. */
function packed(clean: (bytes: Uint8Array) => Uint8Array | null): EntryCleaner {
  return (bytes) => {
    try {
      const picture = clean(gunzipSync(bytes, { maxOutputLength: MAX_METAFILE }))
      return picture && gzipSync(picture)
    } catch {
      // It is not packed, or too large.
      return null
    }
  }
}

function inText(clean: (text: string) => string | null): EntryCleaner {
  return (bytes) => {
    const text = textOf(bytes)
    const copy = text === null ? null : clean(text)
    return copy === null ? null : strToU8(copy)
  }
}

/** Null for what is not UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') || /<!DOCTYPE|encoding\s*=\s*["'](?!utf-?8["'])/i.test(text.slice(0, 500)) ? null : text
  } catch {
    return null
  }
}
