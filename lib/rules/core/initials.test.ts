import { initialsOf } from './initials'

test.each([
  ['Asha Rao', 'AR'],
  ['  asha  kumari   rao ', 'AR'],
  ['Asha', 'A'],
  ['आशा राव', 'आर'],
  ['😀 Rao', '😀R'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
