import { mentionedIn } from './mentions'

const people = [
  { id: 1, contactName: 'Asha Rao' },
  { id: 2, contactName: 'Ravi  Kale' },
  { id: 3, contactName: 'Asha Menon' },
  { id: 4, contactName: 'आशा राव' },
  { id: 5, contactName: 'Ravindra' },
  { id: 6, contactName: 'Dev Shah' },
  { id: 7, contactName: 'Dev Shah' },
]

test.each([
  ['Call them, @Ravi Kale please', [2]],
  ['@ravi: see above', [2]],
  ['@RAVI, @Ravindra and @ravi kale', [2, 5]],
  ['(@Asha\nRao) and @Asha Menon', [1, 3]],
  ['देखो @आशा', [4]],
])('%j mentions %j', (text, ids) => expect(mentionedIn(text, people)).toEqual(ids))

test.each([
  ['a first name of two', '@Asha'],
  ['a whole name of two', '@Dev Shah'],
  ['a longer word', '@Ravis'],
  ['a name without its sign', 'Ravi Kale'],
  ['an e-mail address', 'write to x@ravi.example'],
  ['nobody', '@nobody @ @@'],
])('%s mentions nobody', (_, text) => expect(mentionedIn(text, people)).toEqual([]))

test('a text of signs alone is read at once', () => {
  const many = Array.from({ length: 200 }, (_, id) => ({ id, contactName: `Ravi ${id}` }))
  // Searched anew from each sign the test would not end.
  expect(mentionedIn('@'.repeat(200_000), many)).toEqual([])
})
