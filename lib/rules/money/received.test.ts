import { notesOf, receivedOf } from './received'

test('a row of an invoice adds up: its total and notes are what was received and the balance', () => {
  const invoice = { totalPaise: 1_18_000_00, creditedPaise: 5_900_00, debitedPaise: 1_180_00, balancePaise: 63_280_00 }
  expect([notesOf(invoice), receivedOf(invoice)]).toEqual([-4_720_00, 50_000_00])
})

test('nothing is received for a note', () => {
  expect(receivedOf({ totalPaise: 5_900_00, creditedPaise: 0, debitedPaise: 0, balancePaise: null })).toBe(0)
})
