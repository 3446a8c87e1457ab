import { invoices } from '@/lib/contract/money/invoices'
import { getTerms } from '@/lib/domain/money/order-terms/get-terms'
import { editTerms } from '@/lib/domain/money/order-terms/edit-terms'
import { withEventTime } from '@/lib/domain/core/event-clock'
import { db } from '@/lib/infra/db/db'
import { inWords } from '@/lib/rules/money/in-words'
import { conforms } from '@/tests/conform'
import { credit, issue } from '@/tests/issued'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { BUYERS, company, sold, taxProfile } from '@/tests/invoice-fixtures'
import type { Viewer } from '@/lib/rules/core/permissions'
import { getInvoice } from './get-invoice'
import { issueInvoice } from './issue-invoice'
import { listInvoices } from './list-invoices'
import { previewInvoice } from './preview-invoice'

await ownDatabase()

let admin: Viewer
beforeAll(async () => void (admin = await make.admin()))
beforeEach(() => company())

const preview = (workOrderId: number, form: object = {}) =>
  previewInvoice(admin, { id: workOrderId, ...invoices.preview.body.parse({ kind: 'invoice', ...form }) })
const freight = { of: 'extra', description: 'Freight', taxablePaise: 250_50 }

describe('what documents come to', () => {
  test.each([
    [
      'A',
      'maharashtra',
      12_347,
      [],
      [1_111_23, 1_111_23, 0, -46, 14_569_00],
      'Rupees Fourteen Thousand Five Hundred Sixty-Nine Only',
    ],
    ['B', 'karnataka', 1_00_000, [], [0, 0, 18_000_00, 0, 1_18_000_00], 'Rupees One Lakh Eighteen Thousand Only'],
    ['C', 'maharashtra', 12_347, [freight], [1_133_78, 1_133_78, 0, -6, 14_865_00], null],
    ['D', 'karnataka', 12_347, [freight], [0, 0, 2_267_55, -5, 14_865_00], null],
    [
      'E',
      'karnataka',
      9_999,
      [],
      [0, 0, 1_799_82, 18, 11_799_00],
      'Rupees Eleven Thousand Seven Hundred Ninety-Nine Only',
    ],
  ] as const)('case %s to %s', async (_, to, price, extras, [cgst, sgst, igst, roundOff, total], words) => {
    const { workOrderId } = await sold({ to, price })
    const lines = extras.length ? [{ of: 'order', taxablePaise: price * 100 }, ...extras] : undefined
    const seen = await preview(workOrderId, { lines })
    conforms(invoices.preview, seen)
    expect(seen.totals).toMatchObject({
      cgstPaise: cgst,
      sgstPaise: sgst,
      igstPaise: igst,
      roundOffPaise: roundOff,
      totalPaise: total,
    })
    expect(seen.words).toBe(words ?? inWords(total))
    const issued = await issue(admin, workOrderId, { lines: lines as never })
    conforms(invoices.issue, issued)
    expect(issued).toMatchObject(seen.totals)
  })

  test('to a union territory without an own law it is UTGST', async () => {
    const { workOrderId, customer } = await sold()
    await company({ stateCode: '04', gstin: '04AABCK4321C1ZB', pan: 'AABCK4321C' })
    await taxProfile(customer, { ...BUYERS.karnataka, stateCode: '04', gstin: null, scheme: 'unregistered' })
    expect(await issue(admin, workOrderId)).toMatchObject({
      split: 'intra_ut',
      cgstPaise: 9_000_00,
      sgstPaise: 9_000_00,
    })
  })

  test('with reverse charge the tax stands there and not in the total', async () => {
    const { workOrderId } = await sold()
    await editTerms(admin, { id: workOrderId, reverseCharge: true })
    expect(await issue(admin, workOrderId)).toMatchObject({ igstPaise: 18_000_00, totalPaise: 1_00_000_00 })
  })
})

