import { unitWords } from './PartFacts'

test('a unit that the file does not name is the word of the side that sent the file', () => {
  expect(unitWords('mm', 'customer')).toBe('Not in the file; the customer says millimetres')
  expect(unitWords('inch', 'supplier')).toBe('Not in the file; the supplier says inches, shown in millimetres')
  expect(unitWords('mm', 'admin')).toBe('Not in the file; Jobwork says millimetres')
  expect(unitWords('mm', undefined)).toBe('Not in the file; its owner says millimetres')
  expect(unitWords('own', 'supplier')).toBe('Millimetres')
  expect(unitWords(null, 'supplier')).toBe('Not in the file; millimetres are assumed')
})
