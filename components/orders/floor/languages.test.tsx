import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { QueueItem } from '@/lib/client/queue/item'
import { ViewerProvider } from '@/lib/client/viewer'
import { WordsProvider } from '@/lib/client/words'
import { FloorOrder } from '@/lib/contract/orders/floor'
import { Report } from '@/lib/contract/orders/report'
import { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { languages, type Language } from '@/lib/terms/language'
import { wordsOf } from '@/lib/terms/words/words-of'
import { AskDocument } from './AskDocument'
import CardActions from './CardActions'
import CardQuestions from './CardQuestions'
import { FloorLine } from './FloorLine'
import { LastAct } from './LastAct'
import { LanguageChoice } from './LanguageChoice'
import PackedForm from './PackedForm'
import ProblemForm from './ProblemForm'
import { Cells } from '../reports/cells'
import { GridPhone } from '../reports/grid/GridPhone'
import { GridTable } from '../reports/grid/GridTable'
import { ReportFacts } from '../reports/ReportFacts'
import { ReportFoot } from '../reports/ReportFoot'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import Scan from './Scan'

const order = FloorOrder.parse({
  id: 12,
  projectName: null,
  machineName: null,
  processName: null,
  quantity: 40,
  material: null,
  partNumber: null,
  closure: null,
  status: 'started',
  since: '2026-11-26T05:00:00Z',
  dueDate: null,
  inquiryId: 3,
  pictureFile: null,
  missing: ['packing_photo'],
  report: null,
  firstArticle: null,
  firstArticleReport: null,
  ndaMissing: true,
  toPack: 40,
  nextDelivery: { quantity: 12, day: '2026-12-03' },
  shipmentPhotos: ['packing_photo'],
  drawings: [{ id: 1, name: 'INQ-0003-1.pdf', size: 9 }],
})
const firstArticle = {
  askedAt: '2026-11-27T05:00:00Z',
  reportId: null,
  fileName: null,
  decidedAt: null,
  decidedRole: null,
  note: '25.3',
}
const item = (id: number, more: object) =>
  ({
    id,
    order: 12,
    member: 7,
    key: 'k',
    doneAt: '2026-11-26T05:00:00Z',
    tries: 0,
    blobs: [],
    state: 'waiting',
    ...more,
  }) as unknown as QueueItem
const status = { kind: 'status', body: { status: 'started', from: 'pending' } }
const items = [
  item(1, { ...status, state: 'conflict', now: { status: 'issues', since: '2026-11-26T06:00:00Z' } }),
  item(2, { kind: 'problem', body: {}, state: 'refused', refusal: { code: 'conflict', message: 'In English' } }),
  item(3, status),
  item(4, { kind: 'photo', body: {}, state: 'asking' }),
  item(5, { kind: 'shipment', body: { quantity: 12 }, state: 'refused', refusal: { code: 'conflict', path: 'eway' } }),
]
const viewer = {
  role: 'supplier',
  verified: true,
  recheck: false,
  suspended: false,
  member: { role: 'floor', approvalLimit: null },
} as const
const nothing = () => {}
const no = async () => {}

const size = { place: 0, unit: 'mm', nominal: 25, plus: 0.02, minus: 0, critical: true }
const report = Report.parse({
  id: 1,
  workorderId: 12,
  kind: 'inspection',
  version: 2,
  status: 'draft',
  lotSize: 500,
  lotId: null,
  plan: 'iso2859',
  aql: '2.5',
  letter: 'H',
  sampleSize: 50,
  acceptMax: 3,
  verdict: 'open',
  failed: 0,
  open: 0,
  finalAt: null,
  createdAt: '2026-11-26T05:00:00Z',
  instruments: null,
  note: null,
  characteristics: [
    { ...size, id: 1, name: '1' },
    { ...size, id: 2, name: '2', nominal: null },
  ],
  measurements: [
    { characteristicId: 1, sample: 1, value: 25.01, ok: null, passes: true },
    { characteristicId: 1, sample: 2, value: 26, ok: null, passes: false },
    { characteristicId: 2, sample: 1, value: null, ok: true, passes: true },
    { characteristicId: 2, sample: 2, value: null, ok: false, passes: false },
  ],
})
const cells = new Cells(report, { send: no })
cells.write(report.characteristics[0]!, 3, '1..2')
const grid = { report, cells, onEdit: nothing, begin: null }

/** What the floor shares with the office. */
const shared: [name: string, part: ReactNode][] = [
  ['what a report comes to', <ReportFacts key="facts" report={report} cells={cells} heat="7" />],
  ...(['five', 'all', 'one'] as const).map((plan): [string, ReactNode] => [
    `the plan ${plan}`,
    <ReportFacts key={plan} report={{ ...report, plan, aql: null, letter: null, status: 'final' }} cells={cells} />,
  ]),
  ['the foot of a report', <ReportFoot key="foot" report={report} cells={cells} />],
  ['the grid on a phone', <GridPhone key="phone" {...grid} readOnly={false} />],
  ['the grid as a table', <GridTable key="table" {...grid} readOnly={false} />],
  ['a final grid', <GridTable key="final" {...grid} readOnly />],
  [
    'what could not be loaded',
    <ErrorState key="error" title="1" problem={{ message: '2', extra: { requestId: '3' } }} onRetry={nothing} />,
  ],
]

const parts: [name: string, part: ReactNode][] = [
  ['the question of a photo', <AskDocument key="1" order={order} photos={items.slice(3)} />],
  ['conflict, refusal and an old update', <CardQuestions key="2" order={order} items={items} />],
  ['the line without updates', <FloorLine key="3" items={[]} sent="all" readAt="10:05" />],
  ...(['all', 'later', 'signIn', 'other'] as const).map((sent): [string, ReactNode] => [
    `the line after ${sent}`,
    <FloorLine key={sent} items={items.slice(2)} sent={sent} readAt="10:05" />,
  ]),
  ...WorkorderStatus.options.map((status): [string, ReactNode] => [
    `the buttons of ${status}`,
    <CardActions
      key={status}
      order={{ ...order, status }}
      member={7}
      items={[]}
      onMeasure={nothing}
      onDrawing={nothing}
    />,
  ]),
  ...(['missing', 'asked', 'rejected'] as const).map((state): [string, ReactNode] => [
    `the first article that is ${state}`,
    <CardActions
      key={state}
      order={{ ...order, firstArticle: { ...firstArticle, state } }}
      member={7}
      items={[]}
      onMeasure={nothing}
      onDrawing={nothing}
    />,
  ]),
  ['what waits', <LastAct key="4" order={order} member={7} items={items.slice(2, 3)} status="started" done={null} />],
  ['the form of a problem', <ProblemForm key="5" order={order} failure={null} onSend={no} onClose={nothing} />],
  [
    'the form of packed goods',
    <PackedForm key="7" order={order} left={40} failure={null} onSend={no} onClose={nothing} />,
  ],
  ['the scanner', <Scan key="6" onFound={nothing} onClose={nothing} />],
  ...shared,
]

const drawn = (language: Language, part: ReactNode) =>
  renderToStaticMarkup(
    <WordsProvider language={language} words={wordsOf[language]}>
      <ViewerProvider viewer={viewer}>{part}</ViewerProvider>
    </WordsProvider>,
  )

const inTheOffice = (part: ReactNode) => renderToStaticMarkup(<ViewerProvider viewer={viewer}>{part}</ViewerProvider>)

/** What a person reads, or is read to: words between tags, and names of buttons and fields. */
const readIn = (html: string) =>
  [...html.matchAll(/>([^<]+)<|(?:aria-label|title)="([^"]*)"/g)].map(([, text, label]) => text ?? label).join('\n')

test.each(parts)('%s has no English left in Hindi and Marathi', (_, part) => {
  for (const language of ['hi', 'mr'] as const) {
    const words = readIn(drawn(language, part)).replace(/WO-\d+|COC|ISO 2859-1|AQL|mm|कोड H/g, '')
    expect(words).toMatch(/[\u0904-\u0939]/)
    expect(words).not.toMatch(/[A-Za-z]/)
  }
})

test('each language is offered by its own name', () => {
  const html = drawn('hi', <LanguageChoice />)
  for (const name of Object.values(languages)) expect(html).toContain(`>${name}</option>`)
})

test.each(shared)('%s reads in English on the floor as in the office', (_, part) => {
  expect(readIn(drawn('en', part))).toBe(readIn(inTheOffice(part)))
})