test('an invoice has the next number of its year, is for the customer, and says what the terms say', async () => {
  const { workOrderId, customer, supplier } = await sold()
  const issued = await issue(admin, workOrderId)
  expect(issued).toMatchObject({ kind: 'invoice', workorderId: workOrderId, customerId: customer.id, status: 'open' })
  expect(issued.number).toMatch(/^JW\/\d\d-\d\d\/\d{5}$/)
  expect(issued.lines).toMatchObject([{ hsn: '8708', quantityMilli: 50_000, rateBp: 1800, uqc: 'NOS' }])
  const seen = conforms(invoices.get, await getInvoice(customer, { id: issued.id }))
  expect(seen).not.toHaveProperty('customerName')
  expect(seen).not.toHaveProperty('customerId')
  await refused(getInvoice(supplier, { id: issued.id }), 'not_found')
  await refused(getInvoice(await make.customer(), { id: issued.id }), 'not_found')
  expect((await listInvoices(supplier, invoices.list.query.parse({}))).items).toEqual([])
  expect((await getTerms(admin, { id: workOrderId })).locked).toBe(true)
})

describe('it is refused', () => {
  const conflict = async (act: Promise<unknown>, message: string) => {
    await expect(act).rejects.toMatchObject({ code: 'conflict', message })
  }
  test('without a complete company profile; the refusal names what is missing', async () => {
    const { workOrderId } = await sold()
    await company({ pan: null, bankAccount: null })
    await conflict(preview(workOrderId), 'Fill in the company profile first: PAN, bank account')
  })
  test('without a tax profile of the customer', async () => {
    const { workorder } = await make.order({})
    await conflict(preview(workorder.id), 'This customer has no tax profile yet')
  })
  test('beyond what is ordered, also in parts', async () => {
    const { workOrderId } = await sold()
    await conflict(
      preview(workOrderId, { lines: [{ taxablePaise: 1_02_000_00 }] }),
      'This invoices ₹1,02,000.00 of ₹1,00,000.00 ordered',
    )
    await issue(admin, workOrderId, { lines: [{ taxablePaise: 60_000_00 }] })
    await conflict(
      preview(workOrderId, { lines: [{ taxablePaise: 42_000_00 }] }),
      'This invoices ₹1,02,000.00 of ₹1,00,000.00 ordered',
    )
    expect((await issue(admin, workOrderId)).taxablePaise).toBe(40_000_00)
    await conflict(preview(workOrderId), 'This order is invoiced in full')
  })
  test('when the figures have changed since the preview', async () => {
    const { workOrderId } = await sold()
    const { totals } = await preview(workOrderId)
    await company({ stateCode: '29', gstin: '29AAACJ1234A1Z7' })
    const asked = { id: workOrderId, kind: 'invoice', expectedTotalPaise: totals.totalPaise + 1 } as const
    await conflict(issueInvoice(admin, asked), 'The figures have changed. Look again.')
    // The split differs, the total does not: the document has the new profile.
    const issued = await issueInvoice(admin, { ...asked, expectedTotalPaise: totals.totalPaise })
    expect(issued).toMatchObject({ split: 'intra', cgstPaise: 9_000_00 })
  })
  test('a short HSN above ₹5 crore', async () => {
    const { workOrderId } = await sold()
    await company({ turnover: 'above_5_crore' })
    await refused(preview(workOrderId), 'validation', 'hsn')
  })
  test('to anybody but admins', async () => {
    const { workOrderId, customer, supplier } = await sold()
    for (const viewer of [customer, supplier])
      await refused(previewInvoice(viewer, { id: workOrderId, kind: 'invoice' }), 'forbidden')
  })
})

