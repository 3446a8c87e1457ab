import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { jpegFile, pngFile, withExif, webpFile } from '@/tests/named-files/jpeg'
import { needlesIn } from '@/tests/named-files/needles'
import { listOf } from '@/tests/named-files/step'
import { halves, pngChunk, pngHalves } from '@/tests/pictures'
import { smallPhoto } from '../infra/thumbnails/small-photo'
import { clean } from './clean'
import { pictureOf, pictureRefusals, pixelsOf } from './picture'
import { cleanPhoto, isAlike, photoSize } from './photo'

const names = { person: 'Asha Verma', company: 'Verma Pumps', folder: 'D:\\verma' }

/** The colours at the middle of the left and of the right half of a picture of 16 × 8. */
async function ends(bytes: Uint8Array): Promise<number[][]> {
  const { width, height, data } = await pixelsOf(bytes)
  expect([width, height]).toEqual([16, 8])
  return [4, 12].map((x) => [...data.subarray((4 * width + x) * 4, (4 * width + x) * 4 + 4)])
}
const RED = [220, 0, 0, 255]
const BLACK = [0, 0, 0, 255]
const WHITE = [255, 255, 255, 255]
const HIDDEN = 0

test.each([
  ['a.jpg', jpegFile(names)],
  ['a.png', pngFile(names)],
  ['a.webp', webpFile(names)],
])('%s loses the names in it and behind it', async (name, photo) => {
  expect(needlesIn(photo, listOf(names)).length).toBeGreaterThan(0)
  const cleaned = (await clean(name, photo))!
  expect(needlesIn(cleaned, listOf(names))).toEqual([])
  expect(await photoSize(cleaned)).toEqual({ width: 1, height: 1 })
  expect(needlesIn((await clean(name, cleaned))!, listOf(names))).toEqual([])
})

test.each([
  ...[1, 2, 4, 8, 16].map((depth) => ['grey', depth, BLACK] as const),
  ...[1, 2, 4, 8].map((depth) => ['palette', depth, RED] as const),
  ...[8, 16].map((depth) => ['rgb', depth, RED] as const),
])('a PNG of %s with %i bits looks the same in its copy and its thumbnail', async (colour, depth, left) => {
  const png = pngHalves(colour, depth)
  expect(await ends((await clean('a.png', png))!)).toEqual([left, WHITE])
  const [small, smallRight] = await ends(await smallPhoto(png))
  expect(near(small!, left) && near(smallRight!, WHITE)).toBe(true)
})

test.each([
  ...[1, 2, 4, 8, 16].map((depth) => ['grey', depth, true] as const),
  ...[1, 2, 4, 8].map((depth) => ['palette', depth, true] as const),
  ...[8, 16].map((depth) => ['rgb', depth, true] as const),
  ...[8, 16].map((depth) => ['greyAlpha', depth, false] as const),
  ...[8, 16].map((depth) => ['rgba', depth, false] as const),
])('what isn’t seen of a PNG of %s with %i bits stays unseen, and is paper in its thumbnail', async (...of) => {
  const png = pngHalves(...of)
  const [left, right] = await ends((await clean('a.png', png))!)
  expect([left![3], right]).toEqual([HIDDEN, WHITE])
  for (const end of await ends(await smallPhoto(png))) expect(near(end, WHITE)).toBe(true)
})

test('every grey of a PNG of 16 bits with a grey that isn’t seen is in its copy', async () => {
  const [width, height] = [64, 64]
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + 2 * width)
    for (let x = 0; x < width; x++) row.writeUInt16BE((y * width + x) * 16, 1 + 2 * x)
    return row
  })
  const head = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 16, 0, 0, 0, 0])
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('tRNS', Buffer.from([0xff, 0x5b])),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
  expect(await clean('a.png', png)).not.toBeNull()
})

test('an interlaced PNG has the same pixels in its copy', async () => {
  const copy = await clean('a.png', await halves().png({ progressive: true }).toBuffer())
  expect(await ends(copy!)).toEqual([RED, WHITE])
})

const near = (colour: number[], wanted: number[]) => colour.every((value, i) => Math.abs(value - wanted[i]!) <= 12)
const whole =
  (type: 'jpeg' | 'webp', options = {}) =>
  (picture: Sharp) =>
    picture[type]({ quality: 95, ...options })

