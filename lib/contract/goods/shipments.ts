import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import {
  optionalCount,
  optionalId,
  optionalNumber,
  optionalText,
  positiveNumber,
  requiredId,
  requiredText,
  wholeNumber,
} from '../core/fields'
import { day, formed, GoodsHsn, nearDay, optionalField, paise, PaperCopy, pastDay, Uqcs } from '../core/money-fields'
import { ProblemKind, ProblemWanted } from '../orders/order-problem'
import {
  ChallanReason,
  LinePurpose,
  GoodsOwner,
  Shipment,
  ShipmentLeg,
  ShipmentPaperKind,
  ShipmentPhoto,
  ShipmentStatus,
  TransportMode,
} from '../orders/shipment'

/** Lines of one shipment. */
export const LINES_MAX = 100
const PACKAGES_MAX = 999
const GRAMS_MAX = 40_000_000
const KM_MAX = 4_000
const PHOTOS_MAX = 50

const VEHICLE = 'Enter the number plate, such as MH 12 AB 1234'
const TRANSPORTER = 'A GSTIN or transporter id has 15 letters and digits'

const optionalChoice = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || null, schema.nullish())

/** How goods travel; absent keys of a change stay as they are. */
const travel = {
  plannedOn: optionalField(nearDay),
  carrier: optionalText(100),
  transporterId: optionalField(formed(/^[A-Z0-9]{15}$/, TRANSPORTER)).describe('The carrier’s GSTIN or transporter id'),
  mode: TransportMode.optional().describe('`road` by default'),
  vehicle: optionalField(formed(/^[A-Z0-9]{7,15}$/, VEHICLE)),
  docketNo: optionalText(15),
  docketOn: optionalField(pastDay),
  distanceKm: optionalNumber(KM_MAX, `Enter 1 to ${KM_MAX.toLocaleString('en-IN')} km`),
  packages: optionalNumber(PACKAGES_MAX, `Enter 1 to ${PACKAGES_MAX} packages`),
  weightGrams: optionalNumber(GRAMS_MAX, 'Enter a weight up to 40 tonnes'),
  note: optionalText(500),
}

/** An e-way bill, as the portal numbers it. */
const EwbNo = formed(/^\d{12}$/, 'An e-way bill number has 12 digits')

export const EwayBillForm = z
  .object({
    ewbNo: EwbNo,
    ewbOn: pastDay.describe('The day on which it was made'),
    ewbUntil: optionalField(day()).describe('Its last day; without one a day for each 200 km of `distanceKm`'),
  })
  .refine(({ ewbOn, ewbUntil }) => !ewbUntil || ewbUntil >= ewbOn, {
    path: ['ewbUntil'],
    message: 'It can’t end before its day',
  })

/** Thousandths of a unit, up to two million units. */
const lineMilli = wholeNumber('Enter a quantity').pipe(
  z.number().min(1, 'Enter a quantity').max(2_000_000_000, 'That quantity is too large'),
)

/** Ways in which material comes back that one line can name. */
const USES_MAX = 20

const Uses = z
  .array(
    z.object({
      lineId: requiredId('Choose the material'),
      quantityMilli: lineMilli.describe('Thousandths of the unit of that line'),
      wasteMilli: optionalCount('Enter what was lost').describe('Lost in the work, such as chips'),
    }),
  )
  .max(USES_MAX, `At most ${USES_MAX} materials`)
  .refine((uses) => new Set(uses.map(({ lineId }) => lineId)).size === uses.length, 'Choose each material once')
  .describe('Material at the supplier that it brings back')

const PieceLine = z.object({
  workorderId: requiredId('Choose an order'),
  quantity: positiveNumber('Enter how many pieces'),
  scheduleId: optionalId.describe('The line of the schedule that they are for; without it the oldest'),
  uses: Uses.nullish(),
})

/** The same as a form packs it: material of which nothing comes back stays empty. */
const PackedPieces = PieceLine.extend({
  uses: z
    .array(
      z.object({
        lineId: requiredId('Choose the material'),
        quantityMilli: optionalField(lineMilli),
        wasteMilli: optionalCount('Enter what was lost'),
      }),
    )
    .nullish(),
})

