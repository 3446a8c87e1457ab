import { deskOf } from './desk'

const at = (query: string) => deskOf((name) => new URLSearchParams(query).get(name))

test('a link keeps what a buyer compares: pieces, GST, differences, weights, and what is left out', () =>
  expect(at('n=160&gst=1&differ=1&w=6,3,1,0&hide=12,14')).toEqual({
    pieces: 160,
    withGst: true,
    differences: true,
    weights: { cost: 6, days: 3 },
    hidden: [12, 14],
  }))

test('what an address can’t mean counts as not set', () => {
  const nothing = { pieces: null, withGst: false, differences: false, weights: null, hidden: [] }
  for (const query of ['', 'n=0&w=6&hide=x', 'n=-5&w=a,b&gst=yes', 'n=99999999999', 'n=10000001&hide=1,,2'])
    expect(at(query)).toEqual(nothing)
  expect(at('w=99,3').weights).toEqual({ cost: 10, days: 3 })
})
