import { sentencesIn } from './sentences'

test('words on a screen are found: JSX text, attributes, and what a template puts together', () => {
  const source = `const Row = ({ id }) => (
    <p title="Open the order" className="muted wide">
      {id} is <b>late</b>, {'call the supplier'}
      {id > 1 ? 'Retry now' : ''}
    </p>
  )
  const fail = () => { throw new Problem('conflict', \`Order \${id} is closed\`) }`
  expect(sentencesIn('row.tsx', source)).toEqual([
    "{id} is <…>, call the supplier {id > 1 ? 'Retry now' : ''}",
    'Open the order',
    'call the supplier',
    'Retry now',
    'Order {id} is closed',
  ])
})

test('an event and a status are found by their labels', () => {
  const source = `const events = { 'order.moved': event({ name: 'Order moved' }) }
  const states = { idle: { label: 'Idle', tone: 'green' } }`
  expect(sentencesIn('events.ts', source)).toEqual(['Order moved', 'Idle'])
})

test('code is left out: imports, types, SQL, styles, calls of the API and names', () => {
  const source = `'use client'
  import { a } from 'Some module'
  type Words = 'Two words' | 'Three words here'
  const list = sql\`SELECT id FROM orders\`
  const call = api('GET /api/orders', { sx: { color: 'Text color' } })
  const line = \`INSERT INTO orders VALUES (1)\`
  const kind = 'workorder'
  const mark = <path d="M 0 0 L 1 1" />`
  expect(sentencesIn('code.tsx', source)).toEqual([])
})
