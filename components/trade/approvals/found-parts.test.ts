import { foundParts } from './found-parts'

const found = (text: string, masked: string | null) =>
  foundParts(text, masked).map((p) => (p.found ? [p.text] : p.text))

test('what a masked copy hides is pointed at in the text', () => {
  expect(found('call 98220 12345 now', 'call ••• now')).toEqual(['call ', ['98220 12345'], ' now'])
  expect(found('a@b.in or c@d.in', '••• or •••')).toEqual([['a@b.in'], ' or ', ['c@d.in']])
  expect(found('letterhead.doc', null)).toEqual(['letterhead.doc'])
})
