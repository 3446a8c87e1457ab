import { bills } from '../../lib/contract/money/bills'
import { payouts } from '../../lib/contract/money/payouts'
import { addBill } from '../../lib/domain/money/bills/add-bill'
import { getProposal } from '../../lib/domain/money/bills/get-proposal'
import { judgeBill } from '../../lib/domain/money/bills/judge-bill'
import { getBill } from '../../lib/domain/money/bills/list-bills'
import { recordPayout } from '../../lib/domain/money/payouts/record-payout'
import { reversePayout } from '../../lib/domain/money/payouts/reverse-payout'
import { isoDay } from '../../lib/terms/format'
import type { Scene } from './scenes'
import type { Stage } from './stage'

type Judged = { status: 'approved' | 'disputed' | 'withdrawn'; by: string; day: number; note?: string }
/** The first delivery that a supplier can bill then, drawn by Jobwork, and what becomes of the bill. */
type DemoBill = { of: string; day: number; number?: string; judged?: Judged[]; paid?: Paid[] }
/** What an admin pays of it (paise), and whether the bank sends it back. */
type Paid = { day: number; share: number; tdsPaise?: number; utr: string; back?: { day: number; reason: string } }

const bill: DemoBill[] = [
  // A micro enterprise that is unpaid since: it is past its day.
  { of: 'satluj', day: 98.2, number: 'SF-1187', judged: [{ status: 'approved', by: 'admin', day: 97.4 }] },
  { of: 'supplier', day: 4.8, judged: [{ status: 'withdrawn', by: 'supplier', day: 4.7 }] },
  {
    of: 'supplier',
    day: 4.6,
    judged: [{ status: 'approved', by: 'admin', day: 4.1 }],
    paid: [
      {
        day: 3.6,
        share: 1,
        utr: 'SBINR52026112601',
        back: { day: 3.2, reason: 'The account number has changed; the bank sent it back' },
      },
      { day: 2.6, share: 0.5, tdsPaise: 100_00, utr: 'SBINR52026112702' },
    ],
  },
  { of: 'supplier', day: 1.2 },
  {
    of: 'kovai',
    day: 1.1,
    number: 'KPT-204',
    judged: [
      { status: 'disputed', by: 'admin', day: 0.9, note: 'The pieces of the last lot are still at the platers' },
    ],
  },
]

/** Suppliers bill what was accepted; one takes its bill back, an admin approves, disputes and pays. */
export const billScenes = (): Scene[] => bill.flatMap(scenesOf)

function scenesOf({ of, day, number, judged = [], paid = [] }: DemoBill): Scene[] {
  let id = 0
  return [
    { day, play: async (stage) => void (id = await billFirst(stage, of, number)) },
    ...judged.map(({ status, by, day: then, note }): Scene => ({
      day: then,
      play: async (stage) => {
        if (id) await judgeBill(stage.who(by), { id, ...bills.changeStatus.body.parse({ status, note }) })
      },
    })),
    ...paid.flatMap((payment) => payScenes(() => id, payment)),
  ]
}

function payScenes(billId: () => number, { day, share, tdsPaise = 0, utr, back }: Paid): Scene[] {
  let id = 0
  return [
    {
      day,
      play: async (stage, at) => {
        const admin = stage.who('admin')
        if (!billId()) return
        const { balancePaise } = await getBill(admin, { id: billId() })
        const amountPaise = Math.round((balancePaise * share) / 100) * 100 - tdsPaise
        const tax = tdsPaise ? { tdsPaise, tdsSection: '1031' } : {}
        const form = { billIds: [billId()], amountPaise, ...tax, mode: 'neft', utr, paidOn: isoDay(at.getTime()) }
        id = (await recordPayout(admin, payouts.record.body.parse(form))).id
      },
    },
    ...(back
      ? [
          {
            day: back.day,
            play: async (stage: Stage) => {
              const form = payouts.changeStatus.body.parse({ status: 'reversed', reason: back.reason })
              if (id) await reversePayout(stage.who('admin'), { id, ...form })
            },
          },
        ]
      : []),
  ]
}

async function billFirst(stage: Stage, of: string, number?: string) {
  const supplier = stage.who(of)
  const { lines: open } = await getProposal(supplier, {})
  const [first] = open.toSorted((one, other) => (one.deliveredOn > other.deliveredOn ? -1 : 1))
  if (!first) return 0
  const { workorderId, shipmentLineId, quantityMilli } = first
  const form = { source: 'prepared', number, lines: [{ workorderId, shipmentLineId, quantityMilli }] }
  return (await addBill(supplier, bills.add.body.parse(form))).id
}