test.each<[string, string, (picture: Sharp) => Sharp, number[]]>([
  ['baseline JPEG', 'a.jpg', whole('jpeg'), RED],
  ['progressive JPEG', 'a.jpg', whole('jpeg', { progressive: true }), RED],
  ['JPEG with all of its colour', 'a.jpg', whole('jpeg', { chromaSubsampling: '4:4:4' }), RED],
  [
    'grey JPEG',
    'a.jpg',
    (picture) => picture.greyscale().toColourspace('b-w').jpeg({ quality: 95 }),
    [109, 109, 109, 255],
  ],
  ['JPEG of a printer’s colours', 'a.jpg', (picture) => picture.toColourspace('cmyk').jpeg({ quality: 95 }), RED],
  ['JPEG of a wide gamut', 'a.jpg', (picture) => picture.jpeg({ quality: 95 }).withIccProfile('p3'), RED],
  ['PNG of a wide gamut', 'a.png', (picture) => picture.png().withIccProfile('p3'), RED],
  ['lossy WebP', 'a.webp', whole('webp'), RED],
  ['lossless WebP', 'a.webp', whole('webp', { lossless: true }), RED],
  ['WebP of a wide gamut', 'a.webp', (picture) => picture.webp({ lossless: true }).withIccProfile('p3'), RED],
])('a %s looks the same in its copy and its thumbnail, and no profile crosses', async (_, name, write, left) => {
  const photo = await write(halves()).toBuffer()
  const copy = (await clean(name, photo))!
  for (const bytes of [copy, await smallPhoto(photo)]) {
    const [first, second] = await ends(bytes)
    expect(first!.map((value, i) => Math.abs(value - left[i]!)).every((off) => off <= 25)).toBe(true)
    expect(near(second!, WHITE)).toBe(true)
  }
  expect(needlesIn(copy, ['ICC_PROFILE', 'iCCP', 'ICCP'])).toEqual([])
})

test('the halves of a WebP that shines through stay so', async () => {
  const photo = halves().joinChannel(Buffer.alloc(16 * 8, 0), { raw: { width: 16, height: 8, channels: 1 } })
  const copy = await clean('a.webp', await photo.webp().toBuffer())
  expect((await ends(copy!)).map((end) => end[3])).toEqual([0, 0])
})

// Where the stored left edge is seen, by how EXIF turns a picture.
test.each([
  [1, 'left', 16],
  [2, 'right', 16],
  [3, 'right', 16],
  [4, 'left', 16],
  [5, 'top', 8],
  [6, 'top', 8],
  [7, 'bottom', 8],
  [8, 'bottom', 8],
])(
  'a JPEG of orientation %i stands upright, its left edge at the %s; the place is gone',
  async (orientation, edge, wide) => {
    const stored = await halves().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()
    const photo = withExif(stored, orientation, '18.5204N 73.8567E')
    expect(await photoSize(photo)).toEqual({ width: wide, height: wide === 16 ? 8 : 16 })
    const copy = (await clean('a.jpeg', photo))!
    expect(needlesIn(copy, ['18.5204N', 'Exif'])).toEqual([])
    for (const bytes of [copy, await smallPhoto(photo)]) {
      const { width, height, data } = await pixelsOf(bytes)
      expect([width, height]).toEqual([wide, wide === 16 ? 8 : 16])
      const [x, y] = { left: [2, 4], right: [13, 4], top: [4, 2], bottom: [4, 13] }[edge]!
      expect(near([...data.subarray((y! * width + x!) * 4).subarray(0, 4)], RED)).toBe(true)
    }
  },
)

test('a photo that ends too early is no photo, and has no thumbnail', async () => {
  const files = {
    'a.jpg': await halves().resize(200).jpeg().toBuffer(),
    'a.png': pngHalves('rgb', 8),
    'a.webp': await halves().resize(200).webp().toBuffer(),
  }
  for (const [name, whole] of Object.entries(files))
    for (const part of [0.3, 0.6, 0.8]) {
      const half = whole.subarray(0, whole.length * part)
      expect(await clean(name, half)).toBeNull()
      await expect(smallPhoto(half)).rejects.toThrow()
    }
})

test('a JPEG with bytes that its decoder passes over looks as it does in viewers', async () => {
  const whole = await halves().jpeg({ quality: 95, progressive: true }).toBuffer()
  const lastScan = whole.lastIndexOf(Buffer.from([0xff, 0xda]))
  const name = Buffer.from('Asha Verma')
  const photo = Buffer.concat([whole.subarray(0, lastScan), name, whole.subarray(lastScan)])
  const copy = (await clean('a.jpg', photo))!
  expect(needlesIn(copy, ['Asha Verma'])).toEqual([])
  expect(near((await ends(copy))[0]!, RED)).toBe(true)
  expect(near((await ends(await smallPhoto(photo)))[0]!, RED)).toBe(true)
})

test('a small JPEG of strong colours keeps them', async () => {
  // Squares of two pixels a side, in turn blue and red.
  const isBlue = (i: number) => (((i % 8) >> 1) + (i >> 4)) % 2 === 0
  const colours = Array.from({ length: 64 }, (_, i) => (isBlue(i) ? [0, 0, 255] : [255, 0, 0])).flat()
  const raw = { width: 8, height: 8, channels: 3 } as const
  const photo = await sharp(Buffer.from(colours), { raw }).jpeg({ quality: 100, chromaSubsampling: '4:2:0' }).toBuffer()
  const copy = await clean('a.jpg', photo)
  expect(copy).not.toBeNull()
})

