import type { EntityType } from '../../../terms/nouns'
import type { HitKind } from '../../../contract/desk/search'
import { raw, sql, type Sql } from '../../../infra/db/db'
import { folded } from '../../../infra/db/text-search'
import { money } from '../../../terms/format'
import { isFloor } from '../../../terms/member-roles'
import type { Viewer } from '../../../rules/core/permissions'
import { accountText } from '../../people/accounts/account'
import { hitsWhatIsRead, readBy } from '../../facts/texts-as-read'
import { statusFor, visibleInquiries } from '../../trade/inquiries/visible-inquiries'
import { ordersOfHeat } from '../../orders/lots/lot'
import { visibleMachines } from '../../trade/machines/machine'
import { visibleProcesses } from '../../trade/processes/process'
import { visibleQuotations } from '../../trade/quotations/quotation'
import { stateFor, visibleRfqs } from '../../trade/rfqs/rfq'
import { visibleRequests } from '../../trade/workorder-requests/request'
import { visibleWorkorders } from '../../facts/workorders'

/** How one kind is searched and shown. */
export type Place = {
  kind: HitKind
  /** Its entity type, for links and ids. */
  entity: EntityType
  from: Sql
  id: Sql
  title: Sql
  sub: Sql
  /** Formats `sub`. */
  format?: (sub: string) => string
  status: Sql
  visible: Sql
  /** Of one table: an OR over two has no index. */
  texts: Text[]
  /** Texts whose beginning counts, where it differs from `texts`. */
  begin?: Text[]
  /** Texts of other tables, each asked by itself. */
  apart?: Text[]
}

/** Conditions on a text: `hits` is asked of it as the search index has it, and as the viewer reads it. */
type Text = (hits: (text: Sql) => Sql) => Sql

const plain =
  (text: Sql): Text =>
  (hits) =>
    hits(text)

/** A text of an inquiry `i` that crosses to the other side. */
const ofInquiry =
  (viewer: Viewer, field: string, column: Sql): Text =>
  (hits) =>
    sql`(${hits(folded(column))} AND ${hitsWhatIsRead(viewer, 'i', field, column, hits)})`

/** The kinds that this viewer may search, in the order of the results. Companies only for admins. */
export function placesFor(viewer: Viewer): Place[] {
  if (isFloor(viewer)) return [workorders(viewer), machines(viewer), processes(viewer)]
  const trade = [workorders(viewer), quotations(viewer), inquiries(viewer), rfqs(viewer)]
  if (viewer.role === 'customer') return trade
  const shop = [machines(viewer), processes(viewer), requests(viewer)]
  return viewer.role === 'supplier' ? [...trade, ...shop] : [...companies, ...trade, ...shop]
}

const nothing = sql`NULL::text`
const project = (viewer: Viewer) => ({
  title: readBy(viewer, 'i', 'projectName', sql`i.project_name`),
  texts: [ofInquiry(viewer, 'projectName', sql`i.project_name`), ofInquiry(viewer, 'partNumber', sql`i.part_number`)],
})

/** The customer's order number; suppliers never find by it. */
const poNumber = ({ role }: Viewer, column: Sql): Text[] => (role === 'supplier' ? [] : [plain(folded(column))])

/** The heats that an order is made from. */
const heat: Text = (hits) => sql`w.id IN (${ordersOfHeat(hits)})`

const workorders = (viewer: Viewer): Place => ({
  kind: 'workorder',
  entity: 'workorder',
  id: sql`w.id`,
  ...project(viewer),
  apart: [...poNumber(viewer, sql`w.po_number`), heat],
  title: sql`coalesce(${project(viewer).title}, ${readBy(viewer, 'm', 'name', sql`m.name`)}, '')`,
  from: sql`work_orders w JOIN users s ON s.id = w.supplier_id LEFT JOIN inquiries i ON i.id = w.inquiry_id
    LEFT JOIN users c ON c.id = i.customer_id LEFT JOIN machines m ON m.id = w.machine_id`,
  sub: viewer.role === 'admin' ? sql`concat_ws(' · ', c.company_name, s.company_name)` : nothing,
  status: sql`CASE WHEN w.cancelled THEN 'cancelled' ELSE w.status::text END`,
  visible: visibleWorkorders(viewer),
})

