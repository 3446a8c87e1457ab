import { characteristicFormIn } from './characteristic-form'
import { toleranceBeside } from './tolerance-beside'

const typed = { name: 'Bore', unit: 'mm', checked: 'measure', marks: [], nominal: '25', plus: '', minus: '' }
const read = (change: object) => characteristicFormIn(null).safeParse({ ...typed, ...change })
const said = (change: object) => read(change).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('a nominal brings its tolerance with it, and signs count as on the drawing', () => {
  expect(read({ nominal: '65 H7' }).data).toMatchObject({ nominal: 65, plus: 0.03, minus: 0, unit: 'mm' })
  expect(read({ nominal: '25 ±0,02' }).data).toMatchObject({ nominal: 25, plus: 0.02, minus: 0.02 })
  expect(read({ nominal: '50', plus: '-0.009', minus: '−0.025' }).data).toMatchObject({ plus: -0.009, minus: 0.025 })
  expect(read({ nominal: '10', plus: '0,024', minus: '+0.015' }).data).toMatchObject({ plus: 0.024, minus: -0.015 })
  expect(read({ checked: 'yes_no', nominal: 'x' }).data).toMatchObject({ nominal: null, unit: 'other' })
})

test('what is not understood is said under its field', () => {
  expect(said({ nominal: '' })).toEqual(['nominal: Enter the size, such as 25 or 65 H7'])
  expect(said({ nominal: '40 H7/g6' })?.[0]).toContain('nominal: “40 H7/g6” names two parts that mate')
  expect(said({ plus: 'H7' })).toEqual(['plus: “H7” is not understood'])
  expect(said({ plus: '-0.05', minus: '-0.02' })).toEqual(['minus: The upper limit lies below the lower one'])
})

test('while it is typed the form knows whether the nominal names a tolerance', () => {
  expect(toleranceBeside('65 H')).toBeNull()
  expect(toleranceBeside('65 H7')).toEqual({ nominal: 65, unit: 'mm', plus: 0.03, minus: 0 })
})
