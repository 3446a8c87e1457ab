import { GET as picture } from '@/app/api/inquiries/[id]/files/[fileName]/picture/route'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { rows, sql } from '@/lib/infra/db/db'
import { dxfFile } from '@/scripts/demo-files/dxf'
import { drawingOf } from '@/scripts/demo-files/drawing'
import { parts } from '@/scripts/demo-files/parts'
import { stepFile } from '@/scripts/demo-files/step'
import { call } from '@/tests/call'
import { asciiStl } from '@/tests/drawings'
import { make } from '@/tests/make'
import { pixelsOf } from '@/lib/clean/picture'
import { makePicture } from './make-picture'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const step = stepFile(parts.bracket, new Date(0))

async function inquiryWith(name: string, content: string) {
  const customer = await make.customer()
  const { id: fileId } = await make.upload(customer, 'inquiry', name, content)
  const form = { projectName: 'Bracket', description: 'Milled bracket', quantity: 1, files: [{ id: fileId }] }
  const { id } = await submitInquiry(customer, form)
  const file = async () => (await getInquiry(customer, { id })).files[0]!
  const shown = (as = customer) => call(picture, { as, params: { id, fileName: name } })
  return { customer, fileId, file, shown }
}

test.each<[string, string, number[], number | null]>([
  ['bracket.step', step, [90, 60, 12], 54_358],
  ['bracket.dxf', dxfFile(drawingOf(parts.bracket)), [277, 190], null],
])('%s is measured and drawn once, for who may load it', async (name, content, size, volume) => {
  const { fileId, file, shown } = await inquiryWith(name, content)
  expect(await file()).toMatchObject({ picture: false, facts: null })
  expect((await shown()).status).toBe(404)

  await makePicture(fileId)
  const { picture: made, facts } = await file()
  expect(made).toBe(true)
  facts!.size.forEach((side, axis) => expect(Math.abs(side - size[axis]!)).toBeLessThan(0.1))
  if (volume) expect(facts!.volume! / volume).toBeCloseTo(1, 2)
  else expect(facts!.volume).toBeNull()

  const answer = await shown()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const { width, height, data } = await pixelsOf(Buffer.from(await answer.arrayBuffer()))
  expect([width, height]).toEqual([192, 192])
  const inked = data.filter((_, i) => i % 4 === 3).filter((alpha) => Number(alpha) > 128).length
  expect(inked).toBeGreaterThan(300)
  expect((await shown(await make.customer())).status).toBe(404)

  const [before] = await rows<{ key: string }>(sql`SELECT picture_key AS key FROM files WHERE id = ${fileId}`)
  await makePicture(fileId)
  expect(await rows(sql`SELECT picture_key AS key FROM files WHERE id = ${fileId}`)).toEqual([before])
})

describe('an STL file names no unit', () => {
  const plate = asciiStl([2.5, 3, 0.625])
  const factsOf = async (unit?: 'mm' | 'inch') => {
    const [customer, supplier] = [await make.customer(), await make.supplier()]
    const { id: fileId } = await make.upload(customer, 'inquiry', 'plate.stl', plate)
    const form = { projectName: 'Plate', description: 'Milled plate', quantity: 1, files: [{ id: fileId, unit }] }
    const { id } = await submitInquiry(customer, form)
    await makePicture(fileId)
    const [own, other] = [await getInquiry(customer, { id }), await getInquiry(supplier, { id })]
    expect(other.files[0]!.facts).toEqual(own.files[0]!.facts)
    return own.files[0]!.facts
  }

  test('its customer says inches, and both sides read millimetres', async () =>
    expect(await factsOf('inch')).toEqual({
      unit: 'inch',
      size: [63.5, 76.2, 15.88],
      volume: expect.closeTo(4.6875 * 16_387.064, 0),
      surface: expect.closeTo(21.875 * 645.16, 0),
    }))

  test('its customer says millimetres', async () =>
    expect(await factsOf('mm')).toMatchObject({ unit: 'mm', size: [2.5, 3, 0.625] }))

  test('where nobody says, millimetres are assumed, with a word', async () =>
    expect(await factsOf()).toMatchObject({ unitless: true, size: [2.5, 3, 0.625] }))
})

test('a broken drawing has no picture, and troubles nobody', async () => {
  const { fileId, file } = await inquiryWith('broken.step', step.slice(0, 2000))
  await expect(makePicture(fileId)).resolves.toBeUndefined()
  expect(await file()).toMatchObject({ picture: false, facts: null })
})

test('an upload of a drawing asks for its picture, another document does not', async () => {
  const customer = await make.customer()
  const [drawing, document] = [
    await make.upload(customer, 'inquiry', 'bracket.stl', `solid ${' '.repeat(90)}`),
    await make.upload(customer, 'inquiry', 'terms.pdf'),
  ]
  const asked = await rows<{ fileId: number }>(sql`
    SELECT (payload->>'fileId')::int AS "fileId" FROM graphile_worker._private_jobs
    WHERE (payload->>'fileId')::int = ANY(${[drawing.id, document.id]}::int[])`)
  expect(asked).toEqual([{ fileId: drawing.id }])
})

test('nothing that a stranger wrote into a drawing is printed', async () => {
  const printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const content = dxfFile(drawingOf(parts.bracket)).replace(
    /ENTITIES\r?\n/,
    'ENTITIES\n0\nINSERT\n8\n0\n2\n\u001b[2J{"level":30}\n10\n0\n20\n0\n',
  )
  const { fileId, file } = await inquiryWith('bracket.dxf', content)
  await makePicture(fileId)
  expect((await file()).picture).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(printed.mock.calls.join()).not.toContain('no block found')
  printed.mockRestore()
})

test('a STEP file that would take the server’s memory is left to the browser', async () => {
  const { fileId, file } = await inquiryWith('large.step', `${step}${' '.repeat(3 * 1024 * 1024)}`)
  await makePicture(fileId)
  expect(await file()).toMatchObject({ picture: false, facts: null })
})
