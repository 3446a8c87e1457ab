import { type listQueries, type ListName } from '../../../contract/desk/lists'
import type { Act, Viewer } from '../../../rules/core/permissions'
import { toCustomer, toSupplier } from '../../people/accounts/account'
import { accountPlan } from '../../people/accounts/list-accounts'
import { auditColumns, timedSelect, toTimed } from '../audit/export-audit'
import { auditPlan } from '../audit/list-audit'
import type { CsvColumn } from '../../core/csv'
import type { ListPlan } from '../../core/list'
import { readerOf } from '../../core/visible-fields'
import { toInquiry } from '../../trade/inquiries/inquiry'
import { inquiryPlan } from '../../trade/inquiries/list-inquiries'
import { machinePlan } from '../../trade/machines/list-machines'
import { toMachine } from '../../trade/machines/machine'
import { paymentColumns, paymentSelect } from '../../money/payments/export-payments'
import { processPlan } from '../../trade/processes/list-processes'
import { toProcess } from '../../trade/processes/process'
import { quotationPlan } from '../../trade/quotations/list-quotations'
import { toQuotation } from '../../trade/quotations/quotation'
import { workorderPlan } from '../../orders/workorders/list-workorders'
import { toWorkorder } from '../../orders/workorders/workorder'
import { customerColumns, supplierColumns } from './columns/account-columns'
import { machineColumns, processColumns } from './columns/capability-columns'
import { columnsOf, type Column } from './columns/columns'
import { inquiryColumns } from './columns/inquiry-columns'
import { quotationColumns } from './columns/quotation-columns'
import { workorderColumns } from './columns/workorder-columns'

type Asked<L extends ListName> = (typeof listQueries)[L]['_output']

/** A list as a whole: who may list it, how it is read, and its columns as CSV. */
type Listed<L extends ListName> = {
  act: Act
  plan: (viewer: Viewer, asked: Asked<L>) => ListPlan
  columns: (viewer: Viewer) => CsvColumn<never>[]
}

/** Columns over what the viewer's role reads of a row. */
const over =
  <Row, Item>(to: (row: Row, viewer: Viewer) => Item, columns: (viewer: Viewer) => Column<Item>[]) =>
  (viewer: Viewer): CsvColumn<Row>[] =>
    columnsOf(columns(viewer), readerOf(viewer)).map(([head, of]) => [head, (row) => of(to(row, viewer))])

/** The lists that can be exported and saved as views. They read by the plan of the list itself. */
export const listed: { [L in ListName]: Listed<L> } = {
  workorders: { act: 'workorder.list', plan: workorderPlan, columns: over(toWorkorder, workorderColumns) },
  inquiries: { act: 'inquiry.list', plan: inquiryPlan, columns: over(toInquiry, inquiryColumns) },
  quotations: { act: 'quotation.list', plan: quotationPlan, columns: over(toQuotation, () => quotationColumns) },
  customers: {
    act: 'account.customers',
    plan: (viewer, asked) => accountPlan(viewer, 'customer', asked),
    columns: over(toCustomer, () => customerColumns),
  },
  suppliers: {
    act: 'account.suppliers',
    plan: (viewer, asked) => accountPlan(viewer, 'supplier', asked),
    columns: over(toSupplier, () => supplierColumns),
  },
  machines: { act: 'machine.list', plan: machinePlan, columns: over(toMachine, () => machineColumns) },
  processes: { act: 'process.list', plan: processPlan, columns: over(toProcess, () => processColumns) },
  payments: {
    act: 'payment.ledger',
    plan: (viewer, asked) => ({
      ...workorderPlan(viewer, { ...asked, priced: 'true', limit: 1 }),
      select: paymentSelect,
      defaultSort: '-completedDate',
    }),
    columns: () => paymentColumns,
  },
  audit: {
    act: 'audit.list',
    plan: (viewer, asked) => ({ ...auditPlan(viewer, asked), select: timedSelect }),
    columns: over(toTimed, () => auditColumns),
  },
}
