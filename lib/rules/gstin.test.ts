import { expect, test } from '@jest/globals'
import { checkDigit, gstinHint } from './gstin'

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAACR5055K1Z7', ' 27aapfu0939f1zv '])(
  '%s is a GST number',
  (gstin) => expect(gstinHint(gstin)).toBeNull(),
)

test('no GST number at all is no hint', () => expect(gstinHint('  ')).toBeNull())

test.each([
  ['27AAPFU0939F1ZA', /check digit/],
  ['27AAPFU0993F1ZV', /check digit/],
  ['27AAPFU0939F1Z', /15 characters, this has 14/],
  ['2XAAPFU0939F1ZV', /does not look like/],
  ['27AAPFU0939F1XV', /does not look like/],
])('%s is told what is wrong with it', (gstin, hint) => expect(gstinHint(gstin)).toMatch(hint))

test('one mistyped character never goes unnoticed', () => {
  const gstin = '27AAPFU0939F1ZV'
  for (let at = 2; at < 12; at++) {
    const typo = gstin[at] === '7' ? '8' : '7'
    const mistyped =
      gstin.slice(0, at) + (/\d/.test(gstin[at]!) ? typo : gstin[at] === 'X' ? 'Y' : 'X') + gstin.slice(at + 1)
    expect(checkDigit(mistyped)).not.toBe('V')
  }
})