const Line = PieceLine.extend({
  purpose: LinePurpose.nullish().describe(
    '`goods` by default. To a supplier and from a customer `material`, `tooling` or `return`; these have a challan',
  ),
  quantity: optionalNumber(2_147_483_647, 'Enter how many pieces').describe('Pieces; not of material and tools'),
  quantityMilli: optionalField(lineMilli).describe('Thousandths, of material and tools'),
  uqc: optionalChoice(z.enum(Uqcs, 'Choose a unit')).describe('The unit of material and tools'),
  description: optionalText(200).optional().describe('The name of material and tools'),
  hsn: optionalField(GoodsHsn).describe('The HSN of material and tools; without it that of the goods in the terms'),
  valuePaise: optionalField(paise()).describe('The value of material and tools, without tax'),
  owner: optionalChoice(GoodsOwner).describe(
    'The owner of material and tools; from the hub to a supplier `operator` by default',
  ),
  capital: z.boolean().nullish().describe('Capital goods: they are back in three years instead of one'),
})
  .refine(({ purpose, quantity }) => isMaterial(purpose) || quantity, {
    path: ['quantity'],
    message: 'Enter how many pieces',
  })
  .refine(({ purpose, quantity }) => !isMaterial(purpose) || !quantity, {
    path: ['quantity'],
    message: 'Material and tools have a quantity in their unit',
  })

const isMaterial = (purpose: LinePurpose | null | undefined) => purpose === 'material' || purpose === 'tooling'

const Lines = z
  .array(Line, { error: 'Choose at least one order' })
  .min(1, 'Choose at least one order')
  .max(LINES_MAX, `At most ${LINES_MAX} lines`)
  .refine((lines) => {
    const orders = lines.filter(({ purpose }) => !isMaterial(purpose)).map(({ workorderId }) => workorderId)
    return new Set(orders).size === orders.length
  }, 'Choose each order once')

const Paper = z.object({
  kind: ShipmentPaperKind,
  number: requiredText('Enter the number of the document', 16),
  on: pastDay,
})

export const ShipmentForm = z.object({
  leg: ShipmentLeg.describe(
    'The way that the goods go. Suppliers pack `to_hub`, admins any; `from_hub` asks for what is at the hub. `to_site`: what a driver fetches at the shop',
  ),
  confirmSite: z
    .boolean({ error: 'Say true or false' })
    .optional()
    .describe('Required for `to_site`: the driver sees both gates'),
  lines: Lines,
  ...travel,
  paper: Paper.nullish().describe('To the hub: the document of its supplier, from a customer that of the customer'),
  photos: z
    .array(
      z.object({
        id: z.int().min(1).max(2_147_483_647).describe('An upload with the purpose `photo`'),
        workorderId: requiredId('Choose an order'),
        document: ShipmentPhoto,
      }),
    )
    .max(PHOTOS_MAX, `At most ${PHOTOS_MAX} photos`)
    .nullish(),
  send: z.boolean().optional().describe('It leaves at once'),
  on: pastDay.optional().describe('With `send`: the day on which it left; today by default'),
})

export const ShipmentChangeForm = z.object({
  ...travel,
  lines: Lines.optional().describe('Until it is sent'),
  paper: Paper.nullish().describe('Until it is sent'),
})

const KG_MAX = GRAMS_MAX / 1000

const weightKg = z
  .preprocess(
    (value) => (value === '' || value === null ? null : Number(value)),
    z
      .number('Enter a weight in kg')
      .min(0.001, 'Enter a weight in kg')
      .max(KG_MAX, 'Enter a weight up to 40 tonnes')
      .nullish(),
  )
  .describe('Kilograms')

/** What a shop changes of goods that a driver fetches, as a form asks for it. */
export const PackagesForm = z.object({ packages: travel.packages, weightKg })

/** What is packed and how it travels, as a form asks for it. */
export const PackForm = z
  .object({
    lines: z.array(PackedPieces).min(1, 'Choose at least one order'),
    packages: travel.packages,
    weightKg,
    carrier: travel.carrier,
    vehicle: travel.vehicle,
    docketNo: travel.docketNo,
    distanceKm: travel.distanceKm,
    paperKind: optionalChoice(ShipmentPaperKind),
    paperNumber: optionalText(16),
    paperOn: optionalField(pastDay),
    note: travel.note,
    plannedOn: travel.plannedOn,
    confirmSite: z.boolean().optional(),
    send: z.boolean().optional(),
  })
  .refine(({ paperKind, paperNumber }) => !paperKind || paperNumber, {
    path: ['paperNumber'],
    message: 'Enter the number of the document',
  })
  .refine(({ paperKind, paperNumber }) => paperKind || !paperNumber, {
    path: ['paperKind'],
    message: 'Choose the document',
  })
  .refine(({ paperKind, paperOn }) => !paperKind || paperOn, { path: ['paperOn'], message: 'Enter a day up to today' })

