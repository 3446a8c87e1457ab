import { POST as upload } from '@/app/api/files/route'
import type { FilePurpose } from '@/lib/contract/files/files'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { make } from '@/tests/make'
import { pngFile, webpFile, withExif } from '@/tests/named-files/jpeg'
import { halves } from '@/tests/pictures'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MB = 1024 * 1024
const zip = 'PK\x03\x04 [Content_Types].xml of a packed document'
const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 an old document'
const step = 'ISO-10303-21;\nHEADER;'
/** What a file of each type begins with. */
const beginnings: Record<string, string> = {
  '.pdf': '%PDF-1.7 drawing',
  '.doc': ole,
  '.docx': zip,
  '.xls': ole,
  '.xlsx': zip,
  '.dwg': 'AC1032 drawing',
  '.dxf': '  0\nSECTION\n  2\nHEADER\n',
  '.step': step,
  '.stp': step,
  '.stl': 'solid bracket\nfacet normal 0 0 1\n',
}
const inquiryTypes = ['.pdf', '.doc', '.docx', '.dwg', '.dxf', '.step', '.stp', '.stl']
const workorderTypes = ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.dwg', '.dxf', '.stp', '.step', '.stl']
const rows: [FilePurpose, string[], number, string[]][] = [
  ['inquiry', inquiryTypes, 10, ['.xls', '.xlsx', '.exe', '.png', '.zip', '.txt', '']],
  ['workorder', workorderTypes, 15, ['.exe', '.png', '.zip', '.txt', '']],
]

let people: Record<'customer' | 'supplier' | 'admin', Viewer>
beforeAll(async () => {
  people = { customer: await make.customer(), supplier: await make.supplier(), admin: await make.admin() }
})

async function send(purpose: FilePurpose, files: [name: string, content: string, size?: number][]) {
  const body = new FormData()
  body.append('purpose', purpose)
  for (const [name, content, size = content.length] of files)
    body.append('file', new File([Buffer.concat([Buffer.from(content, 'latin1'), Buffer.alloc(size)], size)], name))
  const response = await call(upload, { as: purpose === 'inquiry' ? people.customer : people.supplier, body })
  return [response.status, (await response.json()) as object[]] as const
}

describe.each(rows)('files for an %s', (purpose, types, maxMb, foreign) => {
  test.each(types)('%s is taken', async (end) =>
    expect(await send(purpose, [[`part${end}`, beginnings[end]!]])).toMatchObject([201, [{ name: `part${end}` }]]),
  )
  test.each(types)('%s with the content of a program is refused', async (end) => {
    const message = `The content of "part${end}" doesn’t match its file type`
    const program = `MZ\x90\x00${'\0'.repeat(100)}`
    expect(await send(purpose, [[`part${end}`, program]])).toEqual([415, { code: 'unsupported_type', message }])
  })
  test.each(foreign)('"part%s" is refused', async (end) => {
    const message = `File "part${end}" must be one of ${types.join(', ')}`
    expect(await send(purpose, [[`part${end}`, '%PDF-1.7']])).toEqual([415, { code: 'unsupported_type', message }])
  })
  test('the end of a name is read without case', async () =>
    expect((await send(purpose, [['PART.PDF', '%PDF-1.7']]))[0]).toBe(201))
  test(`${maxMb} MB are taken`, async () =>
    expect(await send(purpose, [['a.pdf', '%PDF-1.7', maxMb * MB]])).toMatchObject([201, [{ size: maxMb * MB }]]))
  test(`${maxMb} MB and a byte are refused`, async () => {
    const message = `File "a.pdf" exceeds the ${maxMb}MB limit`
    const answer = await send(purpose, [['a.pdf', '%PDF-1.7', maxMb * MB + 1]])
    expect(answer).toEqual([413, { code: 'too_large', message }])
  })
  test('several at once are taken, and one that is wrong refuses all of them', async () => {
    const good: [string, string] = ['a.pdf', '%PDF-1.7']
    expect((await send(purpose, [good, good, good]))[1]).toHaveLength(3)
    expect((await send(purpose, [good, ['a.exe', 'MZ'], good]))[0]).toBe(415)
  })
  test('a name of 255 characters is taken, one of 256 is not', async () => {
    const named = (length: number) => `${'x'.repeat(length - 4)}.pdf`
    expect((await send(purpose, [[named(255), '%PDF-1.7']]))[0]).toBe(201)
    expect((await send(purpose, [[named(256), '%PDF-1.7']]))[0]).toBe(400)
  })
  test('an empty file is refused', async () => {
    const message = 'File "a.pdf" is empty'
    expect(await send(purpose, [['a.pdf', '']])).toEqual([400, { code: 'validation', message }])
  })
})

