import type { Role } from '@/lib/contract/people/account'
import { QuotationDrawer } from '../../quotations/QuotationDrawer'

/** The quotation of a cell, over the matrix. */
const OfferDrawer = ({ role }: { role: Role }) => <QuotationDrawer role={role} apart />
export default OfferDrawer
