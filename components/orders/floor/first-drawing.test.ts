import { firstDrawing } from './first-drawing'

const of = (...names: string[]) => firstDrawing({ drawings: names.map((name, id) => ({ id, name, size: 1 })) })

test('a tap opens the sheet, not the model; without a sheet the first file', () => {
  expect(of('INQ-0001-1.step', 'INQ-0001-2.PDF', 'INQ-0001-3.dxf')).toBe('INQ-0001-2.PDF')
  expect(of('INQ-0001-1.step', 'INQ-0001-2.dwg')).toBe('INQ-0001-1.step')
  expect(of()).toBeUndefined()
})
