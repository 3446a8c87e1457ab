import PDFDocument from 'pdfkit'
import { drawFacts } from './facts'
import { drawFeet, drawHead } from './head'
import { drawLabel } from './label'
import { drawLetterhead, drawParties, drawSums } from './letterhead'
import type { Block, Paper, Tone } from './paper'
import { withPlainPictures } from './photo-on-paper'
import { drawBeside, drawPhotos, drawPictureAndWords } from './pictures'
import { sheetOf, type Sheet } from './sheet'
import { drawSteps } from './steps'
import { drawTable } from './table'
import { QUIET } from './text'

/** Margin and foot of a page (pt). */
const A4 = { margin: 42, foot: 26 }
const A6 = { margin: 18, foot: 16 }
const LETTER = { margin: 40, foot: 26 }

/** A paper as PDF. The same paper gives the same bytes. */
export async function drawPaper(given: Paper): Promise<Uint8Array> {
  const paper = await withPlainPictures(given)
  const { title, at, lang = 'en-IN', size = 'a4', blocks } = paper
  const doc = new PDFDocument({
    size: size === 'a6' ? 'A6' : 'A4',
    margin: 0,
    bufferPages: true,
    lang,
    displayTitle: true,
    // Standard Helvetica is never used.
    font: null as unknown as string,
    info: { Title: title, Producer: 'Jobwork', Creator: 'Jobwork', CreationDate: new Date(at) },
  })
  const chunks: Buffer[] = []
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const { margin, foot } = paper.letterhead ? LETTER : size === 'a6' ? A6 : A4
  const sheet = sheetOf(doc, { margin, foot: paper.labels ? 0 : foot, most: paper.pages })
  if (paper.letterhead) drawLetterhead(sheet, paper, paper.letterhead)
  else if (!paper.labels) drawHead(sheet, paper)
  for (const block of blocks) drawBlock(sheet, block, size === 'a6')
  if (!paper.labels) drawFeet(sheet, paper, foot)
  doc.end()
  return whole
}

function drawBlock(sheet: Sheet, block: Block, isSmall: boolean) {
  const gap = isSmall ? 5 : 10
  switch (block.kind) {
    case 'label':
      return drawLabel(sheet, block.label)
    case 'page':
      return sheet.next()
    case 'heading':
      sheet.space(gap)
      // Not alone at the foot of a page.
      sheet.need(90)
      sheet.flow(block.text, { size: isSmall ? 10 : 13, weight: 'bold' })
      sheet.y += 5
      return
    case 'text':
      sheet.flow(block.text, block.quiet ? { size: isSmall ? 7 : 8.5, colour: QUIET } : { size: isSmall ? 8 : 10 })
      sheet.y += gap / 2
      return
    case 'facts':
      return drawFacts(sheet, block.facts, { columns: isSmall ? 2 : 3, look: isSmall ? 'small' : 'normal' })
    case 'table':
      drawTable(sheet, block)
      sheet.y += gap
      return
    case 'verdict':
      return drawVerdict(sheet, block)
    case 'photos':
      return drawPhotos(sheet, block.photos)
    case 'beside':
      return drawBeside(sheet, block, isSmall)
    case 'picture':
      return drawPictureAndWords(sheet, block)
    case 'steps':
      return drawSteps(sheet, block)
    case 'parties':
      return drawParties(sheet, block.parties)
    case 'sums':
      return drawSums(sheet, block)
    case 'line':
      if (block.keep) sheet.need(block.keep)
      sheet.rule(sheet.y)
      sheet.y += gap
      return
    case 'lines':
      return drawLines(sheet, block.labels, isSmall)
  }
}

/** Lines to fill by hand: below one another on a card, beside one another on a whole sheet. */
function drawLines(sheet: Sheet, labels: readonly string[], isSmall: boolean) {
  const [height, size] = isSmall ? [23, 6.5] : [44, 7.5]
  const perRow = isSmall ? 1 : labels.length
  const gap = 24
  const width = (sheet.width - gap * (perRow - 1)) / perRow
  labels.forEach((label, i) => {
    const column = i % perRow
    if (column === 0) sheet.need(height)
    const x = sheet.left + column * (width + gap)
    sheet.put(sheet.set(label, { size, colour: QUIET }, width, 1), x, sheet.y)
    sheet.rule(sheet.y + height - 6, '#4a5b59', 0.7, x, width)
    if (column === perRow - 1) sheet.y += height
  })
}

const tones: Record<Tone, { bar: string; ground: string; sign: string }> = {
  good: { bar: '#1d6b43', ground: '#e8f4ec', sign: '✓ ' },
  bad: { bar: '#a3261b', ground: '#fbecea', sign: '✗ ' },
  open: { bar: '#6a7876', ground: '#f0f3f2', sign: '' },
}

function drawVerdict(sheet: Sheet, { tone, text, detail }: Extract<Block, { kind: 'verdict' }>) {
  const { bar, ground, sign } = tones[tone]
  const words = sheet.set(sign + text, { size: 14, weight: 'bold', colour: bar }, sheet.width - 28)
  const more = sheet.set(detail, { size: 9.5 }, sheet.width - 28)
  const height = words.height + more.height + 18
  sheet.need(height)
  sheet.doc.rect(sheet.left, sheet.y, sheet.width, height).fill(ground)
  sheet.doc.rect(sheet.left, sheet.y, 4, height).fill(bar)
  sheet.put(words, sheet.left + 16, sheet.y + 8)
  sheet.put(more, sheet.left + 16, sheet.y + 9 + words.height)
  sheet.y += height + 12
}
