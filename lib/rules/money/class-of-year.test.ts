import { classOfYear } from './class-of-year'

const classes = [
  { year: '26-27', msmeClass: 'small', activity: 'trading' },
  { year: '24-25', msmeClass: 'micro', activity: 'manufacturing' },
] as const

test('a class applies from its year on until another year has one; before the first it is not known', () => {
  expect(classOfYear(classes, '27-28')).toMatchObject({ msmeClass: 'small', activity: 'trading' })
  expect(classOfYear(classes, '26-27')).toMatchObject({ msmeClass: 'small' })
  expect(classOfYear(classes, '25-26')).toMatchObject({ msmeClass: 'micro', activity: 'manufacturing' })
  expect(classOfYear(classes, '23-24')).toEqual({ msmeClass: null, activity: null })
  expect(classOfYear([], '26-27')).toEqual({ msmeClass: null, activity: null })
})
