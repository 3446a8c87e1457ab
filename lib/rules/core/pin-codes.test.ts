import { gstStates, placeFault, statesOfAddresses } from '../../terms/gst-states'
import { pinFault, statesOfPin } from './pin-codes'

test.each([
  ['110001', '07', 'Delhi'],
  ['141010', '03', 'Ludhiana'],
  ['160017', '04', 'Chandigarh'],
  ['160062', '03', 'Mohali'],
  ['194101', '38', 'Leh'],
  ['248001', '05', 'Dehradun'],
  ['247667', '05', 'Roorkee'],
  ['247001', '09', 'Saharanpur'],
  ['396210', '26', 'Daman'],
  ['396191', '24', 'Vapi'],
  ['403001', '30', 'Panaji'],
  ['411026', '27', 'Pune'],
  ['500001', '36', 'Hyderabad'],
  ['507001', '36', 'Khammam'],
  ['520001', '37', 'Vijayawada'],
  ['533464', '34', 'Yanam'],
  ['560001', '29', 'Bengaluru'],
  ['605001', '34', 'Puducherry'],
  ['605602', '33', 'Villupuram'],
  ['673310', '34', 'Mahe'],
  ['682555', '31', 'Kavaratti'],
  ['682001', '32', 'Kochi'],
  ['737101', '11', 'Gangtok'],
  ['744101', '35', 'Port Blair'],
  ['783123', '17', 'Garo Hills'],
  ['814112', '20', 'Deoghar'],
])('%s is a PIN code of %s: %s', (pin, state) => expect(pinFault(pin, state)).toBeNull())

test.each([
  ['560001', '27', 'PIN code 560001 is of Karnataka, not of Maharashtra'],
  ['403001', '27', 'PIN code 403001 is of Goa, not of Maharashtra'],
  ['500001', '37', 'PIN code 500001 is of Telangana, not of Andhra Pradesh'],
  ['160017', '06', 'PIN code 160017 is of Punjab or Chandigarh, not of Haryana'],
  ['744101', '19', 'PIN code 744101 is of Andaman and Nicobar Islands, not of West Bengal'],
  ['999999', '27', 'No State has PIN codes that begin with 999'],
  ['100000', '07', 'No State has PIN codes that begin with 100'],
])('%s in %s: %s', (pin, state, fault) => expect(pinFault(pin, state)).toBe(fault))

test('what is not known has no fault: no PIN, none of six digits, no State, other territory', () => {
  for (const [pin, state] of [
    [null, '27'],
    ['5600', '27'],
    ['560001', null],
    ['560001', ''],
    ['560001', '97'],
  ] as const)
    expect(pinFault(pin, state)).toBeNull()
})

test('each State of an address has PIN codes', () => {
  const found = new Set(Array.from({ length: 900 }, (_, i) => statesOfPin(`${i + 100}001`)).flat())
  expect([...found].sort()).toEqual(statesOfAddresses.map(({ value }) => value).sort())
})

test('a code that is no place says why; other territory is one', () => {
  expect(placeFault('25')).toBe('Code 25 was merged into 26, Dadra and Nagar Haveli and Daman and Diu')
  expect(placeFault('28')).toBe('Code 28 was replaced by 37, Andhra Pradesh')
  expect(placeFault('99')).toBe('Code 99 is of no State')
  for (const code of ['00', '39', '96', '', 'XX'])
    expect(placeFault(code)).toBe(`There is no State with the code ${code}`)
  expect(Object.keys(gstStates).filter((code) => !placeFault(code))).toHaveLength(37)
  expect(placeFault('97')).toBeNull()
})
