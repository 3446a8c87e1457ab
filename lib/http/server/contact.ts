import { env } from '../../infra/env'

/** The operator's contact on the sign-in page. */
export const salesContact = () => ({ phone: env().SALES_PHONE, email: env().SALES_EMAIL })
