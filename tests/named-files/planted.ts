import { deflateSync, inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { halves, pngChunk } from '../pictures'

/** A picture that can be seen, with a name where only programs read it. */
export type Planted = { place: string; file: string; bytes: Buffer }

/** A colour profile of a wide gamut whose description is the name. */
export async function profileNamed(name: string): Promise<Buffer> {
  const written = await halves().png().withIccProfile('p3').toBuffer()
  const profile = Buffer.from((await sharp(written).metadata()).icc!)
  const description = tagOf(profile, 'desc')
  // An older form of text: what it is, how long, and its letters.
  const text = Buffer.concat([
    Buffer.from('desc\0\0\0\0\0\0\0\0', 'latin1'),
    Buffer.from(`${name}\0`, 'latin1'),
    Buffer.alloc(90),
  ])
  text.writeUInt32BE(name.length + 1, 8)
  const whole = Buffer.concat([profile, text])
  whole.writeUInt32BE(whole.length, 0)
  whole.writeUInt32BE(profile.length, description + 4)
  whole.writeUInt32BE(text.length, description + 8)
  return whole
}

/** Where the table of a profile speaks of a tag. */
function tagOf(profile: Buffer, tag: string): number {
  const count = profile.readUInt32BE(128)
  for (let at = 132; at < 132 + 12 * count; at += 12) if (profile.toString('latin1', at, at + 4) === tag) return at
  throw new Error(`The profile has no ${tag}.`)
}

const segment = (marker: number, ...parts: (string | Uint8Array)[]) => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** JPEGs with the name in each kind of segment, and behind the picture. */
export async function plantedJpegs(name: string): Promise<Planted[]> {
  const whole = await halves().jpeg({ quality: 95 }).toBuffer()
  const picture = whole.subarray(2)
  const jfif = 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'
  const withSegment = (planted: Buffer) => Buffer.concat([Buffer.from([0xff, 0xd8]), planted, picture])
  const tiff = 'MM\0*\0\0\0\x08\0\x01\x01\x0e\0\x02\0\0\0\x20\0\0\0\x1a\0\0\0\0'
  const segments: [string, Buffer][] = [
    ['the tail of JFIF', segment(0xe0, jfif, name)],
    ['the small picture of JFIF', Buffer.concat([segment(0xe0, jfif), segment(0xe0, `JFXX\0\x10${name}`)])],
    ['the tail of Adobe', segment(0xee, 'Adobe\0\x64\0\0\0\0\x01', name)],
    ['a colour profile', segment(0xe2, 'ICC_PROFILE\0\x01\x01', await profileNamed(name))],
    ['EXIF', segment(0xe1, `Exif\0\0${tiff}${name.padEnd(32, '\0')}`)],
    ['XMP', segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${name}</x>`)],
    ['resources of Photoshop', segment(0xed, `Photoshop 3.0\0${name}`)],
    ['a comment', segment(0xfe, name)],
    ...[0xe3, 0xe4, 0xe5, 0xe6, 0xe7, 0xe8, 0xe9, 0xea, 0xeb, 0xec, 0xef].map((marker): [string, Buffer] => [
      `APP${marker - 0xe0}`,
      segment(marker, name),
    ]),
  ]
  return [
    ...segments.map(([place, planted]) => ({ place, file: 'a.jpg', bytes: withSegment(planted) })),
    { place: 'the end', file: 'a.jpg', bytes: Buffer.concat([whole, Buffer.from(name)]) },
    { place: 'bytes between segments', file: 'a.jpg', bytes: withSegment(Buffer.from(name, 'latin1')) },
    { place: 'a marker that says nothing', file: 'a.jpg', bytes: withSegment(Buffer.from(`\xff\0${name}`, 'latin1')) },
    {
      place: 'bytes behind an Adobe that ends too early',
      file: 'a.jpg',
      bytes: withSegment(Buffer.concat([segment(0xee, 'Adobe\0\x64\0\0\0\0'), Buffer.from(`\x01${name}`, 'latin1')])),
    },
    { place: 'a comment between scans', file: 'a.jpg', bytes: await betweenScans(segment(0xfe, name)) },
    { place: 'the data of its scan', file: 'a.jpg', bytes: behindLastScan(whole, name) },
    { place: 'the data of its first scan', file: 'a.jpg', bytes: await betweenScans(Buffer.from(name)) },
    { place: 'the data of its last scan', file: 'a.jpg', bytes: behindLastScan(await progressive(), name) },
  ]
}

const progressive = () => halves().jpeg({ progressive: true }).toBuffer()

/** Behind the data of the first scan, before the next segment. */
async function betweenScans(planted: Buffer): Promise<Buffer> {
  const whole = await progressive()
  let at = whole.indexOf(Buffer.from([0xff, 0xda])) + 2
  do at = whole.indexOf(0xff, at + 1)
  while (whole[at + 1] === 0)
  return Buffer.concat([whole.subarray(0, at), planted, whole.subarray(at)])
}

/** Before the marker that ends the picture. */
const behindLastScan = (whole: Buffer, name: string) =>
  Buffer.concat([whole.subarray(0, -2), Buffer.from(name), whole.subarray(-2)])

/** PNGs with the name in each kind of chunk, and behind the picture. */
export async function plantedPngs(name: string): Promise<Planted[]> {
  const whole = await halves().png().toBuffer()
  const HEAD = 33
  const text = (content: string) => Buffer.from(content, 'latin1')
  const packed = deflateSync(text(name))
  const profile = deflateSync(await profileNamed(name))
  const chunks: [string, Buffer][] = [
    [
      'the name of a profile',
      pngChunk('iCCP', Buffer.concat([text(`${name}\0\0`), deflateSync(await profileNamed('x'))])),
    ],
    ['a colour profile', pngChunk('iCCP', Buffer.concat([text('x\0\0'), profile]))],
    ['a text', pngChunk('tEXt', text(`Author\0${name}`))],
    ['a packed text', pngChunk('zTXt', Buffer.concat([text('Author\0\0'), packed]))],
    ['an international text', pngChunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${name}`))],
    ['EXIF', pngChunk('eXIf', text(`MM\0*\0\0\0\x08\0\0\0\0\0\0${name}`))],
    ['the name of a palette', pngChunk('sPLT', text(`${name}\0\x08`))],
    ['a chunk of a program', pngChunk('vpAg', text(name))],
  ]
  return [
    ...chunks.map(([place, planted]) => ({
      place,
      file: 'a.png',
      bytes: Buffer.concat([whole.subarray(0, HEAD), planted, whole.subarray(HEAD)]),
    })),
    { place: 'the end', file: 'a.png', bytes: Buffer.concat([whole, text(name)]) },
    {
      place: 'its data, behind the pixels',
      file: 'a.png',
      bytes: withChunk(whole, 'IDAT', (data) => [data, text(name)]),
    },
    {
      place: 'its data, as a row too many',
      file: 'a.png',
      bytes: withChunk(whole, 'IDAT', (data) => [deflateSync(Buffer.concat([inflateSync(data), text(name)]))]),
    },
    {
      place: 'colours that no pixel has',
      file: 'a.png',
      bytes: withChunk(await halves().png({ palette: true }).toBuffer(), 'PLTE', (colours) => [
        colours,
        text(name.padEnd(Math.ceil(name.length / 3) * 3)),
      ]),
    },
  ]
}

