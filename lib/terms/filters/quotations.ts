import { amountFilter, choiceFilter, idFilter } from './filter'

const admin = ['admin'] as const

/** What lists of quotations can be narrowed by. */
export const quotationFilters = {
  expiring: choiceFilter(
    'Expiring',
    { '3d': 'Within 3 days', true: 'Within 3 days' },
    { note: 'Only those without an answer whose validity ends within three days; `true` is the same' },
  ),
  expired: choiceFilter('Expired', { true: 'Expired without an answer' }),
  unconfirmed: choiceFilter('To confirm', { true: 'For an earlier revision' }),
  customerId: idFilter('Customer', 'customer', { roles: admin }),
  supplierId: idFilter('Supplier', 'supplier', { roles: admin }),
  priceFrom: amountFilter('Price from', { group: 'Price' }),
  priceTo: amountFilter('Price to', { group: 'Price' }),
}
