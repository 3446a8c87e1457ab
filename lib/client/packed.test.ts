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

  test('a list is less than half of what it is as JSON', () => {
    const list = Array.from({ length: 50 }, (_, i) => order(i % 10))
    expect(pack(list).length).toBeLessThan(JSON.stringify(list).length / 2)
  })
})
