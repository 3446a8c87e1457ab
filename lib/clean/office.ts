import { strToU8, zipSync, type Zippable } from 'fflate'
import { cleanGif } from './gif'
import { cleanJpeg } from './jpeg'
import { cleanContentTypes, cleanPart, cleanRelationships, isDropped } from './office-parts'
import { cleanPng } from './png'
import { unpack } from './unpack'

/**
 * Takes properties, authors of comments and changes, paths, printer settings and EXIF out of a Word or Excel file. Texts
 * and sheets stay. Null for what can't be read, and for files with embedded files or macros.
 */
export async function cleanOffice(bytes: Uint8Array): Promise<Uint8Array | null> {
  const entries = unpack(bytes)
  if (!entries?.['[Content_Types].xml']) return null
  const names = Object.keys(entries)
  const out: Zippable = {}
  for (const name of names) {
    if (isDropped(name)) continue
    const clean = await cleanEntry(name, entries[name]!)
    if (!clean) return null
    out[name] = clean
  }
  // Without a date, so that the same file gives the same copy.
  return zipSync(out, { mtime: new Date(1980, 0, 1), level: 6 })
}

async function cleanEntry(name: string, bytes: Uint8Array): Promise<Uint8Array | null> {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (ending === 'jpg' || ending === 'jpeg') return cleanJpeg(bytes)
  if (ending === 'png') return cleanPng(bytes)
  if (ending === 'gif') return cleanGif(bytes)
  // Obfuscated fonts.
  if (ending === 'odttf') return bytes
  if (!['xml', 'rels', 'vml'].includes(ending)) return null
  const text = textOf(bytes)
  if (text === null) return null
  if (ending === 'rels') return strToU8(cleanRelationships(text))
  return strToU8(name === '[Content_Types].xml' ? cleanContentTypes(text) : cleanPart(text))
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
