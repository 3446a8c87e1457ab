import { machineKind } from './machine-kind'

test.each([
  ['Vertical machining centre', 'Machining centre'],
  ['VMC', 'Machining centre'],
  ['5-axis HMC', 'Machining centre'],
  ['CNC turning centre', 'Turning centre'],
  ['Lathe', 'Turning centre'],
  ['Wire EDM', 'EDM machine'],
  ['Cylindrical grinder', 'Grinding machine'],
  ['CNC press brake', 'Press brake'],
  ['Laser cutting machine', 'Laser cutting machine'],
  ['Injection moulding machine', 'Moulding machine'],
  ['MIG welding cell', 'Welding set'],
  ['3D printer (SLS)', '3D printer'],
  ['Radial drilling machine', 'Drilling machine'],
  ['Melting furnace', 'Furnace'],
  ['Power press', 'Press'],
])('%s is a kind of %s', (type, kind) => expect(machineKind(type)).toBe(kind))

test('a shop’s own word is just a machine, and of none is repeated', () => {
  expect(machineKind('The Old Lady of Bhosari')).toBe('Machine')
  expect(machineKind('Shakti Precision 5-axis, Plot 7')).toBe('Machining centre')
})
