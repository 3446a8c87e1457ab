import type { SayOfFile } from '../file-words'
import { unitWords } from './PartFacts'

const english: SayOfFile = (_, words) => words

test('a unit that the file does not name is the word of the side that sent the file', () => {
  expect(unitWords('mm', 'customer', english)).toBe('Not in the file; the customer says millimetres')
  expect(unitWords('inch', 'supplier', english)).toBe('Not in the file; the supplier says inches, shown in millimetres')
  expect(unitWords('mm', 'admin', english)).toBe('Not in the file; Jobwork says millimetres')
  expect(unitWords('mm', undefined, english)).toBe('Not in the file; its owner says millimetres')
  expect(unitWords('own', 'supplier', english)).toBe('Millimetres')
  expect(unitWords(null, 'supplier', english)).toBe('Not in the file; millimetres are assumed')
})
