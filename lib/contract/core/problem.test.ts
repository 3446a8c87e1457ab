import { invalid, Problem } from './problem'

test('a refusal is a message, a code, and issues where fields are to blame', () => {
  expect(JSON.parse(JSON.stringify(new Problem('conflict', 'Too late')))).toEqual({
    message: 'Too late',
    code: 'conflict',
  })
  const refusal = invalid('price', 'Price must be greater than 0')
  expect(refusal.status).toBe(400)
  expect(JSON.parse(JSON.stringify(refusal))).toEqual({
    message: 'Price must be greater than 0',
    code: 'validation',
    issues: [{ path: 'price', message: 'Price must be greater than 0' }],
  })
})
