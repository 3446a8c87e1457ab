import { createReport } from '@/lib/domain/orders/reports/create-report'
import { writeValues } from '@/lib/domain/orders/reports/write-values'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { People } from '@/tests/product/people'
import type { NounSheet } from './sheet'
import { bothSides } from './support/owners'

const ofOrder = { workorderId: 7, projectName: 'Flange', customerId: 5, supplierId: 4 }

let lastCharacteristic = 0
/** A draft of a report on one piece. */
async function drafted(people: People) {
  const bore = { name: 'Bore', nominal: 25, plus: 0.1, minus: 0, unit: 'mm' as const, critical: false }
  const { id } = (await make.order(people)).workorder
  const form = { id, kind: 'inspection', lotSize: 5, plan: 'one', characteristics: [bore] } as const
  const report = await createReport(people.supplier, { ...form, characteristics: [bore] })
  lastCharacteristic = report.characteristics[0]!.id
  return report
}

export const sheet: NounSheet = {
  make: {
    draft: async (p) => (await drafted(p)).id,
    // Of the draft that stands before it in the call.
    characteristic: async () => lastCharacteristic,
    measured: async (p) => {
      const { id, characteristics } = await drafted(p)
      const values = [{ characteristicId: characteristics[0]!.id, sample: 1, value: 25 }]
      await writeValues(p.supplier, { id, values })
      return id
    },
  },
  calls: [
    [
      'POST /api/workorders/{workorder}/reports',
      { kind: 'inspection', plan: 'one' },
      '401 403 403 403 201 404 404 201',
      { nothing: 'a draft is nobody’s news: it is told once it is final' },
    ],
    ['GET /api/reports/{draft}', null, '401 404 404 404 200 404 404 200'],
    ['PATCH /api/reports/{draft}', { note: 'At 20 °C' }, '401 403 403 403 200 404 404 200', { nothing: 'a draft' }],
    [
      'PATCH /api/reports/{draft}/values',
      { values: [{ characteristicId: '{characteristic}', sample: 1, value: 25 }] },
      '401 403 403 403 200 404 404 200',
      { nothing: 'a draft' },
    ],
    ['POST /api/reports/{measured}/finalize', null, '401 403 403 403 200 404 404 200', ['workorder.reportFinal']],
    ['GET /api/reports/{draft}/pdf', null, '401 404 404 404 200 404 404 200'],
  ],
  repeated: [
    [
      'POST /api/workorders/{workorder}/reports',
      'supplier',
      { kind: 'inspection', plan: 'one', lotSize: 5 },
      { lotSize: 6 },
      () => db().report.count(),
    ],
  ],
  fieldsElsewhere: {
    'POST /api/workorders/{id}/reports': 'reports.test',
  },
  events: {
    'workorder.reportFinal': {
      data: { ...ofOrder, kind: 'inspection', version: 1, verdict: 'accepted' },
      cases: [
        [{ kind: 'inspection', version: 1, verdict: 'accepted' }, ['customer']],
        [{ kind: 'inspection', version: 1, verdict: 'rejected' }, ['customer', 'admin']],
        // Its customer is told that it waits for acceptance.
        [{ kind: 'first_article', asks: true }, []],
      ],
    },
  },
  owners: {
    reports: () => db().report.findMany({ select: { id: true, workOrder: bothSides } }),
  },
}