export type PackIn = z.input<typeof PackForm>
export type PackOut = z.output<typeof PackForm>

/** Material, tools or rejected pieces of an order, and how they travel, as a form asks for it. */
export const MaterialForm = z.object({
  leg: z.enum(['to_supplier', 'from_customer', 'from_hub'], { error: 'Choose where it goes' }),
  workorderId: requiredId('Choose an order'),
  lines: z
    .array(
      z.object({
        purpose: LinePurpose.extract(['material', 'tooling', 'return'], { error: 'Choose what travels' }),
        quantityMilli: lineMilli,
        uqc: optionalChoice(z.enum(Uqcs, 'Choose a unit')),
        description: optionalText(200),
        hsn: optionalField(GoodsHsn),
        valuePaise: optionalField(paise()),
        owner: optionalChoice(GoodsOwner),
        capital: z.enum(['yes', 'no']),
      }),
    )
    .min(1, 'Enter what travels')
    .max(LINES_MAX, `At most ${LINES_MAX} lines`),
  packages: travel.packages,
  carrier: travel.carrier,
  vehicle: travel.vehicle,
  docketNo: travel.docketNo,
  distanceKm: travel.distanceKm,
  paperNumber: optionalText(16),
  paperOn: optionalField(pastDay),
  note: travel.note,
})
export type MaterialIn = z.input<typeof MaterialForm>
export type MaterialOut = z.output<typeof MaterialForm>

/** Material or tools that a shop sends back as they are, as a form asks for it. */
export const SendBackForm = z.object({
  quantityMilli: lineMilli,
  packages: travel.packages,
  carrier: travel.carrier,
  vehicle: travel.vehicle,
  distanceKm: travel.distanceKm,
  paperKind: ShipmentPaperKind,
  paperNumber: requiredText('Enter the number of the document', 16),
  paperOn: pastDay,
})

/** Why a shipment is cancelled, as a form asks for it. */
export const CancelShipmentForm = z.object({ reason: requiredText('Say why', 500) })

export const ShipmentStatusForm = z
  .object({
    status: ShipmentStatus.extract(['sent', 'delivered', 'cancelled']),
    on: pastDay.optional().describe('The day on which it left or arrived; today by default'),
    receivedBy: optionalText(100),
    reason: optionalText(500).describe('Required to cancel'),
  })
  .refine(({ status, reason }) => status !== 'cancelled' || reason, { path: ['reason'], message: 'Say why' })

/** A whole number from 0. */
const countOf = (message: string) => wholeNumber(message).pipe(z.number().min(0, message))

export const CountedLine = z
  .object({
    id: requiredId('Choose a line'),
    received: countOf('Enter how many pieces came').describe('Pieces; of material and tools thousandths'),
    rejected: optionalCount('Enter how many pieces you reject').describe(
      'Pieces of those that came; of material and tools thousandths',
    ),
    kind: ProblemKind.nullish().describe('The fault of rejected pieces'),
    description: optionalText(5_000).describe('Required with rejected pieces'),
    wanted: ProblemWanted.nullish().describe('Required of customers with rejected pieces'),
    files: z
      .array(z.object({ id: z.int().min(1).max(2_147_483_647) }), { error: 'Choose a file' })
      .max(PHOTOS_MAX, `At most ${PHOTOS_MAX} photos`)
      .nullish()
      .describe('Uploads that show rejected pieces: customers send at least one photo'),
  })
  .refine(({ rejected, description }) => !rejected || (description?.length ?? 0) >= 10, {
    path: ['description'],
    message: 'Say why in at least 10 characters',
  })

export const ReceiveForm = z.object({
  deliveredOn: pastDay,
  receivedBy: optionalText(100),
  lines: z
    .array(CountedLine, { error: 'Count every line' })
    .min(1, 'Count every line')
    .max(LINES_MAX, 'Count every line'),
})

export const CorrectionForm = z.object({
  received: positiveNumber('Enter how many pieces came'),
  note: requiredText('Say why in at least 10 characters', 500, 10),
})

export const ChallanForm = z.object({
  reason: ChallanReason,
  note: optionalText(300),
})

