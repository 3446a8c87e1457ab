import { letterOf } from './letter'

test('letters continue after Z', () => expect([1, 26, 27, 28, 53].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'BA']))