test('a photo is of the type that its name says, and other pictures are none', async () => {
  const png = pngHalves('rgb', 8)
  for (const name of ['a.jpg', 'a.webp']) expect(await clean(name, png)).toBeNull()
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'GIF89a', ''])
    expect(await clean('a.png', Buffer.from(text))).toBeNull()
})

test('a copy that lacks one pixel of a PNG, or is another photo, is told from its original', async () => {
  const png = pngHalves('rgb', 8)
  const { width, height, data } = await pixelsOf(png)
  const other = Buffer.from(data)
  other[2]! += 1
  const changed = await pictureOf({ width, height, data: other }).png().toBuffer()
  expect([await isAlike(png, png, true), await isAlike(png, changed, true)]).toEqual([true, false])

  const [photo, fewerColours, mirrored, narrow] = await Promise.all([
    ...[halves(), halves(), halves().flop(), halves().resize(15, 8, { fit: 'fill' })].map((picture, i) =>
      picture.jpeg({ quality: i === 1 ? 60 : 95 }).toBuffer(),
    ),
  ])
  const alike = [fewerColours, mirrored, narrow].map((copy) => isAlike(photo!, copy!, false))
  expect(await Promise.all(alike)).toEqual([true, false, false])
})

test('the copy of a photo that its phone saved small is not drawn much finer than the photo', async () => {
  const raw = { width: 400, height: 300, channels: 3 } as const
  // Grain on grey, which no codec makes small.
  const grain = Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, i) => 110 + ((i * i * 31 + i * 7) % 29)))
  const saved = await sharp(grain, { raw }).jpeg({ quality: 80 }).toBuffer()
  const finer = await sharp(saved).jpeg({ quality: 90, optimiseCoding: false }).toBuffer()
  expect(finer.length).toBeGreaterThan(saved.length)
  expect((await cleanPhoto('jpeg')(saved))!.length).toBeLessThan(finer.length)
})

test('a picture that moves is refused with a sentence', async () => {
  const png = pngHalves('rgb', 8)
  const moving = Buffer.concat([png.subarray(0, 33), pngChunk('acTL', Buffer.alloc(8, 1)), png.subarray(33)])
  const webp = await halves().resize(16, 8).webp().toBuffer()
  const frames = animated(webp)
  await expect(clean('a.png', moving)).rejects.toThrow(pictureRefusals.moving)
  await expect(clean('a.webp', frames)).rejects.toThrow(pictureRefusals.moving)
  await expect(smallPhoto(frames)).rejects.toThrow(pictureRefusals.moving)
})

/** A WebP of two frames, each the picture of another WebP of 16 × 8. */
function animated(webp: Buffer): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(body.length)
    return Buffer.concat([Buffer.from(type), size, body, Buffer.alloc(body.length % 2)])
  }
  // 16 × 8, each less one; for 100 ms.
  const frame = chunk(
    'ANMF',
    Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 15, 0, 0, 7, 0, 0, 100, 0, 0, 0]), webp.subarray(12)]),
  )
  const head = chunk('VP8X', Buffer.from([2, 0, 0, 0, 15, 0, 0, 7, 0, 0]))
  const body = Buffer.concat([Buffer.from('WEBP'), head, chunk('ANIM', Buffer.alloc(6)), frame, frame])
  return chunk('RIFF', body)
}

test('a picture is refused by the size in its header, before it is unpacked', async () => {
  const bomb = pngHalves('rgb', 8)
  // 60,000 × 60,000 pixels.
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  const signed = Buffer.concat([bomb.subarray(0, 8), pngChunk('IHDR', bomb.subarray(16, 29)), bomb.subarray(33)])
  await expect(clean('a.png', signed)).rejects.toThrow(pictureRefusals.large)
  await expect(smallPhoto(signed)).rejects.toThrow(pictureRefusals.large)
  const deep = pngHalves('rgba', 16)
  deep.writeUInt32BE(4_000, 16)
  deep.writeUInt32BE(4_000, 20)
  const heavy = Buffer.concat([deep.subarray(0, 8), pngChunk('IHDR', deep.subarray(16, 29)), deep.subarray(33)])
  await expect(clean('a.png', heavy)).rejects.toThrow(pictureRefusals.unpacked)
})

test('an EXIF that lies about its length is read as none', async () => {
  const photo = withExif(await halves().jpeg().toBuffer(), 6, 'x')
  // The directory begins behind the end.
  photo.writeUInt32BE(0xfffffff0, 16)
  expect(await photoSize(photo)).toEqual({ width: 16, height: 8 })
})