describe('notes', () => {
  test('a credit note has its own series, names its invoice, and takes its rate', async () => {
    const { workOrderId } = await sold()
    const invoice = await issue(admin, workOrderId)
    const note = await credit(admin, invoice, 10_000_00)
    expect(note).toMatchObject({
      kind: 'credit_note',
      againstNumber: invoice.number,
      totalPaise: 11_800_00,
      status: null,
    })
    expect(note.number).toMatch(/^JWC\//)
    expect(await getInvoice(admin, { id: invoice.id })).toMatchObject({
      creditedPaise: 11_800_00,
      balancePaise: 1_06_200_00,
    })
  })
  test('an invoice that is credited in full can be issued anew, with a new number', async () => {
    const { workOrderId } = await sold()
    const invoice = await issue(admin, workOrderId)
    await credit(admin, invoice)
    expect(await getInvoice(admin, { id: invoice.id })).toMatchObject({ status: 'credited', balancePaise: 0 })
    expect((await getTerms(admin, { id: workOrderId })).locked).toBe(false)
    const again = await issue(admin, workOrderId)
    expect(again.number).not.toBe(invoice.number)
    expect(again.totalPaise).toBe(invoice.totalPaise)
  })
  test('credit notes race for the last rupee: one wins', async () => {
    const { workOrderId } = await sold()
    const invoice = await issue(admin, workOrderId)
    await credit(admin, invoice, 99_999_00)
    const form = invoices.issue.body.parse({
      kind: 'credit_note',
      againstId: invoice.id,
      reason: 'Scrap',
      expectedTotalPaise: 1_00,
      lines: [{ taxablePaise: 1_00 }],
    })
    const all = Array.from({ length: 4 }, () => issueInvoice(admin, { id: workOrderId, ...form }))
    expect(await atOnce(all)).toEqual({ done: 1, refused: ['conflict', 'conflict', 'conflict'] })
    await expect(credit(admin, invoice)).rejects.toThrow(`Only ₹0.00 of ${invoice.number} is left to credit`)
  })
  test('parts of any size leave nothing of an invoice, not a paisa', async () => {
    const { workOrderId } = await sold({ to: 'maharashtra', price: 12_347 })
    const invoice = await issue(admin, workOrderId)
    for (const paise of [1, 33_33, 50_50, 7_777_77]) await credit(admin, invoice, paise)
    await credit(admin, invoice)
    const { creditedPaise } = await getInvoice(admin, { id: invoice.id })
    expect(creditedPaise).toBe(invoice.totalPaise)
    const notes = await db().taxDocument.findMany({ where: { againstId: invoice.id } })
    const sum = (key: 'cgstPaise' | 'taxablePaise' | 'roundOffPaise') =>
      notes.reduce((all, note) => all + Number(note[key]), 0)
    expect([sum('taxablePaise'), sum('cgstPaise'), sum('roundOffPaise')]).toEqual([12_347_00, 1_111_23, -46])
  })
  describe('their pieces', () => {
    const noteOn = ({ id, workorderId }: { id: number; workorderId: number }, kind: string, ...lines: object[]) => ({
      id: workorderId,
      form: { kind, againstId: id, reason: 'A better price', lines },
    })
    const see = (note: ReturnType<typeof noteOn>) => preview(note.id, note.form)
    /** Refused with the same sentence when it is looked at and when it is issued. */
    const refusedAlike = async (note: ReturnType<typeof noteOn>, message: string) => {
      const form = invoices.issue.body.parse({ ...note.form, expectedTotalPaise: 1_18_00 })
      await expect(see(note)).rejects.toMatchObject({ code: 'conflict', message })
      await expect(issueInvoice(admin, { id: note.id, ...form })).rejects.toMatchObject({ code: 'conflict', message })
    }

    test('a line without a quantity, or with 0, corrects a price and takes none', async () => {
      const { workOrderId } = await sold()
      const invoice = await issue(admin, workOrderId)
      for (const kind of ['credit_note', 'debit_note'])
        for (const none of [{}, { quantityMilli: 0 }, { quantityMilli: null }, { quantityMilli: '' }])
          expect((await see(noteOn(invoice, kind, { taxablePaise: 100_00, ...none }))).lines).toMatchObject([
            { quantityMilli: 0, taxablePaise: 100_00, igstPaise: 18_00 },
          ])
      for (let i = 0; i < 2; i++) await credit(admin, invoice, 100_00)
      // All pieces are still there to be taken back with what is left.
      expect((await credit(admin, invoice)).lines).toMatchObject([{ quantityMilli: 50_000, taxablePaise: 99_800_00 }])
    })
    test('an invoice and a proforma have a quantity', async () => {
      const { workOrderId } = await sold()
      for (const kind of ['invoice', 'proforma'])
        await expect(
          preview(workOrderId, { kind, lines: [{ taxablePaise: 100_00, quantityMilli: 0 }] }),
        ).rejects.toMatchObject({
          issues: [
            {
              path: 'lines.0.quantityMilli',
              message: 'Enter a quantity. Only a credit or debit note corrects a price alone.',
            },
          ],
        })
    })
    test('no more are taken back than the invoice and its notes have, of each line', async () => {
      const { workOrderId } = await sold()
      const invoice = await issue(admin, workOrderId, {
        lines: [
          { taxablePaise: 90_000_00, quantityMilli: 350_000 },
          { of: 'extra', description: 'Freight', taxablePaise: 500_00, quantityMilli: 1_000 },
        ],
      })
      const back = (quantityMilli: number, no = 1) =>
        noteOn(invoice, 'credit_note', { no, taxablePaise: 100_00, quantityMilli })
      const left = (pieces: string, no = 1) => `Only ${pieces} of line ${no} of ${invoice.number} are left to take back`
      await refusedAlike(back(999_000_000), left('350 NOS'))
      await refusedAlike(back(1_001, 2), left('1 OTH', 2))
      await refusedAlike(
        noteOn(
          invoice,
          'credit_note',
          ...[200_000, 150_001].map((quantityMilli) => ({ no: 1, taxablePaise: 50_00, quantityMilli })),
        ),
        left('350 NOS'),
      )
      await issue(admin, workOrderId, {
        kind: 'credit_note',
        againstId: invoice.id,
        reason: 'Scrap',
        lines: [{ no: 1, taxablePaise: 100_00, quantityMilli: 349_999 }],
      })
      await refusedAlike(back(2), left('0.001 NOS'))
      expect((await see(back(1))).lines).toMatchObject([{ quantityMilli: 1 }])
    })
    test('a debit note adds those that it names, and no more than the line of the invoice has', async () => {
      const { workOrderId } = await sold()
      const invoice = await issue(admin, workOrderId)
      const more = (quantityMilli: number) => noteOn(invoice, 'debit_note', { taxablePaise: 100_00, quantityMilli })
      const sentence = `Line 1 of ${invoice.number} has 50 NOS: debit notes add no more than that. Invoice further pieces.`
      await refusedAlike(more(999_000_000), sentence)
      await issue(admin, workOrderId, more(10_000).form as never)
      await refusedAlike(more(40_001), sentence)
      expect(
        (await see(noteOn(invoice, 'credit_note', { taxablePaise: 100_00, quantityMilli: 60_000 }))).lines,
      ).toMatchObject([{ quantityMilli: 60_000 }])
    })
    test('a note that takes all of them back and leaves their price is asked about', async () => {
      const { workOrderId } = await sold()
      const invoice = await issue(admin, workOrderId)
      const { warnings } = await see(noteOn(invoice, 'credit_note', { taxablePaise: 10_000_00, quantityMilli: 50_000 }))
      expect(warnings).toEqual([
        `This takes back all 50 NOS and leaves ₹90,000.00 of their price on ${invoice.number}. To correct a price, take back none.`,
      ])
      expect((await see(noteOn(invoice, 'credit_note', { taxablePaise: 10_000_00 }))).warnings).toEqual([])
      expect(
        (await preview(workOrderId, { ...noteOn(invoice, 'credit_note').form, lines: undefined })).warnings,
      ).toEqual([])
    })
    test('an invoice of more than is ordered is warned of', async () => {
      const { workOrderId } = await sold()
      const { warnings } = await preview(workOrderId, { lines: [{ taxablePaise: 100_00, quantityMilli: 51_000 }] })
      expect(warnings).toContain('This invoices 51 of 50 NOS ordered')
      expect((await preview(workOrderId)).warnings).not.toContainEqual(expect.stringContaining('ordered'))
    })
  })
  test('a debit note raises an invoice, and can be credited with it', async () => {
    const { workOrderId } = await sold()
    const invoice = await issue(admin, workOrderId)
    const raise = {
      kind: 'debit_note',
      againstId: invoice.id,
      reason: 'A dearer material',
      lines: [{ taxablePaise: 1_000_00 }],
    } as const
    expect((await issue(admin, workOrderId, { ...raise, lines: [...raise.lines] })).number).toMatch(/^JWD\//)
    expect((await getInvoice(admin, { id: invoice.id })).balancePaise).toBe(1_19_180_00)
    expect((await credit(admin, invoice)).totalPaise).toBe(1_19_180_00)
  })
  test('they need a reason and an invoice of this order', async () => {
    const { workOrderId } = await sold()
    const invoice = await issue(admin, workOrderId)
    const proforma = await issue(admin, (await sold()).workOrderId, { kind: 'proforma' })
    const note = (more: object) =>
      preview(workOrderId, { kind: 'credit_note', reason: 'Scrap', againstId: invoice.id, ...more })
    await expect(note({ reason: '' })).rejects.toMatchObject({
      issues: [{ path: 'reason', message: 'Say why you credit it' }],
    })
    await refused(note({ againstId: null }), 'validation', 'againstId')
    await refused(note({ againstId: proforma.id }), 'validation', 'againstId')
    await expect(
      preview(proforma.workorderId, { kind: 'credit_note', reason: 'Scrap', againstId: proforma.id }),
    ).rejects.toThrow('Only an invoice can be credited')
    await refused(note({ lines: [{ taxablePaise: 1, no: 2 }] }), 'validation', 'lines.0.no')
  })
  test('after 30 November of the next year GST can no longer be credited', async () => {
    const { workOrderId } = await sold()
    const invoice = await withEventTime(new Date('2025-02-01T06:00:00Z'), () => issue(admin, workOrderId))
    const on = (day: string) => withEventTime(new Date(`${day}T06:00:00Z`), () => credit(admin, invoice, 1_00))
    await expect(on('2025-12-01')).rejects.toThrow(`GST of ${invoice.number} could be credited until 30 Nov 2025`)
    await on('2025-11-30')
  })
})

test('a proforma is no invoice: nothing is owed, nothing is locked', async () => {
  const { workOrderId } = await sold()
  const proforma = await issue(admin, workOrderId, { kind: 'proforma' })
  expect(proforma).toMatchObject({ status: null, balancePaise: null, dueOn: null })
  expect(proforma.number).toMatch(/^JWP\//)
  expect(await getTerms(admin, { id: workOrderId })).toMatchObject({ locked: false, invoicedPaise: 0 })
})

test('the list narrows to what is open, late and paid, by day, kind, order and customer', async () => {
  const { workOrderId, customer } = await sold()
  const late = await withEventTime(new Date('2026-01-05T06:00:00Z'), () =>
    issue(admin, workOrderId, { lines: [{ taxablePaise: 40_000_00 }] }),
  )
  const invoice = await issue(admin, workOrderId)
  const receipt = await db().receipt.create({
    data: {
      customerId: customer.id,
      status: 'received',
      amountPaise: 47_200_00,
      mode: 'neft',
      receivedOn: new Date(),
    },
  })
  const list = async (asked: object) => {
    const page = await listInvoices(customer, invoices.list.query.parse(asked))
    conforms(invoices.list, page)
    expect(page.total).toBe(page.items.length)
    return page.items.map(({ id }) => id)
  }
  expect(await list({ status: 'overdue' })).toEqual([late.id])
  expect(await list({ status: 'open' })).toEqual([invoice.id, late.id])
  await db().allocation.create({ data: { receiptId: receipt.id, workOrderId, paise: 47_200_00 } })
  expect(await list({ status: 'paid' })).toEqual([late.id])
  expect(await list({ status: 'open' })).toEqual([invoice.id])
  expect(await list({ q: invoice.number.toLowerCase() })).toEqual([invoice.id])
  expect(await list({ q: `ord-${workOrderId}` })).toEqual([invoice.id, late.id])
  expect(await list({ to: '2026-01-05' })).toEqual([late.id])
  expect(await list({ from: '2026-01-06', kind: 'invoice' })).toEqual([invoice.id])
  expect(await list({ kind: 'credit_note' })).toEqual([])
  await refused(list({ company: customer.id }), 'validation', 'company')
  const asked = invoices.list.query.parse({ company: customer.id, workorderId: workOrderId })
  expect((await listInvoices(admin, asked)).total).toBe(2)
})

test('an issued document never changes and is never deleted, not even by SQL', async () => {
  const { workOrderId } = await sold()
  const { id } = await issue(admin, workOrderId)
  await expect(db().taxDocument.update({ where: { id }, data: { totalPaise: 1 } })).rejects.toThrow('never changes')
  await expect(db().taxDocument.delete({ where: { id } })).rejects.toThrow('never deleted')
})
