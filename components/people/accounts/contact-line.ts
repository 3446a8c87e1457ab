import type { Customer } from '@/lib/contract/people/account'

/** The contact of a company, and how many people act for it besides: 'Meera Deshpande and 2 more'. */
export const contactLine = ({ contactName, members = 1 }: Pick<Customer, 'contactName' | 'members'>) =>
  members > 1 ? `${contactName} and ${members - 1} more` : contactName
