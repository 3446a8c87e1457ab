import { refusalOf, uploadsBlock } from './file-refusal'

const accept = ['.pdf', '.step']
const part = (state: 'sending' | 'failed', name = 'valve-spindle.step') => ({ state, file: { name } })

test('an empty file is refused as such, and so are one of another type and one that is too large', () => {
  expect(refusalOf([{ name: 'a.pdf', size: 0 }], accept, 10)).toBe('File "a.pdf" is empty')
  expect(refusalOf([{ name: 'a.exe', size: 9 }], accept, 10)).toMatch(/^File "a.exe" has a type/)
  expect(refusalOf([{ name: 'a.pdf', size: 11 * 1024 * 1024 }], accept, 10)).toBe('File "a.pdf" exceeds the 10MB limit')
  expect(refusalOf([{ name: 'A.STEP', size: 1 }], accept, 10)).toBeNull()
})

test('Submit waits for an upload that failed or is unfinished, and says which', () => {
  expect(uploadsBlock([])).toBeNull()
  expect(uploadsBlock([part('failed')])).toBe('Retry or remove valve-spindle.step')
  expect(uploadsBlock([part('sending', 'a.pdf'), part('failed')])).toBe('Retry or remove valve-spindle.step')
  expect(uploadsBlock([part('failed'), part('failed', 'b.pdf')])).toBe('Retry or remove valve-spindle.step and 1 more')
  expect(uploadsBlock([part('sending')])).toBe('Uploading valve-spindle.step…')
})
