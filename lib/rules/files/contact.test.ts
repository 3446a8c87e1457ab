import { contactIn, mask, pieces, type Party } from './contact'

const nava: Party = {
  companyName: 'Nava Précision Tools Pvt. Ltd.',
  contactName: 'Asha Rao',
  email: 'asha@navatools.in',
  gstNumber: '27ABCDE1234F1Z5',
}
const found = (text: string, parties: Party[] = []) => contactIn(text, parties).map((find) => [find.kind, find.text])

test.each([
  ['email', 'write to asha.rao+rfq@navatools.co.in today', 'asha.rao+rfq@navatools.co.in'],
  ['email', 'asha at navatools dot in', 'asha at navatools dot in'],
  ['email', 'asha (at) navatools (dot) com', 'asha (at) navatools (dot) com'],
  ['email', 'asha[at]navatools.org', 'asha[at]navatools.org'],
  ['email', 'asha @ navatools.net', 'asha @ navatools.net'],
  ['link', 'see https://nava.example/shop?a=1', 'https://nava.example/shop?a=1'],
  ['link', 'see nava.in', 'nava.in'],
  ['link', 'www.nava-tools.com', 'www.nava-tools.com'],
  ['link', 'wa.me/919822012345', 'wa.me/919822012345'],
  ['link', 't.me/navatools', 't.me/navatools'],
  ['link', 'we are @navatools there', '@navatools'],
  ['phone', 'call me on 98220 12345', '98220 12345'],
  ['phone', '+91-98220-12345', '+91-98220-12345'],
  ['phone', '0253 555 0142', '0253 555 0142'],
  ['phone', '98 22 01 23 45', '98 22 01 23 45'],
  ['phone', '9822012345', '9822012345'],
  ['phone', '09822012345', '09822012345'],
  ['phone', '919822012345', '919822012345'],
  ['phone', 'ring us: 2225550142', '2225550142'],
  ['phone', '98220 12345, 27ABC pcs', '98220 12345'],
  ['phone', 'ring 98220 12345; 27 pcs', '98220 12345'],
  ['phone', '९८२२० १२३४५', '९८२२० १२३४५'],
  ['phone', '100-200-3004', '100-200-3004'],
  ['phone', 'ring ９８２２０ １２３４５ now', '９８２２０ １２３４５'],
  ['phone', 'ring ৯৮২২০ ১২৩৪৫ now', '৯৮২২০ ১২৩৪৫'],
  ['phone', 'ring ⑨⑧②②⓪ ①②③④⑤', '⑨⑧②②⓪ ①②③④⑤'],
  ['phone', 'ring 98\u200b22\u2060012\u00ad345 now', '98\u200b22\u2060012\u00ad345'],
  ['phone', 'ring 9\u03018220 12345\u0301 now', '9\u03018220 12345\u0301'],
  ['phone', 'ring &#57;8220 1234&#x35; now', '&#57;8220 1234&#x35;'],
  ['phone', 'Ask us.\n98220\n12345\nThanks', '98220\n12345'],
  ['phone', 'Ask us.\r\n98220\r\n12345\r\nThanks', '98220\r\n12345'],
  ['phone', '9\n8\n2\n2\n0\n1\n2\n3\n4\n5', '9\n8\n2\n2\n0\n1\n2\n3\n4\n5'],
  ['phone', 'we are 98220_12345', '98220_12345'],
  ['phone', '9*8*2*2*0*1*2*3*4*5', '9*8*2*2*0*1*2*3*4*5'],
  ['phone', '98220\t12345', '98220\t12345'],
  ['email', 'asha\u200b@nava\u200btools.in', 'asha\u200b@nava\u200btools.in'],
  ['email', 'asha＠navatools．in', 'asha＠navatools．in'],
  ['email', 'asha&#64;navatools&#46;in', 'asha&#64;navatools&#46;in'],
  ['email', 'asha{at}navatools{dot}co{dot}in', 'asha{at}navatools{dot}co{dot}in'],
  ['email', 'asha<at>navatools<dot>com', 'asha<at>navatools<dot>com'],
  ['email', 'asha_at_navatools_dot_com', 'asha_at_navatools_dot_com'],
  ['email', 'ASHA AT NAVATOOLS DOT COM', 'ASHA AT NAVATOOLS DOT COM'],
  ['email', 'asha@nаvatооls.in', 'asha@nаvatооls.in'],
  ['link', 'see navatools dot com', 'navatools dot com'],
  ['link', 'see navatools [dot] co [dot] in', 'navatools [dot] co [dot] in'],
  ['link', 'see nava。in', 'nava。in'],
  ['email', 'mail asha@xn--h1alffa9f.xn--h2brj9c now', 'asha@xn--h1alffa9f.xn--h2brj9c'],
  ['email', 'mail asha@उदाहरण.भारत now', 'asha@उदाहरण.भारत'],
  ['email', 'mail आशा@उदाहरण.भारत now', 'आशा@उदाहरण.भारत'],
  ['email', 'ravi@bücher.de', 'ravi@bücher.de'],
  ['link', 'see उदाहरण.भारत today', 'उदाहरण.भारत'],
  ['link', 'see www.उदाहरण.भारत/दुकान', 'www.उदाहरण.भारत/दुकान'],
  ['link', 'see எடுத்துக்காட்டு.இந்தியா', 'எடுத்துக்காட்டு.இந்தியா'],
  ['link', 'see مثال.بھارت', 'مثال.بھارت'],
])('%s: %s', (kind, text, what) => expect(found(text)).toEqual([[kind, what]]))

