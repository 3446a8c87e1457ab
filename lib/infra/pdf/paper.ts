/** How a thing stands: good, bad, or neither yet. */
export type Tone = 'good' | 'bad' | 'open'

/** A label and what stands under it. */
export type Fact = [label: string, value: string]

/** What stands in a cell of a table; a failed one is bold, with ✗. */
export type Cell = string | { text: string; failed: true }

/** A column: its head, and its share of the width. */
export type Column = { head: string; share: number; align?: 'right' | 'center' }

export type Photo = { bytes: Uint8Array; caption: string }

/** A company with its address, under what it is here. */
export type Party = { head: string; name: string; lines: string[] }

/** What stands on a box. */
export type Label = {
  /** In whose name it is. */
  issuer: string
  /** SHP-0012. */
  id: string
  /** Box 1 of 4. */
  box: string
  /** Where it goes and from whom, in place of what is in it. */
  address?: { to: string[]; from: string[] }
  /** What the contents are of. */
  heading?: string
  /** Each order with its pieces. */
  contents: [order: string, pieces: string][]
  facts: Fact[]
  code: string
  codeLabel: string
}

/** A sum with its label; the strong one is what is to be paid. */
export type Sum = { label: string; amount: string; strong?: true }

/** A part of a paper, from top to bottom. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; quiet?: boolean }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'table'; columns: Column[]; rows: Cell[][]; dense?: boolean }
  | { kind: 'verdict'; tone: Tone; text: string; detail: string }
  /** Four on a page. */
  | { kind: 'photos'; photos: Photo[] }
  /** Facts beside a QR code and a picture. */
  | {
      kind: 'beside'
      facts: Fact[]
      code: string
      codeLabel: string
      picture: Uint8Array | null
      /** Facts in the size of others. */ plain?: boolean
    }
  /** A large picture, and words to its right. */
  | { kind: 'picture'; picture: Uint8Array | null; heading: string; text: string }
  /** Steps to tick off by hand, with room for what stands in the heads. Their rows fill the page but for so much (pt). */
  | { kind: 'steps'; heads: [step: string, ...others: string[]]; steps: string[]; leaves?: number }
  /** A quiet line between blocks; so much of what follows (pt) stays on its page. */
  | { kind: 'line'; keep?: number }
  /** Who sells, who buys and where it goes, side by side. */
  | { kind: 'parties'; parties: Party[] }
  /** Totals on the right, and words on the left. */
  | { kind: 'sums'; facts: Fact[]; rows: Sum[] }
  /** Lines to fill by hand. */
  | { kind: 'lines'; labels: string[] }
  /** A whole page: what is in a box, and a QR code that opens its shipment. */
  | { kind: 'label'; label: Label }
  | { kind: 'page' }

/** A paper as data: all that a PDF shows, without how it looks. The same data gives the same bytes. */
export type Paper = {
  /** Of the file, for its reader's window. */
  title: string
  /** When it came about (ISO 8601): the PDF's date, so that it doesn't change from one load to the next. */
  at: string
  /** Its language; English without one. */
  lang?: string
  size?: 'a4' | 'a6'
  /** In whose name it is. */
  issuer: string
  /** What it is, and its number. */
  kind: string
  id: string
  /** Across its head: VOID. */
  stamp?: string
  /** The head of an invoice: logo left, title and number right. */
  letterhead?: {
    logo: Uint8Array | null
    /** Which copy it is, at the top right. */ copy?: string
  }
  /** Its pages are labels, without head and foot. */
  labels?: true
  /** The most pages; 600 without it. */
  pages?: number
  blocks: Block[]
}
