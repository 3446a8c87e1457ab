import {
  decodePDFRawStream,
  PDFArray,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'

/** The colours of a device by how many a profile has: grey, those of a screen, those of a printer. */
const DEVICES: Record<number, string> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }
/** What a profile with that many colours says of itself. */
const SIGNS: Record<number, string> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' }
/** Others of three colours, which no device has. */
const OTHER_SIGNS = ['Lab ', 'XYZ ', 'Luv ', 'YCbr', 'Yxy ', 'HSV ', 'HLS ', 'CMY ', '3CLR']
const OTHER_COUNT = 3
const SIGN_AT = 16

/**
 * Puts the standard colours in the place of a colour profile, which has the names of programs, devices and people in it. Other
 * arrays stay. Where a profile is none, or is for another number of colours, no viewer uses it: then the colours are those that stand
 * for it. Throws where a profile has colours that no device has.
 */
export function withoutProfile(array: PDFArray) {
  const [kind, profile] = [
    array.size() === 2 ? array.lookup(0) : undefined,
    array.size() === 2 ? array.lookup(1) : undefined,
  ]
  if (!(kind instanceof PDFName) || kind.decodeText() !== 'ICCBased' || !(profile instanceof PDFRawStream)) return
  const count = profile.dict.lookup(PDFName.of('N'))
  const colours = count instanceof PDFNumber ? count.asNumber() : 0
  const [device, sign] = [DEVICES[colours], signOf(profile)]
  if (!device || (colours === OTHER_COUNT && OTHER_SIGNS.includes(sign)))
    throw new Error('The colours of a profile are none of a device.')
  const other = sign === SIGNS[colours] ? undefined : profile.dict.lookup(PDFName.of('Alternate'))
  setColours(array, other instanceof PDFArray ? other.asArray() : [PDFName.of(device)], profile.dict.context)
}

/** What the profile is for; empty for one that can't be unpacked. */
function signOf(profile: PDFRawStream): string {
  try {
    return Buffer.from(decodePDFRawStream(profile).decode()).toString('latin1', SIGN_AT, SIGN_AT + 4)
  } catch {
    return ''
  }
}

function setColours(array: PDFArray, colours: PDFObject[], context: PDFContext) {
  const read = colours.map((one) => context.lookup(one))
  // Colours that refer to a profile again would refer to it without end.
  if (!(read[0] instanceof PDFName) || read.some((one) => one instanceof PDFStream))
    throw new Error('The colours of a profile have a profile.')
  while (array.size()) array.remove(0)
  for (const one of colours) array.push(one)
}
