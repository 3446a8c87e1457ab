import fc from 'fast-check'
import { pack, unpack } from './packed'

const order = (id: number, more: object = {}) => ({
  ...{ id, status: 'pending', projectName: `Flansch "Ø ${id}" \`roh\``, files: [], notes: null },
  ...{ dueDate: `2026-11-2${id}T10:00:00.000Z`, completedDate: null, ...more },
})

describe('what a page hands to its screen', () => {
  test('comes out as it went in, also quotes, backticks, instants and nulls', () => {
    const answers = { '/api/workorders': { items: [order(1), order(2, { status: 'started' }), order(3)], total: 3 } }
    expect(unpack(pack(answers))).toEqual(answers)
  })

  test('comes out as JSON would have it, whatever it is', () => {
    const thing = fc.dictionary(fc.string(), fc.jsonValue())
    fc.assert(
      fc.property(fc.array(thing), (list) =>
        expect(unpack(pack({ list }))).toEqual(JSON.parse(JSON.stringify({ list }))),
      ),
    )
  })

  test('an instant that no calendar has stays the text that it was', () => {
    const list = [{ at: '2026-02-30T10:00:00.000Z' }, { at: '2026-11-21T10:00:00.000Z' }]
    expect(unpack(pack(list))).toEqual(list)
  })

  test('numbers come out exactly: rising, falling, missing, below zero and as large as a call can say', () => {
    const numbers = fc.option(
      fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true }), fc.constant(2 ** 52)),
    )
    fc.assert(
      fc.property(fc.array(numbers), (list) => {
        const things = list.map((n) => ({ n }))
        expect(unpack(pack(things))).toEqual(JSON.parse(JSON.stringify(things)))
      }),
    )
  })

  test('texts come out exactly, whatever they share with the one before, also halves of an emoji', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', 'b', '😀', '😁', '`') }),
      fc.string({ unit: 'binary' }),
    )
    const texts = fc.array(
      fc.option(text.map((middle) => `${'Turning cell '.repeat(4)}${middle}${', deburred'.repeat(4)}`)),
    )
    fc.assert(
      fc.property(texts, (list) => {
        const things = list.map((name) => ({ name }))
        expect(unpack(pack(things))).toEqual(things)
      }),
    )
  })

  test('of names in order only the ends are there', () => {
    const names = Array.from({ length: 50 }, (_, i) => ({ name: `Surface grinding cell ${100 + i}` }))
    expect(pack(names).length).toBeLessThan(50 * 12)
  })

  test('files that no row has stand there once, and each row has a list of its own', () => {
    const list = [order(1), order(2), order(3)]
    expect(pack(list).match(/files/g)).toHaveLength(1)
    expect(pack(list)).toContain('`files`:{`same`:[]}')
    const [first, second] = unpack(pack(list)) as { files: unknown[] }[]
    expect(first!.files).not.toBe(second!.files)
  })

  test('a list is less than half of what it is as JSON', () => {
    const list = Array.from({ length: 50 }, (_, i) => order(i % 10))
    expect(pack(list).length).toBeLessThan(JSON.stringify(list).length / 2)
  })
})
