import { inWords } from './in-words'

test.each([
  [0, 'Rupees Zero Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [100, 'Rupees One Only'],
  [12_34_567_50, 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Fifty Paise Only'],
  [14_569_00, 'Rupees Fourteen Thousand Five Hundred Sixty-Nine Only'],
  [1_18_000_00, 'Rupees One Lakh Eighteen Thousand Only'],
  [11_799_00, 'Rupees Eleven Thousand Seven Hundred Ninety-Nine Only'],
  [1_00_00_000_00, 'Rupees One Crore Only'],
  [1_00_00_001_19, 'Rupees One Crore One and Nineteen Paise Only'],
  [
    9_99_99_99_99_999,
    'Rupees Nine Hundred Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine ' +
      'and Ninety-Nine Paise Only',
  ],
])('%d paise are written %s', (paise, words) => expect(inWords(paise)).toBe(words))
