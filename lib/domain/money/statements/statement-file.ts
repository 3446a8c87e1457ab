import type { Input } from '../../../contract/core/endpoint'
import type { Ageing, Statement, statements } from '../../../contract/money/statements'
import { rows } from '../../../infra/db/db'
import type { Block, Paper } from '../../../infra/pdf/paper'
import { date, rupees } from '../../../terms/format'
import { decimals } from '../../../terms/paise'
import { statementKinds } from '../../../rules/money/statement-kinds'
import type { Viewer } from '../../../rules/core/permissions'
import { csvFile, type CsvColumn } from '../../core/csv'
import { env } from '../../../infra/env'
import { findOperator } from '../../people/operator/operator'
import { pdfFile } from '../../orders/papers/pdf-file'
import { getStatement } from './get-statement'

/** A statement of account as CSV or PDF. */
export const downloadStatement = Object.assign(
  async (viewer: Viewer | null, asked: Input<typeof statements.get>) => {
    const statement = await getStatement(viewer, asked)
    const name = `statement-${statement.companyId}`
    if (asked.as === 'csv') return csvFile(rows, name, columns, oneBatch(linesOf(statement)))
    const issuer = (await findOperator({ rows }))?.legalName ?? env().OPERATOR_NAME
    return pdfFile(viewer!, `${name}-${statement.to}`, async () => paperOf(statement, issuer))
  },
  { act: 'statement.get' as const },
)

/** A line of the file: sums in rupees with two decimals. */
type Line = { on: string; kind: string; number: string; debit: number | null; credit: number | null; balance: number }

const linesOf = ({ from, to, openingPaise, rows, closingPaise }: Statement): Line[] => [
  { on: from, kind: 'Opening balance', number: '', debit: null, credit: null, balance: openingPaise },
  ...rows.map(({ on, kind, number, debitPaise, creditPaise, balancePaise }) => ({
    on,
    kind: statementKinds[kind],
    number,
    balance: balancePaise,
    debit: debitPaise || null,
    credit: creditPaise || null,
  })),
  { on: to, kind: 'Closing balance', number: '', debit: null, credit: null, balance: closingPaise },
]

const inRupees = (paise: number | null) => (paise === null ? '' : decimals(paise, 2))
const columns: CsvColumn<Line>[] = [
  ['Date', ({ on }) => on],
  ['What', ({ kind }) => kind],
  ['Number', ({ number }) => number],
  ['Debit (INR)', ({ debit }) => inRupees(debit)],
  ['Credit (INR)', ({ credit }) => inRupees(credit)],
  ['Balance (INR)', ({ balance }) => inRupees(balance)],
]

async function* oneBatch(lines: Line[]): AsyncGenerator<Line[], void> {
  yield lines
}

const amount = (paise: number | null) => (paise === null ? '' : rupees(paise))

const ages: [keyof Ageing, string][] = [
  ['notDue', 'Not due'],
  ['d1', '1–30 days'],
  ['d31', '31–60 days'],
  ['d61', '61–90 days'],
  ['d91', 'Over 90 days'],
]

function paperOf(statement: Statement, issuer: string): Paper {
  const { companyName, side, from, to, closingPaise, ageing } = statement
  const isCustomer = side === 'customer'
  const period = `${date(from)} to ${date(to)}`
  const blocks: Block[] = [
    {
      kind: 'facts',
      facts: [
        [isCustomer ? 'Customer' : 'Supplier', companyName],
        ['Period', period],
        [
          isCustomer
            ? closingPaise < 0
              ? 'In your favour'
              : 'Balance due'
            : closingPaise < 0
              ? 'Paid in advance'
              : 'Open to the supplier',
          rupees(Math.abs(closingPaise)),
        ],
      ],
    },
    {
      kind: 'table',
      columns: [
        { head: 'Date', share: 10 },
        { head: 'What', share: 12 },
        { head: 'Number', share: 15 },
        { head: 'Debit', share: 12, align: 'right' },
        { head: 'Credit', share: 12, align: 'right' },
        { head: 'Balance', share: 12, align: 'right' },
      ],
      rows: linesOf(statement).map(({ on, kind, number, debit, credit, balance }) => [
        date(on),
        kind,
        number,
        amount(debit),
        amount(credit),
        rupees(balance),
      ]),
    },
    { kind: 'heading', text: 'Open today, by days since due' },
    {
      kind: 'table',
      columns: ages.map(([, head]) => ({ head, share: 1, align: 'right' })),
      rows: [ages.map(([key]) => rupees(ageing[key]))],
    },
    {
      kind: 'text',
      quiet: true,
      text: `A positive balance is owed ${isCustomer ? 'by' : 'to'} the ${side}. TDS settles like money.`,
    },
  ]
  return {
    title: `Statement of account, ${period}`,
    at: `${to}T00:00:00.000Z`,
    issuer,
    kind: 'Statement of account',
    id: period,
    blocks,
  }
}