/** A PNG with another body in a chunk that it has once. */
function withChunk(png: Buffer, type: string, change: (body: Buffer) => Buffer[]): Buffer {
  const at = png.indexOf(type) - 4
  const end = at + 12 + png.readUInt32BE(at)
  const body = Buffer.concat(change(png.subarray(at + 8, end - 4)))
  return Buffer.concat([png.subarray(0, at), pngChunk(type, body), png.subarray(end)])
}

/** WebPs with the name in each kind of chunk, and behind the picture. */
export async function plantedWebps(name: string): Promise<Planted[]> {
  const simple = (await halves().webp({ lossless: true }).toBuffer()).subarray(12)
  const chunk = (type: string, body: Uint8Array) => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(body.length)
    return Buffer.concat([Buffer.from(type), size, body, Buffer.alloc(body.length % 2)])
  }
  const [PROFILE, EXIF, XMP] = [0x20, 0x08, 0x04]
  const file = (flags: number, ...parts: Buffer[]) => {
    // 16 × 8, each less one.
    const head = chunk('VP8X', Buffer.from([flags, 0, 0, 0, 15, 0, 0, 7, 0, 0]))
    return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), head, ...parts]))
  }
  const text = Buffer.from(name)
  const planted: [string, Buffer][] = [
    ['a colour profile', file(PROFILE, chunk('ICCP', await profileNamed(name)), simple)],
    ['EXIF', file(EXIF, simple, chunk('EXIF', Buffer.concat([Buffer.from('MM\0*\0\0\0\x08\0\0\0\0\0\0'), text])))],
    ['XMP', file(XMP, simple, chunk('XMP ', text))],
    ['a chunk of a program', file(0, simple, chunk('NAME', text))],
    ['the end', Buffer.concat([file(0, simple), text])],
  ]
  return planted.map(([place, bytes]) => ({ place, file: 'a.webp', bytes }))
}

/** GIFs with the name in each kind of block, in colours that no pixel has, and behind the picture. */
export async function plantedGifs(name: string): Promise<Planted[]> {
  const whole = await halves().gif().toBuffer()
  // The header says how many colours follow it: two to the power of one more than its last three bits.
  const head = 13
  const colours = head + 3 * 2 ** ((whole[10]! & 7) + 1)
  const text = Buffer.from(name, 'latin1')
  const block = (label: number, ...parts: Uint8Array[]) =>
    Buffer.concat([
      Buffer.from([0x21, label]),
      ...parts.flatMap((part) => [Buffer.from([part.length]), part]),
      Buffer.from([0]),
    ])
  const blocks: [string, Buffer][] = [
    ['a comment', block(0xfe, text)],
    ['a plain text', block(0x01, Buffer.alloc(12), text)],
    ['a block of a program', block(0xff, Buffer.from('VERMAPMP1.0', 'latin1'), text)],
    ['XMP', block(0xff, Buffer.from('XMP DataXMP', 'latin1'), text)],
    ['a block of another kind', block(0x42, text)],
  ]
  const palette = Buffer.from(whole.subarray(head, colours))
  const manyColours = Buffer.concat([palette, Buffer.alloc(768 - palette.length)])
  text.copy(manyColours, 768 - text.length)
  const withColours = Buffer.concat([whole.subarray(0, head), manyColours, whole.subarray(colours)])
  withColours[10]! |= 7
  return [
    ...blocks.map(([place, planted]) => ({
      place,
      file: 'a.gif',
      bytes: Buffer.concat([whole.subarray(0, colours), planted, whole.subarray(colours)]),
    })),
    { place: 'colours that no pixel has', file: 'a.gif', bytes: withColours },
    { place: 'the end', file: 'a.gif', bytes: Buffer.concat([whole, text]) },
  ]
}
