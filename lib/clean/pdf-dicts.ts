import { PDFArray, PDFDict, PDFHexString, PDFName, PDFString, type PDFContext, type PDFObject } from '@cantoo/pdf-lib'
import type { Omissions } from './omissions'

/** What a catalog keeps: all that decides how pages look. */
const CATALOG =
  'Type Version Pages PageLabels Dests Names ViewerPreferences PageLayout PageMode Outlines OpenAction AcroForm OCProperties Lang MarkInfo StructTreeRoot'.split(
    ' ',
  )
const PAGE =
  'Type Parent Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate Group Annots Tabs UserUnit StructParents'.split(
    ' ',
  )
/** Properties, data of other programs, paths and descriptions, wherever they stand. */
const PRIVATE = 'Metadata PieceInfo LastModified AF AA OPI Alt CreatorInfo XFA Perms DSS WebCaptureInfo'.split(' ')
/** Actions that lead out of the file or run a script: they name people, servers and folders. */
const ACTIONS = 'URI Launch JavaScript GoToR GoToE SubmitForm ImportData Rendition Movie Sound Thread'.split(' ')
/** Annotations that hold a file. */
const WITH_FILE = ['FileAttachment', 'RichMedia', '3D', 'Movie', 'Sound', 'Screen']
/** Those and the ones whose text shows only in a window of its own. */
const HIDDEN = [...WITH_FILE, 'Popup', 'Text']
/** Annotations whose text is no comment: it stands on the page, or says where a link leads and what a field is for. */
const NO_COMMENT = ['FreeText', 'Widget', 'Link', 'Popup']

const name = (key: string) => PDFName.of(key)

/** The name under a key, without its slash; undefined where there is none. */
function nameIn(dict: PDFDict, key: string): string | undefined {
  const value = dict.lookup(name(key))
  return value instanceof PDFName ? value.decodeText() : undefined
}

/** Empties a dictionary of what pages don't show. `left` gets the comments and files among it. */
export function cleanDict(dict: PDFDict, isCatalog: boolean, left?: Omissions) {
  const type = nameIn(dict, 'Type')
  if (isCatalog) keep(dict, CATALOG)
  else if (type === 'Page') keep(dict, PAGE)
  for (const key of PRIVATE) dict.delete(name(key))
  for (const key of ['A', 'OpenAction', 'Next']) if (leadsOut(dict.lookup(name(key)))) dict.delete(name(key))
  if (left) left.attachments += namesIn(dict.lookup(name('EmbeddedFiles')))
  for (const key of ['JavaScript', 'EmbeddedFiles']) dict.delete(name(key))
  const annots = dict.lookup(name('Annots'))
  if (annots instanceof PDFArray) {
    if (left) noteComments(annots, left)
    dict.set(name('Annots'), shownIn(annots, dict.context))
  }
  if (isAnnotation(dict)) cleanAnnotation(dict)
  // A signature holds its signer's certificate, and can't be valid for a copy.
  if (nameIn(dict, 'FT') === 'Sig') dict.delete(name('V'))
}

function keep(dict: PDFDict, keys: string[]) {
  for (const key of dict.keys()) if (!keys.includes(key.decodeText())) dict.delete(key)
}

function leadsOut(action: PDFObject | undefined): boolean {
  if (action instanceof PDFArray) return action.asArray().some((_, i) => leadsOut(action.lookup(i)))
  return action instanceof PDFDict && ACTIONS.includes(nameIn(action, 'S') ?? '')
}

/** The annotations without attached files and windows. */
function shownIn(annots: PDFArray, context: PDFContext): PDFArray {
  const shown = context.obj([])
  for (const one of annots.asArray()) {
    const annotation = context.lookup(one)
    if (annotation instanceof PDFDict && !HIDDEN.includes(nameIn(annotation, 'Subtype') ?? '')) shown.push(one)
  }
  return shown
}

/** Notes the comments and files among the annotations of a page, before they are emptied. */
function noteComments(annots: PDFArray, left: Omissions) {
  for (let at = 0; at < annots.size(); at++) {
    const annotation = annots.lookup(at)
    if (!(annotation instanceof PDFDict)) continue
    const subtype = nameIn(annotation, 'Subtype') ?? ''
    if (WITH_FILE.includes(subtype)) left.attachments++
    const text = annotation.lookup(name('Contents'))
    const isText = text instanceof PDFString || text instanceof PDFHexString
    const words = isText && !NO_COMMENT.includes(subtype) ? text.decodeText().trim() : ''
    if (words) left.comments.push(words)
  }
}

/** How many names a tree of names has; 0 for what is none. Each part counts once: a hostile tree refers to itself. */
function namesIn(tree: PDFObject | undefined, seen = new Set<PDFObject>()): number {
  if (!(tree instanceof PDFDict) || seen.has(tree)) return 0
  seen.add(tree)
  const [names, kids] = [tree.lookup(name('Names')), tree.lookup(name('Kids'))]
  const own = names instanceof PDFArray ? Math.floor(names.size() / 2) : 0
  if (!(kids instanceof PDFArray)) return own
  return kids.asArray().reduce<number>((sum, _, at) => sum + namesIn(kids.lookup(at), seen), own)
}

const isAnnotation = (dict: PDFDict) => dict.has(name('Rect')) && dict.has(name('Subtype'))

/** Fields of a form keep their name, texts on the page their words. */
function cleanAnnotation(dict: PDFDict) {
  const subtype = nameIn(dict, 'Subtype')
  const keys = ['M', 'CreationDate', 'NM', 'Subj', 'Popup', 'IRT', 'PA', 'ExData']
  if (subtype !== 'Widget') keys.push('T')
  if (subtype !== 'FreeText') keys.push('Contents', 'RC')
  for (const key of keys) dict.delete(name(key))
}
