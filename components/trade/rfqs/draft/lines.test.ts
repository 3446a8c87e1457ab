import { changesOf, lineAfter, rebased, withBlock, withListBelow } from './lines'

const fl = { key: 'r2', row: 2, partNumber: 'FL-100', quantity: 500 }
const bs = { key: 'r3', row: 3, partNumber: 'BS-200', quantity: 20 }
const pl = { key: 'n1', row: 4, partNumber: 'PL-400' }

test('only cells that differ are sent; a removed line as null, a new one whole', () => {
  expect(changesOf([fl, bs], [fl, bs])).toBe(null)
  expect(changesOf([fl, bs], [{ ...fl, quantity: '12', material: '' }, bs])).toEqual({ changed: { r2: { quantity: '12' } } })
  expect(changesOf([fl, bs], [{ ...bs, partNumber: '' }, pl])).toEqual({
    changed: { r2: null, r3: { partNumber: '' }, n1: { row: 4, partNumber: 'PL-400' } },
  })
}) // oxfmt-ignore

test('lines in another order are sent whole', () => {
  expect(changesOf([fl, bs], [bs, fl])).toEqual({ lines: [bs, fl] })
  expect(changesOf([fl], [pl, fl])).toEqual({ lines: [pl, fl] })
})

test('what was typed here goes on top of what a colleague saved; a line that the colleague removed stays away', () => {
  const mine = changesOf([fl, bs], [{ ...fl, quantity: 7 }, { ...bs, quantity: 9 }, pl])
  expect(rebased(mine, [{ ...fl, material: 'EN8' }], (key) => key === 'n1')).toEqual([
    { ...fl, material: 'EN8', quantity: 7 },
    pl,
  ])
})

test('a block fills to the right and down, and adds lines below', () => {
  const [first, second] = withBlock([fl], { row: 0, column: 0 }, [
    ['FL-101', 'B'],
    ['FL-102', 'C '],
  ])
  expect(first).toEqual({ ...fl, partNumber: 'FL-101', drawingRevision: 'B' })
  expect(second).toMatchObject({ row: 3, partNumber: 'FL-102', drawingRevision: 'C' })
})

test('another list below has numbers and keys of its own', () => {
  const all = withListBelow([fl, bs], [fl, bs])
  expect(all.map(({ row }) => row)).toEqual([2, 3, 4, 5])
  expect(new Set(all.map(({ key }) => key)).size).toBe(4)
  expect(lineAfter([]).row).toBeUndefined()
})
