import { env } from '../../infra/env'

/** Whom to call about Jobwork: shown on the sign-in page. */
export const salesContact = () => ({ phone: env().SALES_PHONE, email: env().SALES_EMAIL })
