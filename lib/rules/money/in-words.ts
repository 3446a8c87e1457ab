const ONES = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen ' +
  'Seventeen Eighteen Nineteen'
).split(' ')
const TENS = '_ _ Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

/** An amount (paise) in words: 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Fifty Paise Only'. */
export function inWords(paise: number): string {
  const [rupees, rest] = [String(paise).slice(0, -2) || '0', String(paise).slice(-2)]
  const tail = Number(rest) ? ` and ${belowHundred(Number(rest))} Paise` : ''
  return `Rupees ${whole(rupees)}${tail} Only`
}

/** The words of a whole number of at most twelve digits. */
function whole(digits: string): string {
  const all = digits.padStart(12, '0')
  const crores = Number(all.slice(0, 5))
  const parts = [
    [crores ? whole(String(crores)) : '', 'Crore'],
    [belowHundred(Number(all.slice(5, 7))), 'Lakh'],
    [belowHundred(Number(all.slice(7, 9))), 'Thousand'],
    [belowHundred(Number(all.slice(9, 10))), 'Hundred'],
    [belowHundred(Number(all.slice(10))), ''],
  ]
  const words = parts.flatMap(([words, unit]) => (words ? [unit ? `${words} ${unit}` : words] : []))
  return words.join(' ') || 'Zero'
}

function belowHundred(n: number): string {
  if (n === 0) return ''
  if (n < 20) return ONES[n]!
  const [tens, ones] = String(n)
  return TENS[Number(tens)]! + (Number(ones) ? `-${ONES[Number(ones)]}` : '')
}
