import type { ListName } from '../../contract/lists'
import { accountFilters, supplierFilters } from './accounts'
import type { Filters } from './filter'
import { inquiryFilters } from './inquiries'
import { machineFilters } from './machines'
import { quotationFilters } from './quotations'
import { workorderFilters } from './workorders'

/** The filters of each list. */
export const filtersOfLists: Partial<Record<ListName, Filters>> = {
  ...{ workorders: workorderFilters, payments: workorderFilters, inquiries: inquiryFilters },
  ...{ quotations: quotationFilters, customers: accountFilters, suppliers: supplierFilters, machines: machineFilters },
}
