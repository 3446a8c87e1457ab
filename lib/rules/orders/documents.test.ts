import { missingInWords, wantedInWords } from './documents'

test('what is missing is said in one sentence', () => {
  expect(missingInWords(['packing_photo'])).toBe('packing photo is missing')
  expect(missingInWords(['dispatch_photo'])).toBe('photos before dispatch are missing')
  expect(missingInWords(['dispatch_photo', 'inspection_report', 'conformity_certificate'])).toBe(
    'inspection report, certificate of conformance and photos before dispatch are missing',
  )
})

test('what is wanted names the quality limit with the report that is judged by it', () => {
  expect(wantedInWords(['dispatch_photo', 'inspection_report'], '2.5')).toBe(
    'Inspection report (AQL 2.5), Photos before dispatch',
  )
  expect(wantedInWords(['packing_photo'], '2.5')).toBe('Packing photo')
})