const quotations = (viewer: Viewer): Place => ({
  kind: 'quotation',
  entity: 'quotation',
  id: sql`q.id`,
  ...project(viewer),
  apart: poNumber(viewer, sql`q.po_number`),
  from: sql`quotations q JOIN inquiries i ON i.id = q.inquiry_id LEFT JOIN users s ON s.id = q.supplier_id`,
  ...(viewer.role === 'admin'
    ? { sub: sql`s.company_name` }
    : { sub: sql`q.price::text`, format: (price: string) => money(Number(price)) }),
  status: sql`q.status::text`,
  visible: visibleQuotations(viewer),
})

const inquiries = (viewer: Viewer): Place => ({
  kind: 'inquiry',
  entity: 'inquiry',
  id: sql`i.id`,
  ...project(viewer),
  from: sql`inquiries i JOIN users c ON c.id = i.customer_id`,
  sub: viewer.role === 'admin' ? sql`c.company_name` : readBy(viewer, 'i', 'material', sql`i.material`),
  status: sql`${statusFor(viewer)}::text`,
  visible: visibleInquiries(viewer),
})

/** A request has a name for its customer and admins alone: a supplier finds it by its id. */
const rfqs = (viewer: Viewer): Place => {
  const isSupplier = viewer.role === 'supplier'
  return {
    kind: 'rfq',
    entity: 'rfq',
    id: sql`r.id`,
    title: isSupplier ? sql`'Request for quotation'` : sql`coalesce(r.name, 'Without a name')`,
    from: sql`rfqs r JOIN users k ON k.id = r.customer_id`,
    sub: viewer.role === 'admin' ? sql`k.company_name` : isSupplier ? nothing : sql`r.reference`,
    status: stateFor(viewer),
    visible: visibleRfqs(viewer),
    texts: isSupplier ? [] : [plain(folded(sql`r.name`)), plain(folded(sql`r.reference`))],
  }
}

const machines = (viewer: Viewer): Place => ({
  kind: 'machine',
  entity: 'machine',
  id: sql`m.id`,
  title: sql`m.name`,
  from: sql`machines m JOIN users s ON s.id = m.supplier_id`,
  sub: viewer.role === 'admin' ? sql`concat_ws(' · ', m.model, s.company_name)` : sql`m.model`,
  status: sql`CASE m.approval_status WHEN 'approved' THEN m.status::text ELSE m.approval_status::text END`,
  visible: visibleMachines(viewer),
  texts: [plain(folded(sql`m.name`)), plain(folded(sql`m.model`))],
})

const processes = (viewer: Viewer): Place => ({
  kind: 'process',
  entity: 'process',
  id: sql`p.id`,
  title: sql`p.name`,
  from: sql`processes p JOIN users s ON s.id = p.supplier_id`,
  sub: viewer.role === 'admin' ? sql`s.company_name` : nothing,
  status: sql`p.status::text`,
  visible: visibleProcesses(viewer),
  texts: [plain(folded(sql`p.name`))],
})

const requests = (viewer: Viewer): Place => ({
  kind: 'workorderrequest',
  entity: 'workorderrequest',
  id: sql`r.id`,
  title: sql`m.name`,
  from: sql`work_order_requests r JOIN machines m ON m.id = r.machine_id JOIN users s ON s.id = r.supplier_id`,
  sub: viewer.role === 'admin' ? sql`s.company_name` : nothing,
  status: sql`r.status::text`,
  visible: visibleRequests(viewer),
  texts: [plain(folded(sql`m.name`))],
})

const companies = (['customer', 'supplier'] as const).map((kind): Place => ({
  kind,
  entity: 'user',
  id: sql`u.id`,
  title: sql`u.company_name`,
  from: sql`users u`,
  sub: sql`concat_ws(' · ', u.contact_name, u.email)`,
  status: sql`CASE WHEN u.suspended_at IS NOT NULL THEN 'suspended' WHEN u.verified THEN 'verified' ELSE 'pending' END`,
  visible: sql`u.role = ${raw(`'${kind}'`)}`,
  texts: [plain(accountText)],
  begin: [plain(folded(sql`u.company_name`))],
}))