test.each([
  'M8 x 1.25',
  '6061-T6',
  '120 x 80 x 30.25',
  'HSN 84669390',
  'EN 10204 3.1',
  '5000 nos at 1234567',
  'Drg 1002003004',
  'part no 9822012345',
  'PO number 98220 12345',
  'Heat no. 9822012345, batch # 9822012346',
  'bracket.step and drawing.dxf, plan.pdf, hub.stp',
  'Remove burrs.No sharp edges',
  'Chamfer 1 x 45 @4 places, 500 @each, bore H7 @ 20 C',
  'Deliver at Nashik. In case of doubt ask',
  'Punch at the dot in the drawing',
  'Quantity 5000, target 2026-12-23, Rs 1,23,456.00',
  'Lengths:\n60\n70\n80\n90\n10\nQuantities:\n6000\n7000\n80',
  'Drg no\n98220 12345',
  'Bore Ø20 ±0.05, ½" BSP, 90°, 5 µm, № 7, R & D, x² + y²',
  'छेद Ø6 @90° पर. बाकी नक्शे जैसा',
  'Holes Ø6@PCD.80 µm',
  'Connect the dot com pads, put a dot in each corner',
  'IS 2062 E250, 42CrMo4, ISO 2768-mK, Ra 1.6, 18JS9',
])('not in the words of a drawing: %s', (text) => expect(found(text)).toEqual([]))

test.each([
  ['made by NAVA PRECISION TOOLS PVT LTD', 'NAVA PRECISION TOOLS PVT LTD'],
  ['by NAVA PRECISION TOOLS PRIVATE LIMITED', 'NAVA PRECISION TOOLS PRIVATE LIMITED'],
  ['by ＮＡＶＡ now', 'ＮＡＶＡ'],
  ['by N\u200bava now', 'N\u200bava'],
  ['by Nаvа now', 'Nаvа'],
  ['by 𝐍𝐚𝐯𝐚 now', '𝐍𝐚𝐯𝐚'],
  ['AshaRao', 'AshaRao'],
  ['A s h a R a o', 'A s h a R a o'],
  ['GST 27 ABCDE 1234 F1Z5', '27 ABCDE 1234 F1Z5'],
  ['the nava way', 'nava'],
  ['ask Asha  Rao', 'Asha  Rao'],
  ['GST 27abcde1234f1z5', '27abcde1234f1z5'],
  ['GST 29AAGCB7383J1Z4 of another', '29AAGCB7383J1Z4'],
])('name: %s', (text, what) => expect(found(text, [nava])).toEqual([['name', what]]))

test('an email domain is found, but not that of a public mail', () => {
  const other = { ...nava, companyName: 'Shakti Forge', contactName: 'Ravi Kale', email: 'nava@gmail.com' }
  expect(found('navatools.in', [nava])).toHaveLength(1)
  expect(found('a gmail account', [other])).toEqual([])
})

test('only whole words are a name', () => {
  expect(found('Navarro, Asha, Raosaheb, carnava', [nava])).toEqual([])
})

test('a company of common words alone, or with a short core, is found by its whole name', () => {
  const common = { ...nava, companyName: 'Precision Engineering Works Pvt Ltd' }
  expect(found('precision engineering in Pune works', [common])).toEqual([])
  expect(found('Precision Engineering Works Pvt Ltd', [common])).toHaveLength(1)
  const short = { ...nava, companyName: 'Om Industries' }
  expect(found('Om', [short])).toEqual([])
  expect(found('om industries', [short])).toHaveLength(1)
  expect(found('Deliver in Pune', [{ ...nava, companyName: 'Pune Precision' }])).toEqual([])
})

