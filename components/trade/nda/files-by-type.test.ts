import { filesByType } from './files-by-type'

const named = (...names: string[]) => filesByType(names.map((name) => ({ name })))

test('files are counted by their types, in the order of attachment', () => {
  expect(named('INQ-0031-1.step')).toBe('1 file: 1 STEP')
  expect(named('INQ-0031-1.pdf', 'INQ-0031-2.step', 'INQ-0031-3.pdf')).toBe('3 files: 2 PDF, 1 STEP')
})
