import { TooMany } from '../drawing/too-many'
import { rewritten, statementsOf, type Statement } from './step-statements'

/** Header entities that stay: readers need them. */
const HEADER = [
  'FILE_DESCRIPTION',
  'FILE_NAME',
  'FILE_SCHEMA',
  'FILE_POPULATION',
  'SECTION_LANGUAGE',
  'SECTION_CONTEXT',
]

/** Entities about people, papers and places: their strings are emptied, their references stay. */
const IDENTIFYING =
  /PERSON|ORGANI[SZ]ATION|ADDRESS|APPROVAL|CONTRACT|CERTIFICATION|SECURITY_CLASSIFICATION|DOCUMENT|EXTERNAL_SOURCE/

/** Fixed words of the standard, which some readers compare. */
const FIXED = /_ROLE$|_STATUS$|_LEVEL$|_TYPE$/

const TIME = /^'\d{4}-\d\d-\d\d[\dT:.Z+-]*'$/
const LEVEL = /^'\d+(;\d+)?'$/

/** A user property whose first string matches: the other strings of its entity are emptied, too. */
const PROPERTY =
  /author|owner|company|customer|client|supplier|vendor|organi[sz]|design(er|ed)|drawn|check|approv|mail|phone|address|contact|path|folder|file|user|created|modified/i

/**
 * Empties what a STEP file says about people and machines: the header's texts, comments, and the strings of people,
 * organizations, addresses and documents. Geometry and product names stay. Null when the file can't be read.
 * Throws `TooMany`.
 */
export function cleanStep(bytes: Uint8Array): Uint8Array | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  try {
    const out = cleaned(text)
    return out === null ? null : Buffer.from(out, 'latin1')
  } catch (error) {
    if (error instanceof TooMany) throw error
    return null
  }
}

function cleaned(text: string): string | null {
  let section = ''
  let sawData = false
  const out: string[] = []
  // A byte-order mark says nothing here: the format is ASCII.
  for (const statement of statementsOf(text.replace(/^\xEF\xBB\xBF/, ''))) {
    const { name } = statement
    if (name === 'END-ISO-10303-21') return sawData ? `${out.join('')}\nEND-ISO-10303-21;\n` : null
    if (['HEADER', 'DATA', 'ANCHOR', 'REFERENCE', 'SIGNATURE'].includes(name)) section = name
    // Links to other files name their folders.
    if (section === 'REFERENCE') return null
    if (name === 'DATA') sawData = true
    if (section === 'ANCHOR' || section === 'SIGNATURE') continue
    if (section === 'HEADER' && name !== 'HEADER' && name !== 'ENDSEC' && !HEADER.includes(name)) continue
    out.push(section === 'HEADER' ? headerEntity(statement) : dataEntity(statement))
  }
  return null
}

/** Of FILE_NAME the time stays, of FILE_DESCRIPTION the level of conformance. */
function headerEntity(statement: Statement): string {
  return rewritten(statement, (text) => {
    if (statement.name === 'FILE_NAME') return TIME.test(text) ? text : "''"
    if (statement.name === 'FILE_DESCRIPTION') return LEVEL.test(text) ? text : "''"
    return text
  })
}

function dataEntity(statement: Statement): string {
  // The first string of DATA('name', ('SCHEMA')) is free.
  if (statement.name === 'DATA') return rewritten(statement, (text, within) => (within.length > 1 ? text : "''"))
  const first = statement.pieces.find(({ isString }) => isString)
  const isPrivate = first?.within.includes('DESCRIPTIVE_REPRESENTATION_ITEM') && PROPERTY.test(first.text)
  return rewritten(statement, (text, within, index) =>
    (isPrivate && index > 0) || within.some((entity) => IDENTIFYING.test(entity) && !FIXED.test(entity)) ? "''" : text,
  )
}
