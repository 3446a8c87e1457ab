import { env } from '../../infra/env'
import { phoneIn } from '../../rules/core/phone'

/** The operator's contact on the sign-in page. */
export const salesContact = () => ({ phone: env().SALES_PHONE, email: env().SALES_EMAIL })

/** The number that customers and suppliers call about an order; null when none is set. */
export const operatorPhone = (): string | null => phoneIn(env().OPERATOR_PHONE ?? '')