export const shipments = {
  list: listEndpoint('/api/shipments', 'Shipments: your own, or all (admins)', Shipment, {
    status: z
      .enum([...ShipmentStatus.options, 'moving', 'toReceive', 'toSend', 'leaving', 'papers'])
      .optional()
      .describe(
        'A status, or `moving` for those that are sent and not counted; `toReceive` and `leaving`: of these to the hub and to customers, `toSend`: planned for customers; `papers`: those that lack a document or an e-way bill, or whose e-way bill ends today or has ended',
      ),
    leg: ShipmentLeg.optional(),
    workorderId: optionalId,
    from: day().optional().describe('Sent on this day or later'),
    to: day().optional().describe('Sent on this day or before'),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/shipments/{id}',
    summary: 'One shipment',
    params: idParam,
    answer: Shipment,
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/shipments',
    summary: 'Pack pieces of one or more orders, or material and tools for them',
    note: 'A planned shipment reserves its pieces. With `send` it leaves at once.',
    idempotent: true,
    body: ShipmentForm,
    answer: Shipment,
    status: 201,
    refuses: ['conflict'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/shipments/{id}',
    summary: 'Change how goods travel',
    note: 'Absent keys stay as they are. Lines and document change until it is sent. `to_site`: its supplier changes `packages` and `weightGrams`.',
    params: idParam,
    body: ShipmentChangeForm,
    answer: Shipment,
    refuses: ['conflict'],
  }),
  move: endpoint({
    method: 'PATCH',
    path: '/api/shipments/{id}/status',
    summary: 'Send a shipment, record its arrival, or cancel it',
    note: 'Its sender sends and cancels it, its receiver records the arrival. `to_site`: an admin cancels it, its supplier sends it, too. Goods leave with a document, packages, a carrier or a vehicle, and the photos that their orders require.',
    params: idParam,
    body: ShipmentStatusForm,
    answer: Shipment,
    refuses: ['conflict'],
  }),
  receive: endpoint({
    method: 'PATCH',
    path: '/api/shipments/{id}/receive',
    summary: 'Count the goods that arrived',
    note: 'Every line is counted. Rejected pieces become a problem of that many; the order and its other pieces go on.',
    params: idParam,
    body: ReceiveForm,
    answer: Shipment,
    refuses: ['conflict'],
  }),
  enterEway: endpoint({
    method: 'PATCH',
    path: '/api/shipments/{id}/papers/{paperId}',
    summary: 'Enter the e-way bill of a document',
    note: 'Until the goods are counted. Goods of a document that needs one leave only with its number.',
    params: idParam.extend({ paperId: idParam.shape.id }),
    body: EwayBillForm,
    answer: Shipment,
    refuses: ['conflict'],
  }),
  correct: endpoint({
    method: 'PATCH',
    path: '/api/shipments/{id}/lines/{lineId}',
    summary: 'Correct the count of a line',
    note: 'Until the problem of its rejected pieces is decided.',
    params: idParam.extend({ lineId: idParam.shape.id }),
    body: CorrectionForm,
    answer: Shipment,
    refuses: ['conflict'],
  }),
  eway: endpoint({
    method: 'GET',
    path: '/api/shipments/{id}/eway',
    summary: 'The file for the e-way bill portal',
    note: 'All documents of a shipment to the hub, or ours of one from there (admins), as the portal takes them in bulk. 409 while something that it asks for is missing.',
    params: idParam,
    download: 'application/json',
    refuses: ['conflict'],
  }),
  labels: endpoint({
    method: 'GET',
    path: '/api/shipments/{id}/labels',
    summary: 'Labels for the boxes of a shipment as PDF',
    note: 'A6, one for each package, with shipment, orders, pieces, weight and a QR code. They have no names and no numbers of documents. `carrier`: with the address of the receiver, from the hub; for admins, of goods that leave us or a supplier for a customer.',
    params: idParam,
    query: z.object({ for: z.enum(['box', 'carrier'], { error: 'Choose box or carrier' }).default('box') }),
    download: 'application/pdf',
    refuses: ['conflict', 'unavailable'],
  }),
  issueChallan: endpoint({
    method: 'POST',
    path: '/api/shipments/{id}/challan',
    summary: 'Issue the delivery challan of a shipment from the hub',
    note: 'For goods that no invoice covers (Rule 55), before they leave. To a customer: `lot` for parts of an invoice, which it names, `later` where the invoice follows, `return`, `other`. To a supplier: `jobwork` for material, `return`, `other`.',
    idempotent: true,
    params: idParam,
    body: ChallanForm,
    answer: Shipment,
    status: 201,
    refuses: ['conflict'],
  }),
  challan: endpoint({
    method: 'GET',
    path: '/api/shipments/{id}/challan',
    summary: 'The delivery challan of a shipment as PDF',
    note: 'The first rendering is kept. Of a cancelled shipment it says so.',
    params: idParam,
    query: z.object({ copy: PaperCopy.default('original') }),
    download: 'application/pdf',
    refuses: ['unavailable'],
  }),
}
