import { PROCESS_CATEGORIES } from './process-categories'
import { processGroup } from './process-group'

test.each([
  ['CNC Turning', 'turning'],
  ['5-axis milling', 'milling'],
  ['VMC Machining', 'milling'],
  ['Sheet Metal Fabrication', 'sheet'],
  ['Die casting', 'casting'],
  ['Injection Molding', 'moulding'],
  ['Injection moulding', 'moulding'],
  ['3D Printing', 'printing'],
  ['Surface Finishing', 'finishing'],
  ['Precision Grinding', 'grinding'],
  ['TIG welding', 'joining'],
  ['Hot forging', 'forging'],
  ['Something of our own', 'other'],
  [null, 'other'],
])('%s is seen as %s', (name, group) => expect(processGroup(name)).toBe(group))

test('each category of the list has a group', () => {
  expect(PROCESS_CATEGORIES.filter((name) => processGroup(name) === 'other')).toEqual([])
})
