import { placeCodes, gstStates } from '../../terms/gst-states'
import { ewayNeed, ewbUntil, type OwnLimit } from './eway-need'

const MAHARASHTRA = '27'
const KARNATAKA = '29'
const noLimit: OwnLimit = { stateCode: MAHARASHTRA, ewayIntraPaise: null }
const none = { due: false, why: null }
const goods = (valuePaise: number, fromState: string, toState: string, own = noLimit) =>
  ewayNeed({ valuePaise, fromState, toState }, own)
const material = (valuePaise: number, fromState: string, toState: string) =>
  ewayNeed({ valuePaise, fromState, toState, toJobWorker: true }, noLimit)

describe('An e-way bill', () => {
  const lakh = ['Maharashtra', 'Delhi', 'Bihar', 'Punjab', 'Rajasthan', 'Tamil Nadu', 'Jharkhand']
  test.each(placeCodes)('within State %s is needed over its limit', (code) => {
    const isLakh = lakh.includes(gstStates[code]!)
    const limit = isLakh ? 1_00_000_00 : 50_000_00
    expect(goods(limit, code, code)).toEqual(none)
    expect(goods(limit + 1, code, code)).toEqual({
      due: true,
      why: `over ${isLakh ? '₹1,00,000' : '₹50,000'} within ${gstStates[code]}`,
    })
  })
  test('has a limit of one lakh in seven States', () => {
    const within = placeCodes.filter((code) => !goods(75_000_00, code, code).due)
    expect(within.map((code) => gstStates[code]).toSorted()).toEqual(lakh.toSorted())
  })
  test('is needed between States over ₹50,000, of whichever States', () => {
    expect(goods(47_200_00, MAHARASHTRA, KARNATAKA)).toEqual(none)
    expect(goods(50_000_00, MAHARASHTRA, KARNATAKA)).toEqual(none)
    expect(goods(50_000_01, MAHARASHTRA, KARNATAKA)).toEqual({ due: true, why: 'over ₹50,000 between States' })
    expect(goods(1_17_999_00, MAHARASHTRA, KARNATAKA).due).toBe(true)
    // Both have a limit of one lakh within.
    expect(goods(75_000_00, MAHARASHTRA, '33')).toEqual({ due: true, why: 'over ₹50,000 between States' })
  })
  test('of material to a job worker in another State is needed at any value', () => {
    expect(material(1_00_000_00, MAHARASHTRA, MAHARASHTRA)).toEqual(none)
    expect(material(1_00_000_01, MAHARASHTRA, MAHARASHTRA)).toEqual({
      due: true,
      why: 'over ₹1,00,000 within Maharashtra',
    })
    expect(material(100_00, MAHARASHTRA, KARNATAKA)).toEqual({
      due: true,
      why: 'job work between States, at any value',
    })
  })
  test('of prices at the limit: 42,373 and 84,746 with 18 % tax pass, a rupee more does not', () => {
    expect(goods(50_000_00, KARNATAKA, KARNATAKA).due).toBe(false)
    expect(goods(50_001_00, KARNATAKA, KARNATAKA)).toEqual({ due: true, why: 'over ₹50,000 within Karnataka' })
    expect(goods(1_00_001_00, MAHARASHTRA, MAHARASHTRA).due).toBe(true)
  })
  test('follows the limit of the company within its own State alone', () => {
    const own = { stateCode: MAHARASHTRA, ewayIntraPaise: 60_000_00 }
    expect(goods(60_000_00, MAHARASHTRA, MAHARASHTRA, own)).toEqual(none)
    expect(goods(60_000_01, MAHARASHTRA, MAHARASHTRA, own).why).toBe('over ₹60,000 within Maharashtra')
    expect(goods(60_000_01, '33', '33', own)).toEqual(none)
    expect(goods(55_000_00, MAHARASHTRA, KARNATAKA, own).due).toBe(true)
    expect(goods(1, MAHARASHTRA, MAHARASHTRA, { ...own, ewayIntraPaise: 0 }).why).toBe('over ₹0 within Maharashtra')
  })
})

test('an e-way bill holds a day for each 200 km and a part of them', () => {
  expect(ewbUntil('2026-12-03', 840)).toBe('2026-12-08')
  expect(ewbUntil('2026-12-03', 200)).toBe('2026-12-04')
  expect(ewbUntil('2026-12-03', 201)).toBe('2026-12-05')
  expect(ewbUntil('2026-12-03', 1)).toBe('2026-12-04')
})
