import { statusForm } from './status-form'

const said = (from: Parameters<typeof statusForm>[0], values: object) =>
  statusForm(from)
    .safeParse({ notes: '', files: [], ...values })
    .error?.issues.map(({ path, message }) => [path.join(), message])

test('a problem is reported with a note, at its field', () => {
  const missing = [['notes', 'Describe the problem: the customer and our team will see it.']]
  for (const notes of ['', '   ', null]) expect(said('started', { status: 'issues', notes })).toEqual(missing)
  expect(said('started', { status: 'issues', notes: 'Spindle bearing' })).toBeUndefined()
})

test('documents are added to an order on hold without a new note, and other steps need none', () => {
  const files = [{ id: 1, name: 'report.pdf', size: 10, type: 'application/pdf' }]
  expect(said('issues', { status: 'issues', files })).toBeUndefined()
  expect(said('started', { status: 'in_progress' })).toBeUndefined()
})
