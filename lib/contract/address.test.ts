import { keyOf } from './address'

test('the address of a call holds its parameters encoded and its query in one order', () => {
  expect(keyOf('GET /api/inquiries/{id}/files/{fileName}', { id: 7, fileName: 'a b/ü"?.pdf' })).toBe(
    '/api/inquiries/7/files/a%20b%2F%C3%BC%22%3F.pdf',
  )
  expect(keyOf('GET /api/inquiries', { status: 'new', limit: 10, q: '' })).toBe('/api/inquiries?limit=10&status=new')
  expect(keyOf('GET /api/notifications', {})).toBe('/api/notifications')
})
