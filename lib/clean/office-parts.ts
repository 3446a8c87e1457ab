/** Parts that are left out: properties, preview pictures, settings of printers, and data for other programs. */
const DROPPED = /^(docProps|customXml)\/|\/printerSettings\/|(^|\/)people\.xml$|^xl\/(persons|threadedComments)\//i

/** Whether a part is left out of the copy. */
export const isDropped = (name: string) => DROPPED.test(name)

/** Relationships to parts that are left out, by the end of their type. */
const DROPPED_TYPE =
  /\/(core-properties|extended-properties|custom-properties|thumbnail|customXml|printerSettings|people|person|threadedComment)$/i

const ELEMENT = (name: string) =>
  new RegExp(`<(?:\\w+:)?${name}\\b[^<>]*?(?:/>|>[\\s\\S]*?</(?:\\w+:)?${name}\\s*>)`, 'g')
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
/** Alternative texts, where they are the path of a picture's file. */
const PICTURE_PATH = /(\sdescr\s*=\s*)(?:"[^"]*[\\/][^"]*"|'[^']*[\\/][^']*')/g
const PAGE_SETUP = /(<(?:\w+:)?pageSetup\b[^<>]*?)\s\w+:id\s*=\s*(?:"[^"]*"|'[^']*')/g
const PRIVATE_ELEMENTS = ['absPath', 'docVars', 'mailMerge', 'fileSharing', 'presenceInfo'].map(ELEMENT)

/** Empties the names of people in a document or a sheet, and takes out paths and variables. */
export function cleanPart(xml: string): string {
  let text = withoutComments(xml)
  for (const element of PRIVATE_ELEMENTS) text = text.replace(element, '')
  return text
    .replace(PAGE_SETUP, '$1')
    .replace(/<((?:\w+:)?author)>[^<]*<\/\1>/g, '<$1></$1>')
    .replace(PEOPLE, '$1""')
    .replace(PICTURE_PATH, '$1""')
}

const withoutComments = (xml: string) => xml.replace(/<!--[\s\S]*?-->/g, '').replace(/<\?(?!xml\s)[\s\S]*?\?>/g, '')

const valueOf = (element: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(element)
    ?.slice(1)
    .find((value) => value !== undefined)
