import { orderIn } from './read-code'

const ORIGIN = 'https://jobwork.example'

test.each([
  ['https://jobwork.example/workorders/12', 12],
  ['https://jobwork.example/workorders/12/', 12],
  ['https://other.example/workorders/12', null],
  ['https://jobwork.example/workorders/0', null],
  ['https://jobwork.example/quotations/12', null],
  ['https://jobwork.example/workorders/12/files', null],
  ['upi://pay?pa=shop@bank', null],
  ['javascript:alert(1)', null],
  ['4006381333931', null],
])('the code %s is order %s', (code, id) => expect(orderIn(code, ORIGIN)).toBe(id))
