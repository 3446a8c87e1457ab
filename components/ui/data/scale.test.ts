import { scaleOf } from './scale'

test.each([
  [1, [1]],
  [2, [1, 2]],
  [3, [1, 2, 3]],
  [4, [2, 4]],
  [42, [25, 50]],
  [7, [5, 10]],
  [70, [25, 50, 75]],
  [61_000, [25_000, 50_000, 75_000]],
  [1_00_000, [50_000, 1_00_000]],
  [3_00_000, [1_00_000, 2_00_000, 3_00_000]],
  [4_000_000_001, [2_500_000_000, 5_000_000_000]],
])('a scale up to %d has the lines %j', (most, lines) => expect(scaleOf(most)).toEqual(lines))

test('no scale has more than three lines or ends below the highest value, and every line is a whole number', () => {
  for (let most = 1; most < 3_000; most++) {
    const lines = scaleOf(most)
    expect([most, lines.length <= 3, lines.at(-1)! >= most, lines.every(Number.isInteger)]).toEqual([
      most,
      true,
      true,
      true,
    ])
  }
})
