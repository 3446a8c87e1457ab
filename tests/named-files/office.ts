import { strToU8, zipSync } from 'fflate'
import { jpegFile, pngFile } from './jpeg'
import type { Names } from './step'

const RELS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationship = (id: number, type: string, target: string, more = '') =>
  `<Relationship Id="rId${id}" Type="${type}" Target="${target}"${more}/>`
const relationships = (...all: string[]) => `<Relationships xmlns="${RELS}">${all.join('')}</Relationships>`
const external = ' TargetMode="External"'

const packed = (parts: Record<string, string | Uint8Array>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
      ),
    ),
  )

const properties = ({ person, company }: Names) => ({
  '_rels/.rels': relationships(
    relationship(
      2,
      'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
      'docProps/core.xml',
    ),
    relationship(3, `${TYPE}/extended-properties`, 'docProps/app.xml'),
    relationship(4, `${TYPE}/custom-properties`, 'docProps/custom.xml'),
  ),
  'docProps/core.xml': `<cp:coreProperties><dc:creator>${person}</dc:creator></cp:coreProperties>`,
  'docProps/app.xml': `<Properties><Company>${company}</Company><Manager>${person}</Manager></Properties>`,
  'docProps/custom.xml': `<Properties><property name="Owner">${person}</property></Properties>`,
  'docProps/thumbnail.jpeg': jpegFile({ person, company, folder: company }),
  'customXml/item1.xml': `<company>${company}</company>`,
})

const types = (...parts: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Types><Default Extension="xml" ContentType="application/xml"/>${parts
    .map((part) => `<Override PartName="/${part}" ContentType="application/xml"/>`)
    .join('')}</Types>`

/** A Word document of one line, with names in its properties, comments, changes, pictures and links. */
export const docxFile = (names: Names, shown = 'Bracket'): Buffer => {
  const { person, company, folder } = names
  return packed({
    '[Content_Types].xml': types('word/document.xml', 'docProps/core.xml', 'word/people.xml'),
    ...properties(names),
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><!-- ${person} --><w:document><w:body><w:p><w:ins w:id="1" w:author="${person}" w:date="2026-11-03T00:00:00Z"><w:r><w:t>${shown}</w:t></w:r></w:ins><pic:cNvPr id="1" name="Picture" descr="${folder}\\logo.jpg"/></w:p></w:body></w:document>`,
    'word/comments.xml': `<w:comments><w:comment w:author='${person}' w:initials="AV"><w:t>Why?</w:t></w:comment></w:comments>`,
    'word/people.xml': `<w15:people><w15:person w15:author="${person}"/></w15:people>`,
    'word/settings.xml': `<w:settings><w:docVars><w:docVar w:name="x" w:val="${company}"/></w:docVars></w:settings>`,
    'word/_rels/document.xml.rels': relationships(
      relationship(1, `${TYPE}/image`, 'media/image1.jpeg'),
      relationship(2, `${TYPE}/attachedTemplate`, `file:///${folder}/normal.dotm`, external),
      relationship(3, `${TYPE}/people`, 'people.xml'),
    ),
    'word/media/image1.jpeg': jpegFile(names),
    'word/media/image2.png': pngFile(names),
  })
}

/** An Excel workbook of one cell, with names in its properties, comments, path and printer. */
export const xlsxFile = (names: Names, shown = 'Bracket'): Buffer => {
  const { person, folder } = names
  return packed({
    '[Content_Types].xml': types('xl/workbook.xml', 'docProps/core.xml'),
    ...properties(names),
    'xl/workbook.xml': `<workbook><fileSharing userName="${person}"/><mc:AlternateContent><x15ac:absPath url="${folder}\\"/></mc:AlternateContent></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><c><is><t>${shown}</t></is></c></sheetData><pageSetup orientation="portrait" r:id="rId1"/></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': relationships(
      relationship(1, `${TYPE}/printerSettings`, '../printerSettings/printerSettings1.bin'),
    ),
    'xl/printerSettings/printerSettings1.bin': Buffer.from(`\\\\${person}\\hp`, 'utf16le'),
    'xl/comments1.xml': `<comments><authors><author>${person}</author></authors></comments>`,
    'xl/persons/person.xml': `<personList><person displayName="${person}"/></personList>`,
  })
}
