import { writeCursor } from '@/lib/domain/core/cursor'
import type { Sizes } from './fill'

type Role = 'admin' | 'supplier' | 'customer'
type Request = {
  method?: 'GET' | 'POST' | 'PATCH'
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** One kind of request, who sends it, and how many at once. */
export type Load = { name: string; as: Role; requests: (sizes: Sizes) => Request[]; connections?: number }

const PAGE = 50
const get = (name: string, as: Role, ...paths: string[]): Load => ({
  name,
  as,
  requests: () => paths.map((path) => ({ path })),
})
const json = { 'content-type': 'application/json' }

/** The page after so many rows of a list that is sorted by id, newest first. */
const pageAfter = (rows: number, of: number) =>
  writeCursor({ sort: '-id', value: of - rows, id: of - rows, back: false })

/** A form with one file of 10 MB. */
function upload(): Request {
  const edge = 'bench'
  const part = (head: string) => `--${edge}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(`${part('name="purpose"')}workorder\r\n${part('name="file"; filename="report.pdf"')}%PDF-1.7`),
    Buffer.alloc(10 * 1_048_576 - 8, 32),
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
  return {
    method: 'POST',
    path: '/api/files',
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    body,
  }
}

const STATUSES = ['started', 'in_progress', 'quality_check', 'issues', 'pending']

export const loads: Load[] = [
  get('current user', 'supplier', '/api/user'),
  get('own 50 orders', 'supplier', `/api/workorders?limit=${PAGE}`),
  {
    name: "admin's page 50 of orders",
    as: 'admin',
    requests: ({ orders }) => [{ path: `/api/workorders?limit=${PAGE}&cursor=${pageAfter(49 * PAGE, orders)}` }],
  },
  get(
    'customer search',
    'admin',
    ...['castings', 'nashik', 'dev menon', 'pumps llp', '27c4'].map(
      (q) => `/api/customers?limit=${PAGE}&q=${encodeURIComponent(q)}`,
    ),
  ),
  get('page of 50 rows', 'supplier', '/supplier/workorders'),
  {
    name: 'submit an inquiry',
    as: 'customer',
    requests: () => [
      {
        method: 'POST',
        path: '/api/inquiries',
        headers: json,
        body: JSON.stringify({ projectName: 'Flange', description: 'Turned and drilled, rev B', quantity: 25 }),
      },
    ],
  },
  {
    // One connection: each of the orders goes from status to status in turn.
    name: "change an order's status",
    as: 'admin',
    connections: 1,
    requests: () =>
      STATUSES.flatMap((status) =>
        Array.from({ length: 40 }, (_, n) => ({
          method: 'PATCH' as const,
          path: `/api/workorders/${n + 1}/status`,
          headers: json,
          body: JSON.stringify({ status, notes: '' }),
        })),
      ),
  },
  { name: 'upload of 10 MB', as: 'supplier', connections: 4, requests: () => [upload()] },
]

const counted = (path: string) => `/api/${path}${path.includes('?') ? '&' : '?'}limit=10&counts=true`
/** As an admin, of the first hundred inquiries in turn: each has an order, and offers that were made on it. */
const ofInquiries = (name: string, path: (id: number) => string): Load =>
  get(`admin ${name}`, 'admin', ...Array.from({ length: 100 }, (_, i) => `/api/${path(i + 1)}`))
const list = (as: Role, path: string) => get(`${as} ${path}`, as, counted(path))
const everyone = (as: Role): Load[] => [
  ...['workorders', 'inquiries', 'quotations', 'notifications'].map((path) => list(as, path)),
  get(`${as} dashboard`, as, '/api/dashboard'),
  get(`${as} tasks`, as, '/api/dashboard/tasks'),
  get(`${as} trends`, as, '/api/dashboard/trends'),
]

/** Every list and dashboard of each role. */
export const lists: Load[] = [
  ...everyone('admin'),
  ...everyone('supplier'),
  ...everyone('customer'),
  ...['machines', 'processes', 'customers', 'suppliers', 'audit'].map((path) => list('admin', path)),
  ...['machines', 'processes'].map((path) => list('supplier', path)),
  {
    name: 'admin workorders, page 1,000',
    as: 'admin',
    requests: ({ orders }) => [{ path: `${counted('workorders')}&cursor=${pageAfter(9_990, orders)}` }],
  },
  get('admin workorders by due date', 'admin', `${counted('workorders')}&sort=dueDate`),
  get('admin workorders with issues', 'admin', `${counted('workorders')}&status=issues`),
  get('admin payments', 'admin', '/api/payments'),
  // Goods: what each role looks at first, what waits, and the archive.
  ...['', '?status=toReceive', '?status=toSend', '?status=leaving', '?status=papers', '?status=received'].map((q) =>
    list('admin', `shipments${q}`),
  ),
  ...['shipments?status=planned', 'shipments?status=received', 'materials?status=pending'].map((path) =>
    list('supplier', path),
  ),
  ...['shipments?status=moving', 'shipments?status=received'].map((path) => list('customer', path)),
  ...['materials?status=pending', 'materials?status=due', 'materials?status=back'].map((path) => list('admin', path)),
  // As the dialogs of shipments offer them.
  ...['toPack', 'toSend'].map((what) =>
    get(`admin workorders ${what}`, 'admin', `/api/workorders?${what}=true&sort=dueDate&limit=100`),
  ),
  // Requests for many parts: drafts first, as customers look at them.
  ...['rfqs', 'rfqs?state=open'].map((path) => list('admin', path)),
  ...['rfqs', 'rfqs?state=open'].map((path) => list('supplier', path)),
  // As the screen of a supplier asks for them.
  get('supplier rfqs to answer', 'supplier', '/api/rfqs?state=open&limit=20'),
  list('customer', 'rfqs?sort=drafts'),
  list('admin', 'invoices/to-issue?sort=since'),
  list('supplier', 'workorders?toPack=true'),
  // The conversation around an inquiry.
  list('admin', 'messages?state=held'),
  ...['', '/questions', '/bidders', '/revisions'].map((path) =>
    ofInquiries(`inquiry${path}`, (id) => `inquiries/${id}${path}`),
  ),
  ofInquiries('quotations of an inquiry', (id) => `quotations?inquiryId=${id}&limit=50`),
]