const flow: Party = {
  companyName: 'M/s Godavari Flow Systems Pvt. Ltd.',
  contactName: 'Ravi Kale',
  email: 'ravi@gmail.com',
}
test.each([
  ['Godavari Flow Systems Pvt Ltd', 'Godavari Flow Systems Pvt Ltd'],
  ['Godavari Flow Systems', 'Godavari Flow Systems'],
  ['Godavari Flow systems engineering', 'Godavari Flow systems'],
  ['Godavari Flow Ltd', 'Godavari Flow Ltd'],
  ['Godavari Flow, Pune', 'Godavari Flow'],
  ['our GodavariFlow', 'GodavariFlow'],
  ['godavari_flow_systems', 'godavari_flow_systems'],
  ['GodavariFlowSystems', 'GodavariFlowSystems'],
  ['G.o.d.a.v.a.r.i Flow', 'G.o.d.a.v.a.r.i Flow'],
  ['Ltd Godavari Flow', 'Godavari Flow'],
])('the words that follow in a company’s name are hidden with it: %s', (text, what) =>
  expect(found(text, [flow])).toEqual([['name', what]]),
)

test('the words of a company are none by themselves, and the core is not looked for within other words', () =>
  expect(found('Flow systems, Godavari river, Systems Pvt Ltd, Godavari Flowers', [flow])).toEqual([]))

test.each(['Kolte & Bhide', 'kolte and bhide', 'Kolte Bhide'])('an and is written in three ways: %s', (text) =>
  expect(found(text, [{ ...flow, companyName: 'Kolte & Bhide Engineers' }])).toEqual([['name', text]]),
)

test('a name is hidden with all that is written of it', () => {
  const text = 'Ring G\u200bodavari Flow Systems on ９８２２０ １２３４５\u200b.'
  expect(mask(text, contactIn(text, [flow]))).toBe('Ring ••• on •••.')
})

test('each find is masked, whatever lies around it', () => {
  const text = 'Call Asha Rao (Nava) on 98220 12345 or asha@navatools.in, drg 1002003004.'
  expect(mask(text, contactIn(text, [nava]))).toBe('Call ••• (•••) on ••• or •••, drg 1002003004.')
  expect(mask('clean', [])).toBe('clean')
})

test('a long text is read in pieces of 500 that overlap by 40, and finds on their edges are whole', () => {
  expect(
    pieces('x'.repeat(5_000))
      .map(({ at, text }) => [at, text.length])
      .slice(0, 2),
  ).toEqual([
    [0, 500],
    [460, 500],
  ])
  expect(pieces('x'.repeat(5_000))).toHaveLength(11)
  expect(pieces('x'.repeat(100_000))).toHaveLength(44)
  const email = `${'a'.repeat(50)}@${'b'.repeat(50)}.com`
  for (const what of ['98220 12345', '+91 98220 12345', email, 'https://nava.example/a/long/path/to/something/there'])
    for (let before = 380; before < 520; before += 7) {
      const text = `${'. '.repeat(before / 2)} ${what} end${' .'.repeat(200)}`
      expect(found(text).map(([, text]) => text)).toEqual([what])
    }
  const drawing = (before: number) => `${'. '.repeat(before / 2)}Drg no 9822012345${' .'.repeat(200)}`
  for (let before = 400; before < 520; before += 2) expect(found(drawing(before))).toEqual([])
  for (let before = 400; before < 520; before += 2)
    expect(found(`${'. '.repeat(before / 2)}98220123456789012345${' .'.repeat(200)}`)).toEqual([])
})

test.each([
  '⑽',
  '㍿',
  '&#57;',
  '\u200b9',
  '9\n',
  '9_',
  'ＮＡＶＡ ',
  'n a v a ',
  '9 ',
  '9',
  '.',
  'a@',
  '(',
  '@',
  'a.',
  'at ',
  '+',
  '-9',
])('%s again and again holds it up hardly longer than a drawing note does', (part) => {
  const note = 'Turned flange, EN 24, 2 off, deburr all edges. '
  expect(timeOf(part)).toBeLessThan(MOST_TIMES * timeOf(note))
})

/** A text of digits and the like is looked at more closely than prose; one that is searched again from each letter takes thousands of times as long. */
const MOST_TIMES = 400

/** The shortest of three times that a text of 5,000 characters takes (ms). */
function timeOf(part: string) {
  const text = part.repeat(5_000 / part.length)
  const times = [1, 2, 3].map(() => {
    const begin = performance.now()
    contactIn(text, [nava, nava])
    return performance.now() - begin
  })
  return Math.min(...times)
}
