import { checkDigit, GSTIN_EXAMPLE, gstinFault, gstinHint, gstState } from './gstin'

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAACR5055K1Z7', ' 27aapfu0939f1zv '])(
  '%s is a GST number',
  (gstin) => expect(gstinHint(gstin)).toBeNull(),
)

test('no GST number at all is no hint', () => expect(gstinHint('  ')).toBeNull())

test.each([
  ['27AAPFU0939F1ZA', /check digit/],
  ['27AAPFU0993F1ZV', /check digit/],
  ['27AAPFU0939F1Z', /15 characters expected, this has 14/],
  ['2XAAPFU0939F1ZV', /Not built like/],
  ['27AAPFU0939F1XV', /Not built like/],
  ['39AAPFU0939F1ZV', /no state with the code 39/],
])('%s has a fault that admins read, and a hint in forms', (gstin, fault) => {
  expect(gstinFault(gstin)).toMatch(fault)
  expect(gstinHint(gstin)).toMatch(/Please check it \(you can still continue\)\.$/)
})

test('the example of the form holds', () => expect(gstinHint(GSTIN_EXAMPLE)).toBeNull())

test.each([
  ['27AAPFU0939F1ZV', 'Maharashtra'],
  [' 29aagcb7383j1z4', 'Karnataka'],
  ['00', null],
  ['', null],
])('%j is of %s', (gstin, state) => expect(gstState(gstin)).toBe(state))

test('one mistyped character never goes unnoticed', () => {
  const gstin = '27AAPFU0939F1ZV'
  for (let at = 2; at < 12; at++) {
    const typo = gstin[at] === '7' ? '8' : '7'
    const mistyped =
      gstin.slice(0, at) + (/\d/.test(gstin[at]!) ? typo : gstin[at] === 'X' ? 'Y' : 'X') + gstin.slice(at + 1)
    expect(checkDigit(mistyped)).not.toBe('V')
  }
})
