import { asciiStl, binaryStl } from '@/tests/drawings'
import { binaryDxfBytes, dxfPairs, plate, type Pair } from '@/tests/dxf-drawings'
import { unitAskOf } from './unit-of-file'

const binaryDxf = (header: Pair[] = []) => Buffer.from(binaryDxfBytes(dxfPairs({ header, entities: plate }), true))
const file = (name: string, bytes: Buffer | string) => new File([new Uint8Array(Buffer.from(bytes))], name)
const header = (unit: string) => `0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n 70\n     ${unit}\n0\nENDSEC\n0\nEOF\n`

test.each<[string, File, { isSmall: boolean } | null]>([
  ['a plate of 2.5 × 3 × 0.625', file('a.stl', binaryStl([2.5, 3, 0.625])), { isSmall: true }],
  ['a plate with one long side', file('a.STL', asciiStl([2.5, 3, 40])), { isSmall: false }],
  ['an STL file that can not be read', file('a.stl', 'solid'), { isSmall: false }],
  ['a drawing in inches', file('a.dxf', header('1')), null],
  ['a drawing without a unit', file('a.dxf', header('0')), { isSmall: false }],
  ['a drawing without a header', file('a.dxf', '0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n'), { isSmall: false }],
  ['a binary drawing without a unit', file('a.dxf', binaryDxf()), { isSmall: false }],
  [
    'a binary drawing in millimetres',
    file(
      'a.dxf',
      binaryDxf([
        [9, '$INSUNITS'],
        [70, 4],
      ]),
    ),
    null,
  ],
  ['a STEP file', file('a.step', 'ISO-10303-21;'), null],
])('%s', async (_, chosen, ask) => expect(await unitAskOf(chosen)).toEqual(ask))
