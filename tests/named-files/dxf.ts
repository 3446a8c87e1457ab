import { drawingOf } from '@/scripts/demo-files/drawing'
import { dxfFile } from '@/scripts/demo-files/dxf'
import { parts } from '@/scripts/demo-files/parts'
import { asciiStl, binaryStl } from '../drawings'
import type { Names } from './step'

const pairs = (...all: [code: number, value: string][]) => all.map(([code, value]) => `${code}\n${value}\n`).join('')

/** A drawing with names in comments, variables of the header, properties, data of other programs and paths. */
export function namedDxf({ person, company, folder }: Names): string {
  const header = pairs(
    [9, '$LASTSAVEDBY'], [1, person], [9, '$PROJECTNAME'], [1, company], [9, '$CUSTOMPROPERTYTAG'], [1, 'Owner'],
    [9, '$CUSTOMPROPERTY'], [1, person], [9, '$AUTHOR'], [1, person], [9, '$MENU'], [1, `${folder}\\acad`],
    [9, '$TEXTSTYLE'], [7, 'Standard'],
  ) // oxfmt-ignore
  const objects = pairs(
    [0, 'SECTION'], [2, 'OBJECTS'], [0, 'XRECORD'], [5, '1A'], [1, 'DWGPROPS COOKIE'], [2, company], [4, person],
    [0, 'IMAGEDEF'], [5, '1B'], [1, `${folder}\\logo.png`], [0, 'PLOTSETTINGS'], [5, '1C'], [2, `\\\\${company}\\plotter`],
    [0, 'XRECORD'], [5, '1D'], [1001, 'PDM'], [1000, person], [0, 'ENDSEC'],
    [0, 'SECTION'], [2, 'THUMBNAILIMAGE'], [90, '4'], [310, Buffer.from(person).toString('hex')], [0, 'ENDSEC'],
  ) // oxfmt-ignore
  const drawing = dxfFile(drawingOf(parts.bracket))
  const start = pairs([999, `by ${person}`], [0, 'SECTION'], [2, 'HEADER']) + header + pairs([0, 'ENDSEC'])
  return `${start}${drawing.replace(/ *0\r?\nEOF\s*$/, `${objects}0\nEOF\n${person}\n`)}`
}

/** A box with a name in its header. */
export const namedStl = ({ person }: Names): string => asciiStl([10, 20, 30]).replaceAll('solid box', `solid ${person}`)
export function namedBinaryStl({ company }: Names): Buffer {
  const file = binaryStl([10, 20, 30])
  file.write(`COLOR=${company}`)
  return file
}
