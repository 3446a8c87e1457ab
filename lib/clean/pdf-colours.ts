import { decodePDFRawStream, PDFName, PDFNumber, PDFRawStream, type PDFArray } from '@cantoo/pdf-lib'

/** The colours of a device by how many a profile has: grey, those of a screen, those of a printer. */
const DEVICES: Record<number, string> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }
/** What a profile with that many colours says of itself. */
const SIGNS: Record<number, string> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' }
const SIGN_AT = 16

/**
 * Puts the standard colours in the place of a colour profile, which has the names of programs, devices and people in it. Other
 * arrays stay. Throws where a profile has colours that no device has.
 */
export function withoutProfile(array: PDFArray) {
  const [kind, profile] = [
    array.size() === 2 ? array.lookup(0) : undefined,
    array.size() === 2 ? array.lookup(1) : undefined,
  ]
  if (!(kind instanceof PDFName) || kind.decodeText() !== 'ICCBased' || !(profile instanceof PDFRawStream)) return
  const count = profile.dict.lookup(PDFName.of('N'))
  const colours = count instanceof PDFNumber ? count.asNumber() : 0
  const bytes = Buffer.from(decodePDFRawStream(profile).decode())
  const device = DEVICES[colours]
  if (!device || bytes.toString('latin1', SIGN_AT, SIGN_AT + 4) !== SIGNS[colours])
    throw new Error('The colours of a profile are none of a device.')
  array.remove(1)
  array.set(0, PDFName.of(device))
}
