import { inflateSync, unzipSync } from 'fflate'

/** The names that a file still holds: plain, as UTF-16, as hexadecimal digits, and within what is packed in it. */
export function needlesIn(bytes: Uint8Array, names: readonly string[]): string[] {
  const views = [Buffer.from(bytes), ...entriesOf(bytes), ...streamsOf(Buffer.from(bytes))]
  return names.filter((name) => views.some((view) => formsOf(name).some((form) => view.includes(form))))
}

function formsOf(name: string): Buffer[] {
  const utf8 = Buffer.from(name)
  const latin = Buffer.from(name, 'latin1')
  const little = Buffer.from(name, 'utf16le')
  const big = Buffer.from(little).swap16()
  const digits = [utf8, latin, big].flatMap((form) => [form.toString('hex'), form.toString('hex').toUpperCase()])
  return [utf8, latin, little, big, ...digits.map((text) => Buffer.from(text))]
}

function entriesOf(bytes: Uint8Array): Buffer[] {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return []
  return Object.entries(unzipSync(bytes)).flatMap(([name, entry]) => [Buffer.from(name), Buffer.from(entry)])
}

/** Every stretch of a PDF that can be inflated. */
function streamsOf(bytes: Buffer): Buffer[] {
  const streams: Buffer[] = []
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const start = bytes[at + 6] === 13 ? at + 8 : at + 7
    if (bytes[start] !== 0x78) continue
    try {
      streams.push(Buffer.from(inflateSync(bytes.subarray(start + 2))))
    } catch {
      // Not packed.
    }
  }
  return streams
}
