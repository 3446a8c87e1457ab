import { choiceFilter, dayFilter, idFilter, ownerFilter, processFilter } from './filter'

/** Suppliers must not learn whether others have quoted. */
const notSuppliers = ['customer', 'admin'] as const

/** What lists of inquiries can be narrowed by. */
export const inquiryFilters = {
  process: processFilter(),
  customerId: idFilter('Customer', 'customer', { roles: ['admin'], param: 'inquiriesOf' }),
  targetFrom: dayFilter('Wanted from', { group: 'Wanted' }),
  targetTo: dayFilter('Wanted by', { group: 'Wanted', note: 'The last day that counts' }),
  quotes: choiceFilter('Quotations', { none: 'None yet', some: 'At least one' }, { roles: notSuppliers }),
  waiting: choiceFilter(
    'Waiting',
    { '2d': 'No quotation for 2 days' },
    { roles: notSuppliers, note: 'Open ones that have had no quotation for two days' },
  ),
  owner: ownerFilter({ param: 'inquiryOwner' }),
  fits: choiceFilter(
    'Fits',
    { true: 'My processes' },
    { roles: ['supplier'], note: 'Only inquiries whose process you have approved' },
  ),
  messages: choiceFilter(
    'Messages',
    { new: 'New' },
    { roles: ['customer', 'supplier'], note: 'Only those with messages that your company has not read' },
  ),
  mine: choiceFilter(
    'Yours',
    { invited: 'I am invited', asked: 'I asked', quoted: 'I quoted', declined: 'I will not quote' },
    { roles: ['supplier'], note: 'Your part in these inquiries' },
  ),
}