describe('photos', () => {
  const photo = (content: Uint8Array) => Buffer.from(content).toString('latin1')
  let jpeg: Buffer
  beforeAll(async () => {
    jpeg = await halves().resize(40, 30, { fit: 'fill' }).jpeg().toBuffer()
  })
  const refused = (status: number, code: string, message: string) => [status, { code, message }]

  test.each([
    [
      'bore.jpg',
      () => photo(withExif(jpeg, 6, 'Pune ' + 'x'.repeat(900))),
      { width: 30, height: 40, type: 'image/jpeg' },
    ],
    [
      'bore.png',
      () => photo(pngFile({ person: 'Asha '.repeat(40), company: '', folder: '' })),
      { width: 1, height: 1 },
    ],
    ['bore.WEBP', () => photo(webpFile({ person: 'Asha', company: '', folder: '' })), { width: 1, height: 1 }],
  ])('%s is taken, and its size is known', async (name, contentOf, seen) => {
    const content = contentOf()
    const [status, [file]] = await send('photo', [[name, content]])
    expect([status, file]).toMatchObject([201, { name, ...seen }])
    // What the camera wrote is gone.
    expect((file as { size: number }).size).toBeLessThan(content.length)
  })
  test.each(['IMG_1.heic', 'scan.pdf', 'photo'])('%s is refused with the types that are taken', async (name) =>
    expect(await send('photo', [[name, 'ftypheic']])).toEqual(
      refused(415, 'unsupported_type', 'Photos are sent as JPEG, PNG or WebP'),
    ),
  )
  test.each([
    ['a PNG that is named .jpg', 'a.jpg', photo(pngFile({ person: 'A', company: '', folder: '' }))],
    ['half a PNG', 'a.png', photo(pngFile({ person: 'A', company: '', folder: '' }).subarray(0, 40))],
    ['a JPEG without a picture', 'a.jpg', '\xff\xd8\xff\xd9'],
  ])('%s is refused', async (_, name, content) =>
    expect(await send('photo', [[name, content]])).toEqual(
      refused(415, 'unsupported_type', `The content of "${name}" doesn’t match its file type`),
    ),
  )
  test('a photo of more than 25 megapixels is refused, and so is one of more than 10 MB', async () => {
    const huge = Buffer.from(jpeg)
    const frame = huge.indexOf(Buffer.from([0xff, 0xc0]))
    huge.writeUInt16BE(5_200, frame + 5)
    huge.writeUInt16BE(5_000, frame + 7)
    expect(await send('photo', [['a.jpg', photo(huge)]])).toEqual(
      refused(400, 'validation', 'This photo is larger than 25 megapixels'),
    )
    expect(await send('photo', [['a.jpg', photo(jpeg), 10 * MB + 1]])).toEqual(
      refused(413, 'too_large', 'File "a.jpg" exceeds the 10MB limit'),
    )
  })
  test('a photo does not go to an inquiry', async () => {
    const { id } = await make.upload(people.customer, 'photo', 'a.jpg', jpeg)
    const form = { projectName: 'Hub', description: 'Turned', quantity: 1, files: [{ id }] }
    await expect(submitInquiry(people.customer, form)).rejects.toThrow('isn’t your upload')
  })
})
