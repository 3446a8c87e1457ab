import { isDeepStrictEqual } from 'node:util'
import {
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFRawStream,
  type PDFContext,
  type PDFDict,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { Pdfium } from './pdfium'

const MASKS = [PDFName.of('SMask'), PDFName.of('Mask')]

/** Pictures of one point: a mask that draws it or not, and a grey one. */
const mask = (byte: number) => ({ ImageMask: true, BitsPerComponent: 1, byte })
const grey = (byte: number) => ({ ColorSpace: 'DeviceGray', BitsPerComponent: 8, byte })
type Blank = ReturnType<typeof mask> | ReturnType<typeof grey>
/** What viewers show in the place of a picture that they can't open: nothing, black or white. */
const BLANKS: Blank[] = [mask(0xff), grey(0), grey(0xff)]
/** In the place of a mask: all of the picture, or nothing of it. */
const BLANK_MASKS: Blank[] = [grey(0xff), grey(0), mask(0), mask(0xff)]

/**
 * Puts in the place of pictures that can't be read what a viewer shows there. Throws where it shows more than one colour, which
 * would be lost.
 */
export async function leaveOutPictures(pictures: PDFRawStream[], context: PDFContext): Promise<void> {
  const viewer = await Pdfium.load()
  for (const [, masked] of context.enumerateIndirectObjects()) {
    if (!(masked instanceof PDFRawStream) || pictures.includes(masked)) continue
    const keys = MASKS.filter((key) => pictures.includes(masked.dict.lookup(key) as PDFRawStream))
    for (const key of keys) await leaveOutMask(viewer, masked, key)
  }
  for (const picture of pictures) await leaveOutPicture(viewer, picture)
}

const LOST = 'A picture that is seen can’t be cleaned.'

async function leaveOutPicture(viewer: Pdfium, picture: PDFRawStream) {
  const before = await looksWith(viewer, picture)
  for (const blank of BLANKS) {
    const other = blankOf(blank, picture.dict.context)
    if (!isDeepStrictEqual(await looksWith(viewer, other), before)) continue
    replace(picture.dict, other.dict)
    picture.updateContents(other.contents)
    return
  }
  throw new Error(LOST)
}

async function leaveOutMask(viewer: Pdfium, masked: PDFRawStream, key: PDFName) {
  const before = await looksWith(viewer, masked)
  for (const blank of BLANK_MASKS) {
    masked.dict.set(key, masked.dict.context.register(blankOf(blank, masked.dict.context)))
    if (isDeepStrictEqual(await looksWith(viewer, masked), before)) return
  }
  throw new Error(LOST)
}

function blankOf({ byte, ...kind }: Blank, context: PDFContext): PDFRawStream {
  const dict = context.obj({ Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, ...kind })
  return PDFRawStream.of(dict, Uint8Array.of(byte))
}

function replace(dict: PDFDict, other: PDFDict) {
  for (const key of dict.keys()) dict.delete(key)
  for (const [key, value] of other.entries()) dict.set(key, value)
}

const SIDE = 100
/** A picture of one colour is still seen on one of the two. */
const GROUNDS = ['1 0 0', '0 0 1']

/** How the viewer draws a picture on each ground. */
async function looksWith(viewer: Pdfium, picture: PDFRawStream) {
  const file = await PDFDocument.create()
  const drawn = copyOf(picture, file)
  for (const ground of GROUNDS) {
    const page = file.addPage([SIDE, SIDE])
    page.node.setXObject(PDFName.of('Picture'), drawn)
    const operators = `${ground} rg 0 0 ${SIDE} ${SIDE} re f q ${SIDE} 0 0 ${SIDE} 0 0 cm /Picture Do Q`
    page.node.set(PDFName.of('Contents'), file.context.register(file.context.stream(operators)))
  }
  const document = viewer.open(await file.save())!
  const looks = viewer.looksOf(document)
  viewer.close(document)
  return looks
}

function copyOf(picture: PDFRawStream, file: PDFDocument): PDFRef {
  const copy = PDFObjectCopier.for(picture.dict.context, file.context).copy(picture)
  // A mask may not say what it is.
  copy.dict.set(PDFName.of('Subtype'), PDFName.of('Image'))
  return file.context.register(copy)
}
