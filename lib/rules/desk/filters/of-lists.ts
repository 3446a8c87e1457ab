import type { ListName } from '../../../contract/desk/lists'
import { accountFilters, supplierFilters } from '../../../terms/filters/accounts'
import type { Filters } from '../../../terms/filters/filter'
import { inquiryFilters } from '../../../terms/filters/inquiries'
import { machineFilters } from '../../../terms/filters/machines'
import { quotationFilters } from '../../../terms/filters/quotations'
import { workorderFilters } from '../../../terms/filters/workorders'

/** The filters of each list. */
export const filtersOfLists: Partial<Record<ListName, Filters>> = {
  workorders: workorderFilters,
  payments: workorderFilters,
  inquiries: inquiryFilters,
  quotations: quotationFilters,
  customers: accountFilters,
  suppliers: supplierFilters,
  machines: machineFilters,
}
