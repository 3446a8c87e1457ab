import { inflateSync, constants } from 'node:zlib'
import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'
import { cleanJbig2 } from './jbig2'
import { cleanJpeg } from './jpeg'
import { TooMany } from '../drawing/too-many'
import { cleanJpx } from './jpx'

type Cleaner = (bytes: Uint8Array) => Uint8Array | null | Promise<Uint8Array | null>
/** Pictures that have more in them than their pixels. */
const CLEANERS: Record<string, Cleaner> = { DCTDecode: cleanJpeg, JPXDecode: cleanJpx, JBIG2Decode: cleanJbig2 }
/** What other pictures are packed in. */
const PACKED = ['FlateDecode', 'LZWDecode', 'RunLengthDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'CCITTFaxDecode']
/** Viewers read the short names of filters, too. */
const SHORT: Record<string, string> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
}

const [FILTER, PARAMETERS, GLOBALS] = [PDFName.of('Filter'), PDFName.of('DecodeParms'), PDFName.of('JBIG2Globals')]

/** Takes out of a picture what isn't drawn. False for one that can't be read: it must not cross. Other streams stay. */
export async function cleanPicture(stream: PDFRawStream): Promise<boolean> {
  const filters = filtersOf(stream.dict)
  const last = filters.at(-1)
  if (last && CLEANERS[last]) return cleanImage(stream, filters, last)
  if (filters.some((filter) => CLEANERS[filter])) return false
  return !isImage(stream.dict) || isPacked(stream.contents, filters)
}

const isImage = (dict: PDFDict) => dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image')

/** So many bytes of a packed picture tell whether it is one. */
const BEGIN = 1_000

function isPacked(bytes: Uint8Array, filters: string[]): boolean {
  if (!filters.every((filter) => PACKED.includes(filter))) return false
  if (filters[0] !== 'FlateDecode') return true
  try {
    inflateSync(bytes.subarray(0, BEGIN), { finishFlush: constants.Z_SYNC_FLUSH })
    return true
  } catch {
    return false
  }
}

async function cleanImage(stream: PDFRawStream, filters: string[], filter: string): Promise<boolean> {
  const own = parametersOf(stream.dict)[filters.length - 1]
  const image = await cleaned(() => CLEANERS[filter]!(pictureIn(stream, filters)))
  if (!image?.length || !(await cleanGlobals(own))) return false
  stream.updateContents(image)
  stream.dict.set(FILTER, PDFName.of(filter))
  if (own instanceof PDFDict) stream.dict.set(PARAMETERS, own)
  else stream.dict.delete(PARAMETERS)
  return true
}

/** What several JBIG2 pictures share. False where it can't be read. */
async function cleanGlobals(parameters: PDFObject | undefined): Promise<boolean> {
  const shared = parameters instanceof PDFDict ? parameters.lookup(GLOBALS) : undefined
  if (!(parameters instanceof PDFDict) || !(shared instanceof PDFRawStream)) return true
  const bytes = await cleaned(() => cleanJbig2(decodePDFRawStream(shared).decode()))
  if (!bytes) return false
  if (!bytes.length) parameters.delete(GLOBALS)
  shared.updateContents(bytes)
  for (const key of [FILTER, PARAMETERS]) shared.dict.delete(key)
  return true
}

/** Null, too, where what a picture is packed in can't be read. */
async function cleaned(clean: () => ReturnType<Cleaner>): Promise<Uint8Array | null> {
  try {
    return await clean()
  } catch (error) {
    if (error instanceof TooMany) throw error
    return null
  }
}

/** The picture's own bytes: some programs pack a JPEG once more. Throws where what it is packed in can't be read. */
function pictureIn({ dict, contents }: PDFRawStream, filters: string[]): Uint8Array {
  if (filters.length === 1) return contents
  const [outer, parameters] = [dict.clone(), parametersOf(dict)]
  outer.set(FILTER, dict.context.obj(filters.slice(0, -1)))
  outer.set(PARAMETERS, dict.context.obj(filters.slice(0, -1).map((_, at) => parameters[at] ?? null)))
  return decodePDFRawStream(PDFRawStream.of(outer, contents)).decode()
}

/** The parameters of each filter of a stream. */
function parametersOf(dict: PDFDict): (PDFObject | undefined)[] {
  const parameters = dict.lookup(PARAMETERS)
  return parameters instanceof PDFArray ? parameters.asArray().map((one) => dict.context.lookup(one)) : [parameters]
}

function filtersOf(dict: PDFDict): string[] {
  const filter = dict.lookup(FILTER)
  const all = filter instanceof PDFArray ? filter.asArray().map((one) => dict.context.lookup(one)) : [filter]
  return all.flatMap((one) => (one instanceof PDFName ? [SHORT[one.decodeText()] ?? one.decodeText()] : []))
}
