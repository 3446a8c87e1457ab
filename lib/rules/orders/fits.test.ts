import { limitsOf, pairIn } from './fits'

/** As tables of ISO 286-2 and handbooks print them (µm). */
test.each([
  ['25 H7', 21, 0],
  ['65 H7', 30, 0],
  ['50 H8', 39, 0],
  ['100 H11', 220, 0],
  ['500 H12', 630, 0],
  ['1 H5', 4, 0],
  ['3 H6', 6, 0],
  ['25 h6', 0, -13],
  ['25 h9', 0, -52],
  ['120 h11', 0, -220],
  ['50 g6', -9, -25],
  ['40 f7', -25, -50],
  ['30 e8', -40, -73],
  ['30 d9', -65, -117],
  ['400 d12', -210, -780],
  ['40 k6', 18, 2],
  ['30 k5', 11, 2],
  ['60 k8', 46, 0],
  ['25 m6', 21, 8],
  ['50 n6', 33, 17],
  ['10 p6', 24, 15],
  ['60 p6', 51, 32],
  ['60 r6', 60, 41],
  ['70 r6', 62, 43],
  ['65 s6', 72, 53],
  ['66 s6', 78, 59],
  ['200 s6', 151, 122],
  ['500 s7', 315, 252],
  ['25 js7', 10.5, -10.5],
  ['25 JS6', 6.5, -6.5],
  ['50 j6', 11, -5],
  ['3 j8', 8, -6],
  ['200 j7', 25, -21],
  ['25 J6', 8, -5],
  ['25 J7', 12, -9],
  ['40 J8', 24, -15],
  ['20 K7', 6, -15],
  ['50 K6', 3, -13],
  ['3 K7', 0, -10],
  ['3 K10', 0, -40],
  ['100 K8', 16, -38],
  ['100 M7', 0, -35],
  ['50 M6', -4, -20],
  ['280 M6', -9, -41],
  ['30 M9', -8, -60],
  ['30 N7', -7, -28],
  ['30 N6', -11, -24],
  ['2 N8', -4, -18],
  ['30 N9', 0, -52],
  ['2 N9', -4, -29],
  ['30 P7', -14, -35],
  ['100 P6', -30, -52],
  ['30 P9', -22, -74],
  ['60 R7', -30, -60],
  ['30 S7', -27, -48],
  ['25 D9', 117, 65],
  ['6 E8', 38, 20],
  ['30 F8', 53, 20],
  ['50 G7', 34, 9],
  ['6 G6', 12, 4],
  ['500 G7', 83, 20],
])('%s is %i and %i µm', (written, upper, lower) => {
  const [size, fit] = written.split(' ') as [string, string]
  expect(limitsOf(Number(size), fit)).toEqual({ upper: upper / 1000, lower: lower / 1000 })
})

test('a range ends with its last size: 18 mm belongs to those above 10, 18.1 mm to the next', () => {
  expect([18, 18.1, 30, 30.01].map((size) => limitsOf(size, 'H7'))).toEqual(
    [0.018, 0.021, 0.021, 0.025].map((upper) => ({ upper, lower: 0 })),
  )
})

test.each([
  ['25 A11', 'letter'],
  ['25 T7', 'letter'],
  ['25 z6', 'letter'],
  ['25 Js7', 'letter'],
  ['25 H4', 'grade'],
  ['25 H13', 'grade'],
  ['0.9 H7', 'size'],
  ['501 H7', 'size'],
  ['25 D5', 'class'],
  ['25 E11', 'class'],
  ['25 J9', 'class'],
  ['25 j8', 'class'],
  ['4 K9', 'class'],
  ['1 N9', 'class'],
  ['25 m10', 'class'],
])('%s is not read, and never guessed', (written, why) => {
  const [size, fit] = written.split(' ') as [string, string]
  expect(limitsOf(Number(size), fit)).toBe(why)
})

test('every class that is read has its upper limit above its lower one, and its width is the grade', () => {
  const letters = 'D E F G H JS J K M N P R S d e f g h js j k m n p r s'.split(' ')
  let read = 0
  for (const size of [1, 3, 6, 10, 18, 30, 50, 65, 80, 100, 120, 160, 180, 225, 250, 280, 315, 355, 400, 450, 500])
    for (const letter of letters)
      for (const grade of [5, 6, 7, 8, 9, 10, 11, 12]) {
        const limits = limitsOf(size, letter + grade)
        if (typeof limits === 'string') continue
        const width = limitsOf(size, `H${grade}`) as { upper: number }
        expect([letter, grade, size, (limits.upper - limits.lower).toFixed(4)]).toEqual([letter, grade, size, width.upper.toFixed(4)]) // oxfmt-ignore
        read++
      }
  expect(read).toBeGreaterThan(2_500)
})

test('a pair of mating parts is told from a class', () => {
  expect(pairIn('H7/g6')).toEqual(['H7', 'g6'])
  expect(pairIn('H7-g6')).toEqual(['H7', 'g6'])
  expect(pairIn('H7')).toBeNull()
})
