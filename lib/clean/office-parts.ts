/**
 * Parts that are left out: properties, preview pictures, settings of printers, data for other programs, what a program threw away, and
 * signatures, which name their signer and can't be valid for a copy.
 */
const DROPPED =
  /^(docProps|customXml|_xmlsignatures|\[trash\])\/|\.psmdcp$|\/printerSettings\/|(^|\/)people\.xml$|^xl\/(persons|threadedComments)\/|^xl\/(customProperty\d*\.bin|metadata)$/i

/** Whether a part is left out of the copy. */
export const isDropped = (name: string) => DROPPED.test(name)

/** Relationships to parts that are left out, by the end of their type. */
const DROPPED_TYPE =
  /\/(core-properties|extended-properties|custom-properties|thumbnail|digital-signature\/\w+|customXml|printerSettings|people|person|threadedComment|customProperty|workbookmetadata)$/i

const attribute = (names: string) => new RegExp(`(\\s(?:[\\w.-]+:)?(?:${names})\\s*=\\s*)(?:"[^"]*"|'[^']*')`, 'g')

/** Takes out relationships to left-out parts; links out of the file lead nowhere: they name folders, servers and people. */
export function cleanRelationships(xml: string): string {
  return withoutComments(xml).replace(/<(\w+:)?Relationship\b[^<>]*>/g, (element) => {
    const type = valueOf(element, 'Type') ?? ''
    const target = valueOf(element, 'Target') ?? ''
    if (DROPPED_TYPE.test(type) || isDropped(target.replace(/^\//, ''))) return ''
    const isExternal = /^external$/i.test(valueOf(element, 'TargetMode') ?? '')
    return isExternal ? element.replace(attribute('Target'), '$1"about:blank"') : element
  })
}

/** Takes out the types of left-out parts. */
export const cleanContentTypes = (xml: string) =>
  withoutComments(xml).replace(/<(\w+:)?Override\b[^<>]*>/g, (element) =>
    isDropped((valueOf(element, 'PartName') ?? '').replace(/^\//, '')) ? '' : element,
  )

const PEOPLE = attribute('author|initials|userId|userName')
const DESCRIPTION = attribute('descr')
const PAGE_SETUP = /(<(?:\w+:)?pageSetup\b[^<>]*?)\s\w+:id\s*=\s*(?:"[^"]*"|'[^']*')/g
const PRIVATE_ELEMENTS = [
  'absPath',
  'docVars',
  'mailMerge',
  'fileSharing',
  'presenceInfo',
  // They refer to parts that are left out: data that programs keep for themselves, those of Google Sheets among them.
  'customProperties',
  'sheetsCustomData',
]

/** Empties the names of people in a document or a sheet, and takes out paths and variables. */
export function cleanPart(xml: string): string {
  let text = withoutComments(xml)
  for (const element of PRIVATE_ELEMENTS) text = withoutElement(text, element)
  return (
    text
      .replace(PAGE_SETUP, '$1')
      .replace(/<((?:\w+:)?author)>[^<]*<\/\1>/g, '<$1></$1>')
      .replace(PEOPLE, '$1""')
      // Alternative texts, where they are the path of a picture's file.
      .replace(DESCRIPTION, (whole, start: string) => (/[\\/]/.test(whole) ? `${start}""` : whole))
  )
}

/** XML without comments and instructions to programs. */
export const withoutComments = (xml: string) =>
  withoutSpans(
    withoutSpans(xml, /<!--/g, () => /-->/g),
    /<\?(?!xml\s)/g,
    () => /\?>/g,
  )

/** XML without the elements of a name, and what is in them. */
export const withoutElement = (xml: string, name: string) =>
  withoutSpans(xml, new RegExp(`<(?:\\w+:)?${name}\\b[^<>]*>`, 'g'), (tag) =>
    tag.endsWith('/>') ? null : new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g'),
  )

/**
 * Takes out what begins with `begin` and ends with what `endOf` gives; null where the beginning is all. The rest stays
 * when there is no end: a pattern over both would look for it again from each beginning.
 */
function withoutSpans(xml: string, begin: RegExp, endOf: (begin: string) => RegExp | null): string {
  let kept = ''
  let at = 0
  for (let found = begin.exec(xml); found; found = begin.exec(xml)) {
    const end = endOf(found[0])
    if (end) {
      end.lastIndex = begin.lastIndex
      if (!end.exec(xml)) break
      begin.lastIndex = end.lastIndex
    }
    kept += xml.slice(at, found.index)
    at = begin.lastIndex
  }
  return kept + xml.slice(at)
}

const valueOf = (element: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(element)
    ?.slice(1)
    .find((value) => value !== undefined)
