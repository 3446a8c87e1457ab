import { emailAddress } from './fields'
import { oneMailbox } from './mailbox'

const PUNYCODE = 'ravi@xn--p1b6ci4b4b3a.xn--h2brj9c'

test.each([
  ['ravi@उदाहरण.भारत', PUNYCODE],
  ['ravi@XN--P1B6CI4B4B3A.XN--H2BRJ9C', PUNYCODE],
  [' Ravi@Bücher.example ', 'ravi@xn--bcher-kva.example'],
  ['ravi@Bu\u0308cher.example', 'ravi@xn--bcher-kva.example'],
  ['ravi@xn--h1alffa9f.xn--h2brj9c', 'ravi@xn--h1alffa9f.xn--h2brj9c'],
  ["o'neil+cad@a.co.in", "o'neil+cad@a.co.in"],
])('%s is a mailbox, kept in one form', (typed, kept) => {
  expect(emailAddress().parse(typed)).toBe(kept)
  expect(oneMailbox(kept)).toBe(kept)
})

test.each([
  'ravi@भारत',
  'ravi',
  'ravi@',
  '@उदाहरण.भारत',
  'ravi@उदाहरण.भारत/x',
  'ravi@उदाहरण.भारत:25',
  'a b@उदाहरण.भारत',
  'ravi@１.２.３.４',
  'ravi@-..भारत',
  'ravi@xn--.भारत',
  'ravi@a..b.com',
])('%s is none', (typed) =>
  expect(emailAddress().safeParse(typed).error?.issues[0]?.message).toBe('Invalid email format'),
)

test('letters of another script before the @ are named for what they are', () => {
  expect(emailAddress().safeParse('रवि@उदाहरण.भारत').error?.issues[0]?.message).toBe(
    'We can’t send mail to letters other than a–z before the @',
  )
})
