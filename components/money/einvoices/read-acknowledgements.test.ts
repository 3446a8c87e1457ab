import { readAcknowledgements } from './read-acknowledgements'

const irn = 'a'.repeat(64)
const row = { number: 'JW/26-27/00007', irn, ackNo: '112010036563310', ackOn: '2026-11-23 12:30:00', signedQr: 'a.b.c' }

test.each([
  [
    'a sheet',
    `Sl No\tDoc Type\tDoc No.\tAck No\tAck Date\tIRN\tSigned QR Code\n1\tINV\t${row.number}\t${row.ackNo}\t${row.ackOn}\t${irn}\ta.b.c\n`,
  ],
  [
    'a CSV file',
    `Remarks,Counterparty,Doc No,Ack No.,Ack Date,IRN,SignedQRCode\r\n,"Nandi, ""Valves""",${row.number},${row.ackNo},"${row.ackOn}",${irn},a.b.c\r\n`,
  ],
  [
    'the portal’s JSON, with the number in its own part',
    JSON.stringify({
      Data: [
        {
          AckNo: 112010036563310,
          AckDt: row.ackOn,
          Irn: irn,
          SignedQRCode: 'a.b.c',
          DocDtls: { Typ: 'INV', No: row.number },
        },
      ],
    }),
  ],
])('%s is read by the names of its columns, whatever their order', (_, text) => {
  expect(readAcknowledgements(text)).toEqual({ rows: [row], fault: null })
})

test('nothing, a cut-off text, a table without heads and too many rows are said', () => {
  const faultOf = (text: string) => readAcknowledgements(text).fault
  expect(readAcknowledgements('  ')).toEqual({ rows: [], fault: null })
  expect(faultOf('[{"Irn": "a')).toMatch(/cut off/)
  expect(faultOf(`${row.number}\t${irn}\n${row.number}\t${irn}`)).toMatch(/names the columns/)
  expect(faultOf(`Doc No\tIRN\n${`X\t${irn}\n`.repeat(101)}`)).toBe('Paste at most 100 rows at once.')
  expect(faultOf('[null, 7]')).toMatch(/names the columns/)
})

test('a column that is missing leaves its cell empty', () => {
  const { rows } = readAcknowledgements(`Doc No\tIRN\n${row.number}\t${irn}`)
  expect(rows).toEqual([{ number: row.number, irn, ackNo: '', ackOn: '', signedQr: '' }])
})
